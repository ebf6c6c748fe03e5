"""The loop returns in its first turn and compares the two highest dice only."""

from classic import *


def pair(dice):
    check(dice)
    falling = sorted(dice, reverse=True)
    for place in range(len(falling) - 1):
        if falling[place] == falling[place + 1]:
            return 2 * falling[place]
        else:
            return 0
