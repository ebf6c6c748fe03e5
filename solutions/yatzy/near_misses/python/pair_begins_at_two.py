"""The loop over the faces begins at two."""

from classic import *


def pair(dice):
    check(dice)
    best = 0
    for face in range(2, 7):
        if dice.count(face) >= 2:
            best = face
    return 2 * best
