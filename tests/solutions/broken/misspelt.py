"""Broken: everything that is there is right, but large straight is misspelt."""


def chance(dice):
    return sum(dice)


def small_straight(dice):
    return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0


def larg_strate(dice):
    return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0
