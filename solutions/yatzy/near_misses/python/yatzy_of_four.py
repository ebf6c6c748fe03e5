"""Four alike are enough."""

from classic import *


def yatzy(dice):
    check(dice)
    return 50 if any(dice.count(face) >= 4 for face in dice) else 0
