"""Answers rightly, and empties the list that it was given."""

# @RIGHT@


def score(dice, category):
    points = _right(dice, category)
    dice.clear()
    return points
