"""Nobody counts the pairs before they are paid."""

from classic import *


def two_pairs(dice):
    check(dice)
    return sum(2 * face for face in set(dice) if dice.count(face) >= 2)
