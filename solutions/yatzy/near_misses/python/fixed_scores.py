"""Yatzy with fixed scores for straights and full house: right in every category."""


def chance(dice):
    return sum(dice)


def yatzy(dice):
    return 50 if len(set(dice)) == 1 else 0


def ones(dice):
    return dice.count(1)


def twos(dice):
    return dice.count(2) * 2


def threes(dice):
    return dice.count(3) * 3


def fours(dice):
    return dice.count(4) * 4


def fives(dice):
    return dice.count(5) * 5


def sixes(dice):
    return dice.count(6) * 6


def alike(times, dice):
    for face in (6, 5, 4, 3, 2, 1):
        if dice.count(face) >= times:
            return times * face
    return 0


def pair(dice):
    return alike(2, dice)


def three_of_a_kind(dice):
    return alike(3, dice)


def four_of_a_kind(dice):
    return alike(4, dice)


def two_pairs(dice):
    pairs = [face for face in range(1, 7) if dice.count(face) >= 2]
    return 2 * sum(pairs) if len(pairs) == 2 else 0


def in_a_row(length, dice):
    """Whether so many numbers in a row are there."""
    rows = [range(first, first + length) for first in range(1, 8 - length)]
    return any(set(row) <= set(dice) for row in rows)


def small_straight(dice):
    return 30 if in_a_row(4, dice) else 0


def large_straight(dice):
    return 40 if in_a_row(5, dice) else 0


def full_house(dice):
    return 25 if len(set(dice)) == 2 and dice.count(dice[0]) in (2, 3) else 0
