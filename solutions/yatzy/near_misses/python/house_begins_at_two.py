"""The loop over the faces begins at two."""

from classic import *


def full_house(dice):
    check(dice)
    counts = [dice.count(face) for face in range(2, 7)]
    return sum(dice) if 2 in counts and 3 in counts else 0
