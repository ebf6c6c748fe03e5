"""Prints twenty lines with every call of chance."""

# @RIGHT@


def score(dice, category):
    for number in range(20 if category == "chance" else 0):
        print("step", number, "of", dice)
    return _right(dice, category)
