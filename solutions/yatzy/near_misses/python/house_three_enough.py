"""The pair may be two dice of the three."""

from classic import *


def full_house(dice):
    return sum(dice) if pair(dice) and three_of_a_kind(dice) else 0
