"""Two different faces are enough, however many dice show each."""

from classic import *


def full_house(dice):
    check(dice)
    return sum(dice) if len(dice) == 5 and len(set(dice)) == 2 else 0
