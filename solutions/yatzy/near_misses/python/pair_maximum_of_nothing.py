"""The highest pair is asked for even where there is none."""

from classic import *


def pair(dice):
    check(dice)
    return 2 * max(face for face in dice if dice.count(face) >= 2)
