"""Each three pays 2, as if it were a two."""

from classic import *


def threes(dice):
    check(dice)
    total = 0
    for die in dice:
        if die == 3:
            total += 2
    return total
