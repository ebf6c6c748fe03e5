"""Five different dice are enough, in a row or not."""

from fixed_scores import *


def large_straight(dice):
    return 40 if len(set(dice)) == 5 else 0
