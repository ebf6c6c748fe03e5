"""Right as far as it goes; held in the less usual ways."""

from enum import Enum

chance = sum


class Category(Enum):
    PAIR = "pair"
    TWO_PAIRS = "two pairs"


def score(dice, category):
    category = Category(category)
    if category is Category.TWO_PAIRS:
        raise NotImplementedError
    faces = [face for face in set(dice) if dice.count(face) == 2]
    return 2 * max(faces, default=0)


class Hand:
    def __init__(self, dice):
        self.dice = list(dice)

    def yatzy(self):
        return 50 if len(set(self.dice)) == 1 else 0


class Rule:
    def __init__(self, face):
        self.face = face

    def points(self, dice):
        return self.face * dice.count(self.face)


UPPER = {"threes": Rule(3), "fours": Rule(4)}


def threes(dice):
    return UPPER["threes"].points(dice)


def fours(dice):
    return UPPER["fours"].points(dice)
