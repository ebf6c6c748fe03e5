"""A pair counts only where it is the one pair on the table."""

from classic import *


def pair(dice):
    check(dice)
    pairs = {face for face in dice if dice.count(face) >= 2}
    return 2 * pairs.pop() if len(pairs) == 1 else 0
