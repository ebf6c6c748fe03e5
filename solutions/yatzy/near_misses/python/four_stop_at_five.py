"""The loop over the faces stops at five."""

from classic import *


def four_of_a_kind(dice):
    check(dice)
    for face in range(1, 6):
        if dice.count(face) >= 4:
            return 4 * face
    return 0
