"""Any dice that add up to 20 are taken for the straight."""

from classic import *


def large_straight(dice):
    check(dice)
    return 20 if sum(dice) == 20 else 0
