"""Of the sorted dice only the first and the fourth are compared."""

from classic import *


def four_of_a_kind(dice):
    check(dice)
    rising = sorted(dice)
    return 4 * rising[0] if rising[0] == rising[3] else 0
