"""The neighbour of late.py, imported in the middle of a call."""


def add_up(dice):
    return sum(dice)
