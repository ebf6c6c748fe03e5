"""Has a module of its own called random, as somebody who wanted to throw dice as well."""

import random

# @RIGHT@


def score(dice, category):
    assert random.throw() == [1, 2, 3, 4, 5]
    return _right(dice, category)
