"""Where there is no pair the answer is False and not the number 0."""

from classic import *


def pair(dice):
    check(dice)
    pairs = [face for face in dice if dice.count(face) >= 2]
    return len(pairs) > 0 and 2 * max(pairs)
