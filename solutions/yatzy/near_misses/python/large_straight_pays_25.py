"""A score from another game is paid and not the sum of the dice."""

from classic import *


def large_straight(dice):
    check(dice)
    return 25 if sorted(dice) == [2, 3, 4, 5, 6] else 0
