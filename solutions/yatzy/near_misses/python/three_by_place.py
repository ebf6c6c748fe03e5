"""Of the sorted dice only the first and the third are compared."""

from classic import *


def three_of_a_kind(dice):
    check(dice)
    rising = sorted(dice)
    return 3 * rising[0] if rising[0] == rising[2] else 0
