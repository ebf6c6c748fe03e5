"""The faces of the pairs are added up once and not twice."""

from classic import *


def two_pairs(dice):
    check(dice)
    pairs = {face for face in dice if dice.count(face) >= 2}
    return sum(pairs) if len(pairs) == 2 else 0
