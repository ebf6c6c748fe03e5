"""Needs a library that nobody permitted."""

import numpy


def score(dice, category):
    return int(numpy.sum(dice))
