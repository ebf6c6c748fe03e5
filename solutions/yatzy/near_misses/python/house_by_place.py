"""The three lowest dice have to be the three and the two highest the two."""

from exactly import *


def full_house(dice):
    a, b, c, d, e = sorted(dice)
    return sum(dice) if a == b == c and c != d and d == e else 0
