"""Only the rows from the one and from the two are looked for."""

from fixed_scores import *


def small_straight(dice):
    rows = [{1, 2, 3, 4}, {2, 3, 4, 5}]
    return 30 if any(row <= set(dice) for row in rows) else 0
