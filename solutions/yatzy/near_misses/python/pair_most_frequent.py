"""The face that shows most often is taken for the pair, however low it is."""

from classic import *


def pair(dice):
    check(dice)
    face = max(dice, key=dice.count)
    return 2 * face if dice.count(face) >= 2 else 0
