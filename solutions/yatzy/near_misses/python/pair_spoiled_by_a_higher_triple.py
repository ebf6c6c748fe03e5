"""Only the highest face that is there more than once is looked at."""

from exactly import *


def pair(dice):
    face = max((die for die in dice if dice.count(die) > 1), default=0)
    return 2 * face if dice.count(face) == 2 else 0
