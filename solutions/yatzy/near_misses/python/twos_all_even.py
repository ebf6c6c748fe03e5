"""A die that can be divided by two is taken for a two."""

from classic import *


def twos(dice):
    check(dice)
    return 2 * sum(1 for die in dice if die % 2 == 0)
