"""The dice have to lie in rising order."""

from classic import *


def large_straight(dice):
    check(dice)
    for die, wanted in zip(dice, (2, 3, 4, 5, 6)):
        if die != wanted:
            return 0
    return 20 if len(dice) == 5 else 0
