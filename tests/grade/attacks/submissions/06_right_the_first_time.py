"""Is right when a roll is asked for the first time, and wrong whenever it comes again."""

# @RIGHT@

seen = set()


def score(dice, category):
    key = (*dice, category)
    if key in seen:
        return -1
    seen.add(key)
    return _right(dice, category)
