"""Five different dice with a six among them are enough."""

from classic import *


def large_straight(dice):
    check(dice)
    return sum(dice) if len(set(dice)) == 5 and 6 in dice else 0
