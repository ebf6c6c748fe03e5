"""Three alike are let through and paid as four."""

from classic import *


def four_of_a_kind(dice):
    return 4 * highest(3, dice)
