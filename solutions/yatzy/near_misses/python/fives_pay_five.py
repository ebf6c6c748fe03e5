"""It is only asked whether there is a five."""

from classic import *


def fives(dice):
    check(dice)
    return 5 if 5 in dice else 0
