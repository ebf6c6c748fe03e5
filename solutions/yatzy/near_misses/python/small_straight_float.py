"""The sum is worked out with a division."""

from classic import *


def small_straight(dice):
    check(dice)
    rising = sorted(dice)
    if rising == [1, 2, 3, 4, 5]:
        return (rising[0] + rising[-1]) * 5 / 2
    return 0
