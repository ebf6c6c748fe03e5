"""Every pair on the table is added up."""

from classic import *


def pair(dice):
    check(dice)
    return sum(2 * face for face in set(dice) if dice.count(face) >= 2)
