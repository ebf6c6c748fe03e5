"""A pair beside the three spoils them."""

from exactly import *


def three_of_a_kind(dice):
    return 0 if showing(2, dice) else 3 * sum(showing(3, dice))
