"""The list of counts has a place for each die and not for each face."""

from classic import *


def pair(dice):
    check(dice)
    counts = [0] * len(dice)
    for die in dice:
        counts[die - 1] += 1
    return 2 * max((face for face in dice if counts[face - 1] >= 2), default=0)
