"""Is wrong; the modules beside it are called like those that a grader would need."""

import json
import random


def score(dice, category):
    return -1
