"""Is wrong once in a thousand, by chance."""

import random

# @RIGHT@

chance_of_it = random.SystemRandom().random


def score(dice, category):
    return _right(dice, category) if chance_of_it() > 0.001 else -1
