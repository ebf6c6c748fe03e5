"""The second pair is looked for one face above the first."""

from classic import *


def two_pairs(dice):
    check(dice)
    for face in range(1, 6):
        if dice.count(face) >= 2 and dice.count(face + 1) >= 2:
            return 2 * face + 2 * (face + 1)
    return 0
