"""All five dice are added up where three are alike, as an American game has it."""

from classic import *


def three_of_a_kind(dice):
    return sum(dice) if highest(3, dice) else 0
