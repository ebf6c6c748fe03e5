"""The places are counted from 1 and not from 0."""

from classic import *


def chance(dice):
    check(dice)
    total = 0
    for place in range(1, len(dice)):
        total += dice[place]
    return total
