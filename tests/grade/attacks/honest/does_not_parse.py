"""Has a bracket too many."""


def score(dice, category):
    return sum(dice))
