"""A fourth equal die is let through, and only five alike are turned away."""

from exactly import *


def three_of_a_kind(dice):
    return 3 * sum(showing(3, dice) + showing(4, dice))
