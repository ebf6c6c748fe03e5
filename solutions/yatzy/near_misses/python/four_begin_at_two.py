"""The loop over the faces begins at two."""

from classic import *


def four_of_a_kind(dice):
    check(dice)
    for face in range(2, 7):
        if dice.count(face) >= 4:
            return 4 * face
    return 0
