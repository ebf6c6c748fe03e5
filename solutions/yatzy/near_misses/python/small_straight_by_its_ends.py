"""Only the lowest and the highest die are looked at, and not what lies between."""

from classic import *


def small_straight(dice):
    check(dice)
    return 15 if min(dice) == 1 and max(dice) == 5 else 0
