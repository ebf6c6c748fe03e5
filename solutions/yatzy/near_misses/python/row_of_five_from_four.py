"""Four in a row are enough for the large straight."""

from fixed_scores import *


def large_straight(dice):
    return 40 if in_a_row(4, dice) else 0
