"""Right: one category in each shape that a function or a method can have."""

from collections import Counter
from functools import wraps
from math import gcd
from statistics import median

from beside_offers import Dice, four_of_a_kind

LIMIT = 6
Roll = tuple[int, ...]


def checked(function):
    @wraps(function)
    def inner(*given):
        return function(*given)

    return inner


def chance(dice):
    return sum(dice)


def yatzy(*dice):
    return 50 if len(set(dice)) == 1 else 0


def ones(dice, face=1, *, verbose=False, **options):
    return face * dice.count(face)


twos = lambda dice: 2 * dice.count(2)


@checked
def threes(dice):
    return 3 * dice.count(3)


def _hidden(dice):
    return gcd(*dice) + median(dice)


class Card:
    @staticmethod
    def fours(dice):
        return 4 * dice.count(4)

    def fives(self, dice):
        return 5 * dice.count(5)

    @staticmethod
    def pair(dice):
        return 0

    def two_pairs(self, dice):
        return 0


class Yatzy(Card):
    LUCKY = 6

    def __init__(self, *dice):
        self.dice = dice

    @classmethod
    def sixes(cls, dice):
        return cls.LUCKY * dice.count(cls.LUCKY)

    def full_house(self):
        return sum(self.dice) if sorted(Counter(self.dice).values()) == [2, 3] else 0

    @staticmethod
    def pair(dice):
        return 2 * max((die for die in dice if dice.count(die) > 1), default=0)

    @staticmethod
    def two_pairs(dice):
        pairs = [die for die in set(dice) if dice.count(die) > 1]
        return 2 * sum(pairs) if len(pairs) == 2 else 0

    @staticmethod
    def _three(dice):
        return 0
