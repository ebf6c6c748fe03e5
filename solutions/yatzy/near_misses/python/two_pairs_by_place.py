"""The sorted dice are compared by their places, first with second and third with fourth."""

from classic import *


def two_pairs(dice):
    check(dice)
    rising = sorted(dice)
    if rising[0] == rising[1] != rising[2] == rising[3]:
        return sum(rising[:4])
    return 0
