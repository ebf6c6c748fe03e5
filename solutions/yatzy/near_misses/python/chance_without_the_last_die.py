"""The loop stops one die too early."""

from classic import *


def chance(dice):
    check(dice)
    total = 0
    for place in range(len(dice) - 1):
        total += dice[place]
    return total
