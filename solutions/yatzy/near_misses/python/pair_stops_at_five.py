"""The loop over the faces stops at five."""

from classic import *


def pair(dice):
    check(dice)
    best = 0
    for face in range(1, 6):
        if dice.count(face) >= 2:
            best = face
    return 2 * best
