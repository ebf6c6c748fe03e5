"""The loop looks at four dice and not at the fifth."""

from classic import *


def sixes(dice):
    check(dice)
    total = 0
    for place in range(4):
        if dice[place] == 6:
            total += 6
    return total
