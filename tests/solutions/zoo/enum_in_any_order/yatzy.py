from enum import Enum, auto


class Category(Enum):
    YATZY = auto()
    FULL_HOUSE = auto()
    CHANCE = auto()
    SMALL_STRAIGHT = auto()
    LARGE_STRAIGHT = auto()
    PAIR = auto()
    TWO_PAIRS = auto()
    THREE_OF_A_KIND = auto()
    FOUR_OF_A_KIND = auto()
    SIXES = auto()
    FIVES = auto()
    FOURS = auto()
    THREES = auto()
    TWOS = auto()
    ONES = auto()


UPPER = [Category.ONES, Category.TWOS, Category.THREES, Category.FOURS, Category.FIVES, Category.SIXES]


def score(dice, category):
    counts = sorted((dice.count(face) for face in set(dice)), reverse=True)
    if category in UPPER:
        face = UPPER.index(category) + 1
        return face * dice.count(face)
    if category is Category.CHANCE:
        return sum(dice)
    if category is Category.YATZY:
        return 50 if counts == [5] else 0
    if category is Category.PAIR:
        return 2 * max((die for die in dice if dice.count(die) >= 2), default=0)
    if category is Category.TWO_PAIRS:
        pairs = {die for die in dice if dice.count(die) >= 2}
        return 2 * sum(pairs) if len(pairs) == 2 else 0
    if category is Category.THREE_OF_A_KIND:
        return 3 * max((die for die in dice if dice.count(die) >= 3), default=0)
    if category is Category.FOUR_OF_A_KIND:
        return 4 * max((die for die in dice if dice.count(die) >= 4), default=0)
    if category is Category.SMALL_STRAIGHT:
        return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0
    if category is Category.LARGE_STRAIGHT:
        return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0
    if category is Category.FULL_HOUSE:
        return sum(dice) if counts == [3, 2] else 0
    raise ValueError(f"unknown category: {category}")
