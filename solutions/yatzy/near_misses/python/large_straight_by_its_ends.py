"""Only the lowest and the highest die are looked at, and not what lies between."""

from classic import *


def large_straight(dice):
    check(dice)
    return 20 if min(dice) == 2 and max(dice) == 6 else 0
