"""The fifth die is paid along with the pairs."""

from classic import *


def two_pairs(dice):
    check(dice)
    pairs = {face for face in dice if dice.count(face) >= 2}
    return sum(dice) if len(pairs) == 2 else 0
