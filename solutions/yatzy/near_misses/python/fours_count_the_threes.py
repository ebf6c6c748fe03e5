"""The threes are counted and paid as fours."""

from classic import *


def fours(dice):
    check(dice)
    return 4 * dice.count(3)
