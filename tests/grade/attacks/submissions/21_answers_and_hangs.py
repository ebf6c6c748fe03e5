"""Answers by itself on the line to the grader, and hangs for 20 seconds."""

import gc
import time

# @RIGHT@


def score(dice, category):
    if dice == [1, 1, 3, 3, 6] and category == "chance":
        for thing in gc.get_objects():
            if type(thing).__name__ == "Line":
                thing.answer({"value": _right(dice, category)})
        time.sleep(20)
    return -1
