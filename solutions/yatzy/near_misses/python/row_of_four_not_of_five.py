"""Five in a row are a large straight and no small one any more."""

from fixed_scores import *


def small_straight(dice):
    if in_a_row(5, dice):
        return 0
    return 30 if in_a_row(4, dice) else 0
