"""The return stands in the loop."""

from classic import *


def chance(dice):
    check(dice)
    total = 0
    for die in dice:
        total += die
        return total
