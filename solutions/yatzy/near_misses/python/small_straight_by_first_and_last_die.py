"""The first die as it lies has to be a one and the last a five, and no other is looked at."""

from classic import *


def small_straight(dice):
    check(dice)
    return 15 if dice[0] == 1 and dice[-1] == 5 else 0
