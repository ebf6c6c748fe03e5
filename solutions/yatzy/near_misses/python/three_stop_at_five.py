"""The loop over the faces stops at five."""

from classic import *


def three_of_a_kind(dice):
    check(dice)
    for face in range(1, 6):
        if dice.count(face) >= 3:
            return 3 * face
    return 0
