"""Has nothing in it yet."""


def score(dice, category):
    raise NotImplementedError
