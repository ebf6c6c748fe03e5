"""Only 2-3-4-5-6 is taken for a large straight, as other rules have it."""

from fixed_scores import *


def large_straight(dice):
    return 40 if sorted(dice) == [2, 3, 4, 5, 6] else 0
