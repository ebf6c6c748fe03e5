"""The function ends without a return where there is no house."""

from classic import *


def full_house(dice):
    check(dice)
    if sorted(Counter(dice).values()) == [2, 3]:
        return sum(dice)
