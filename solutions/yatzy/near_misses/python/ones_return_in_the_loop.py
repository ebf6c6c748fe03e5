"""The search ends at the first one, and no other is paid."""

from classic import *


def ones(dice):
    check(dice)
    for die in dice:
        if die == 1:
            return 1
    return 0
