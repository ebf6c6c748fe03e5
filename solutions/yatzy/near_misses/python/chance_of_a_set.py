"""The dice become a set before they are added up, and equal ones count once."""

from classic import *


def chance(dice):
    check(dice)
    return sum(set(dice))
