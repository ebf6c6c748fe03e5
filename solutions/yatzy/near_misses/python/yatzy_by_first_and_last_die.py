"""Only the first and the last die are compared."""

from classic import *


def yatzy(dice):
    check(dice)
    return 50 if dice[0] == dice[-1] else 0
