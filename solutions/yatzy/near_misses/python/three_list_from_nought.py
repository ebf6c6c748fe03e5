"""A list of six places is counted from 0."""

from classic import *


def three_of_a_kind(dice):
    check(dice)
    counts = [0] * 6
    for die in dice:
        counts[die] += 1
    for face in range(6):
        if counts[face] >= 3:
            return 3 * face
    return 0
