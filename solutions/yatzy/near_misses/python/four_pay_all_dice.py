"""The fifth die is paid along with the four."""

from classic import *


def four_of_a_kind(dice):
    return sum(dice) if highest(4, dice) else 0
