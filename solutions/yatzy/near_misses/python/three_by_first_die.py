"""Only equals of the first die are looked for."""

from classic import *


def three_of_a_kind(dice):
    check(dice)
    return 3 * dice[0] if dice.count(dice[0]) >= 3 else 0
