"""Of two pairs the lower one is paid."""

from exactly import *


def pair(dice):
    pairs = showing(2, dice)
    return 2 * pairs[0] if pairs else 0
