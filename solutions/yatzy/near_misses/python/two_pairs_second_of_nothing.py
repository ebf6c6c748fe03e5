"""The second pair is taken without a look whether there is one."""

from classic import *


def two_pairs(dice):
    check(dice)
    pairs = [face for face in range(1, 7) if dice.count(face) >= 2]
    return 2 * pairs[0] + 2 * pairs[1]
