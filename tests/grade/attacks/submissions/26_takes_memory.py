"""Takes a gigabyte; only where it gets it is it right."""

# @RIGHT@


def score(dice, category):
    taken = [0] * 2**27
    return _right(dice, category)
