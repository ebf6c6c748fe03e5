"""Of two pairs the lower one is paid."""

from classic import *


def pair(dice):
    check(dice)
    pairs = [face for face in dice if dice.count(face) >= 2]
    return 2 * min(pairs, default=0)
