"""Five different dice with a one among them are enough."""

from classic import *


def small_straight(dice):
    check(dice)
    return sum(dice) if len(set(dice)) == 5 and 1 in dice else 0
