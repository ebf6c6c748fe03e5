"""Is wrong; Python would import the modules beside it at its own start."""


def score(dice, category):
    return -1
