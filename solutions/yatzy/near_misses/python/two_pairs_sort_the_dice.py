"""The list of dice that was handed over is itself sorted."""

from classic import *


def two_pairs(dice):
    check(dice)
    dice.sort()
    pairs = [face for face in set(dice) if dice.count(face) >= 2]
    return 2 * sum(pairs) if len(pairs) == 2 else 0
