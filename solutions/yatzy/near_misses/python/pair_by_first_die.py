"""Only equals of the first die are looked for."""

from classic import *


def pair(dice):
    check(dice)
    return 2 * dice[0] if dice.count(dice[0]) >= 2 else 0
