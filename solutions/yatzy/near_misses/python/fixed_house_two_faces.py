"""Two different faces are enough, however many dice show each."""

from fixed_scores import *


def full_house(dice):
    return 25 if len(set(dice)) == 2 else 0
