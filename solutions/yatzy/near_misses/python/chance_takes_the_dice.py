"""Each die is taken out of the list as it is added."""

from exactly import *


def chance(dice):
    total = 0
    while dice:
        total += dice.pop()
    return total
