"""Has a name that a shell would run."""


def score(dice, category):
    return -1
