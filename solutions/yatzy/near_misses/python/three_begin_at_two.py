"""The loop over the faces begins at two."""

from classic import *


def three_of_a_kind(dice):
    check(dice)
    for face in range(2, 7):
        if dice.count(face) >= 3:
            return 3 * face
    return 0
