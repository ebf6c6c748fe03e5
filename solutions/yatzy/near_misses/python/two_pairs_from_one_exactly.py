"""Nobody counts the pairs before they are paid."""

from exactly import *


def two_pairs(dice):
    return 2 * sum(showing(2, dice))
