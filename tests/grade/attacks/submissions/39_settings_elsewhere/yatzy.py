"""Is wrong; its settings say that the reference solution is meant, by a path that leads out of the folder."""


def score(dice, category):
    return -1
