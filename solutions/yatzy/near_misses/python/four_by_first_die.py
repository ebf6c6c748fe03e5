"""Only equals of the first die are looked for."""

from classic import *


def four_of_a_kind(dice):
    check(dice)
    return 4 * dice[0] if dice.count(dice[0]) >= 4 else 0
