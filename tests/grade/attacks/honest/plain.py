"""Right, and nothing else."""

# @RIGHT@


def score(dice, category):
    return _right(dice, category)
