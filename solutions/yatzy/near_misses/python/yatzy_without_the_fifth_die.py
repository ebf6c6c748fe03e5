"""The comparing stops at the fourth die."""

from classic import *


def yatzy(dice):
    check(dice)
    return 50 if dice[0] == dice[1] == dice[2] == dice[3] else 0
