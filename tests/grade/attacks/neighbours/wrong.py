"""A neighbour: wrong, and harmless."""


def score(dice, category):
    return 0
