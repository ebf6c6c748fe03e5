"""The pair and the three are not asked to be of different faces."""

from exactly import *


def full_house(dice):
    a, b, c, d, e = sorted(dice)
    return sum(dice) if a == b and d == e and c in (b, d) else 0
