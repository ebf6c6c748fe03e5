"""Is wrong; its settings are nested so deep that a reader of them falls over."""


def score(dice, category):
    return -1
