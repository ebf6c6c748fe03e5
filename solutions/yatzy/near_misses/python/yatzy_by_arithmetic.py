"""It is only asked whether the dice add up to five times the first one."""

from classic import *


def yatzy(dice):
    check(dice)
    return 50 if sum(dice) == len(dice) * dice[0] else 0
