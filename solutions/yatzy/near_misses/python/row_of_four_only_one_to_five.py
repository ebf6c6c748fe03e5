"""Only 1-2-3-4-5 is taken for a small straight, as other rules have it."""

from fixed_scores import *


def small_straight(dice):
    return 30 if sorted(dice) == [1, 2, 3, 4, 5] else 0
