"""The fifth die is paid along with the pairs."""

from exactly import *


def two_pairs(dice):
    return sum(dice) if len(showing(2, dice)) == 2 else 0
