"""An even number of equal dice is taken for a pair, four of them too."""

from exactly import *


def pair(dice):
    pairs = [die for die in dice if dice.count(die) % 2 == 0]
    return 2 * max(pairs, default=0)
