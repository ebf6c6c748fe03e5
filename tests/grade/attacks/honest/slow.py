"""Takes half a second for five ones as yatzy, which is slow and not too slow."""

import time

# @RIGHT@


def score(dice, category):
    if category == "yatzy" and dice == [1, 1, 1, 1, 1]:
        time.sleep(0.5)
    return _right(dice, category)
