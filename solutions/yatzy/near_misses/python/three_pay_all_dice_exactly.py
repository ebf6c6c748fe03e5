"""All five dice are added up where three are alike, as an American game has it."""

from exactly import *


def three_of_a_kind(dice):
    return sum(dice) if showing(3, dice) else 0
