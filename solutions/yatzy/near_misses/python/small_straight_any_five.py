"""Five different dice are enough, in a row or not."""

from classic import *


def small_straight(dice):
    check(dice)
    return 15 if len(set(dice)) == 5 else 0
