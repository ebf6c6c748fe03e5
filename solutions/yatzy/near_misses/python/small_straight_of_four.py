"""Four dice in a row are enough, as other rules have it."""

from classic import *


def small_straight(dice):
    check(dice)
    for row in ({1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}):
        if len(dice) == 5 and row <= set(dice):
            return 15
    return 0
