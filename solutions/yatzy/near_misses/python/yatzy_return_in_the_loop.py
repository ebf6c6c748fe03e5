"""The loop returns in its first turn and compares two dice only."""

from classic import *


def yatzy(dice):
    check(dice)
    for die in dice[1:]:
        if die != dice[0]:
            return 0
        return 50
