"""Does not load: the neighbour of yatzy.py, with a bracket that is never closed."""


def add_up(dice):
    return sum(dice
