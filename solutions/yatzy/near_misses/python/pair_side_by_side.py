"""Each die is compared with the next one only, and nothing is sorted."""

from classic import *


def pair(dice):
    check(dice)
    pairs = [die for die, following in zip(dice, dice[1:]) if die == following]
    return 2 * max(pairs, default=0)
