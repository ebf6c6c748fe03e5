"""Is right, and takes half a second for each call behind the first two thousand, which is never too long by itself."""

import time
from itertools import count

# @RIGHT@

calls = count()


def score(dice, category):
    if next(calls) > 2000:
        time.sleep(0.5)
    return _right(dice, category)
