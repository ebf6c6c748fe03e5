"""It is only seen to that each die is one of 1 to 5, and not that all of these are there."""

from classic import *


def small_straight(dice):
    check(dice)
    return 15 if all(die in (1, 2, 3, 4, 5) for die in dice) else 0
