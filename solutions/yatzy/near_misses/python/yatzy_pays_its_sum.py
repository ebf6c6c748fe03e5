"""The dice are added up where 50 is wanted."""

from classic import *


def yatzy(dice):
    check(dice)
    return sum(dice) if len(set(dice)) == 1 else 0
