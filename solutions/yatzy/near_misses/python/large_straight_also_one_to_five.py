"""Any five dice in a row are taken for the large straight."""

from classic import *


def large_straight(dice):
    check(dice)
    if len(set(dice)) == 5 and max(dice) - min(dice) == 4:
        return sum(dice)
    return 0
