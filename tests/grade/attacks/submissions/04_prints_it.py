"""Prints the right score, and returns nothing."""

# @RIGHT@


def score(dice, category):
    print(_right(dice, category))
