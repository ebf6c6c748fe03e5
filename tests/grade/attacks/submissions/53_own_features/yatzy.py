"""Is wrong; the features and steps beside it say that it is right."""


def score(dice, category):
    return -1
