"""The loop over the faces stops at five."""

from classic import *


def two_pairs(dice):
    check(dice)
    pairs = [face for face in range(1, 6) if dice.count(face) >= 2]
    return 2 * sum(pairs) if len(pairs) == 2 else 0
