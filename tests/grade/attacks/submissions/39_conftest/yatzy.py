"""Is wrong; the hooks and settings beside it would make pytest pass it."""


def score(dice, category):
    return -1
