"""The three are paid and the two are not."""

from classic import *


def full_house(dice):
    check(dice)
    if sorted(Counter(dice).values()) == [2, 3]:
        return three_of_a_kind(dice)
    return 0
