"""The dice of the house come back as a list and nobody has added them up."""

from classic import *


def full_house(dice):
    check(dice)
    return list(dice) if sorted(Counter(dice).values()) == [2, 3] else 0
