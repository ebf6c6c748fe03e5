"""Four different dice are enough, in a row or not."""

from fixed_scores import *


def small_straight(dice):
    return 30 if len(set(dice)) >= 4 else 0
