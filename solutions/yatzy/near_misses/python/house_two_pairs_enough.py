"""Two pairs are enough, and nobody asks for the third die."""

from classic import *


def full_house(dice):
    return sum(dice) if two_pairs(dice) and len(dice) == 5 else 0
