"""Three alike anywhere on the table spoil the pair beside them."""

from exactly import *


def pair(dice):
    if showing(3, dice):
        return 0
    return 2 * max(showing(2, dice), default=0)
