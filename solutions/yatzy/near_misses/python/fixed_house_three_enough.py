"""The pair may be two dice of the three."""

from fixed_scores import *


def full_house(dice):
    return 25 if pair(dice) and three_of_a_kind(dice) else 0
