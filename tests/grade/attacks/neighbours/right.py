"""A neighbour: right, and harmless."""

# @RIGHT@


def score(dice, category):
    return _right(dice, category)
