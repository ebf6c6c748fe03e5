"""The dice have to lie in rising order."""

from classic import *


def small_straight(dice):
    check(dice)
    return 15 if list(dice) == [1, 2, 3, 4, 5] else 0
