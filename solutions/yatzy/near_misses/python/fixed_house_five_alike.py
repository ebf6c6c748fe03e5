"""The pair and the three are not asked to be of different faces."""

from fixed_scores import *


def full_house(dice):
    for die in dice:
        if dice.count(die) not in (2, 3, 5):
            return 0
    return 25 if len(set(dice)) <= 2 else 0
