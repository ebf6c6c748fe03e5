"""Both pairs are found, and only the higher one is paid."""

from classic import *


def two_pairs(dice):
    check(dice)
    pairs = {face for face in dice if dice.count(face) >= 2}
    return 2 * max(pairs) if len(pairs) == 2 else 0
