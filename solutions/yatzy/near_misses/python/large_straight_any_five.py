"""Five different dice are enough, in a row or not."""

from classic import *


def large_straight(dice):
    check(dice)
    return 20 if len(set(dice)) == 5 else 0
