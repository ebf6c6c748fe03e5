"""Any dice that add up to 15 are taken for the straight."""

from classic import *


def small_straight(dice):
    check(dice)
    return 15 if sum(dice) == 15 else 0
