"""Where the dice don't agree the answer is False and not the number 0."""

from classic import *


def yatzy(dice):
    check(dice)
    return len(set(dice)) == 1 and 50
