"""The loop over the faces stops at five."""

from classic import *


def yatzy(dice):
    check(dice)
    for face in range(1, 6):
        if dice.count(face) == len(dice):
            return 50
    return 0
