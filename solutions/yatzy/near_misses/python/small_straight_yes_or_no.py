"""The answer says whether it is a straight and not what it pays."""

from classic import *


def small_straight(dice):
    check(dice)
    return sorted(dice) == [1, 2, 3, 4, 5]
