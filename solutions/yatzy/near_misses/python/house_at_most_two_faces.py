"""One face or two are enough, however many dice show each."""

from exactly import *


def full_house(dice):
    return sum(dice) if len(set(dice)) <= 2 else 0
