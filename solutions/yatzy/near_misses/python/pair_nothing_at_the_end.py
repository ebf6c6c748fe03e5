"""The function ends without a return where there is no pair."""

from classic import *


def pair(dice):
    check(dice)
    for face in (6, 5, 4, 3, 2, 1):
        if dice.count(face) >= 2:
            return 2 * face
