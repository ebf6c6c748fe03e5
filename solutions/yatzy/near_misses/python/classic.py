"""Yatzy with five dice, or four when one has gone under the sofa: right in every category."""

from collections import Counter


def check(dice):
    if len(dice) not in (4, 5):
        raise ValueError("Yatzy is played with four or five dice")


def chance(dice):
    check(dice)
    return sum(dice)


def yatzy(dice):
    check(dice)
    return 50 if len(set(dice)) == 1 else 0


def ones(dice):
    return sum_of(1, dice)


def twos(dice):
    return sum_of(2, dice)


def threes(dice):
    return sum_of(3, dice)


def fours(dice):
    return sum_of(4, dice)


def fives(dice):
    return sum_of(5, dice)


def sixes(dice):
    return sum_of(6, dice)


def sum_of(face, dice):
    check(dice)
    return face * dice.count(face)


def pair(dice):
    return 2 * highest(2, dice)


def three_of_a_kind(dice):
    return 3 * highest(3, dice)


def four_of_a_kind(dice):
    return 4 * highest(4, dice)


def highest(times, dice):
    """The highest face that shows at least so often, and 0 where none does."""
    check(dice)
    return max((face for face in dice if dice.count(face) >= times), default=0)


def two_pairs(dice):
    check(dice)
    pairs = [face for face in set(dice) if dice.count(face) >= 2]
    return 2 * sum(pairs) if len(pairs) == 2 else 0


def small_straight(dice):
    check(dice)
    return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0


def large_straight(dice):
    check(dice)
    return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0


def full_house(dice):
    check(dice)
    return sum(dice) if sorted(Counter(dice).values()) == [2, 3] else 0
