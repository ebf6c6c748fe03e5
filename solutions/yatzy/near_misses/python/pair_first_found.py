"""The search ends at the first die that has an equal."""

from classic import *


def pair(dice):
    check(dice)
    for die in dice:
        if dice.count(die) >= 2:
            return 2 * die
    return 0
