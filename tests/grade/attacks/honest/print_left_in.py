"""Prints what it looks at, as one does while looking for a mistake."""

# @RIGHT@


def score(dice, category):
    print("dice:", dice, "category:", category)
    return _right(dice, category)
