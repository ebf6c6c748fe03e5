"""The two straights have changed places."""

from classic import *


def small_straight(dice):
    check(dice)
    return 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0


def large_straight(dice):
    check(dice)
    return 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0
