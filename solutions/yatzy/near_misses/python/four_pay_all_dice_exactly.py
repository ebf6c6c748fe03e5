"""The fifth die is paid along with the four."""

from exactly import *


def four_of_a_kind(dice):
    return sum(dice) if showing(4, dice) else 0
