"""The sorted dice have to follow one upon the other place by place."""

from fixed_scores import *


def small_straight(dice):
    rising = sorted(dice)
    for first in (0, 1):
        low = rising[first]
        if rising[first : first + 4] == [low, low + 1, low + 2, low + 3]:
            return 30
    return 0
