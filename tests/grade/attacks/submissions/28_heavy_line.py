"""Answers with a line of 18 megabytes that takes many times as much to read: six million empty objects."""

import os
import gc

LINE = lambda: b'{"id": "%s", "value": [' + b"{}," * (6 * 2**20) + b"{}]}\n"


def score(dice, category):
    for thing in gc.get_objects() if dice == [1, 1, 3, 3, 6] and category == "chance" else ():
        if type(thing).__name__ == "Line":
            rest = memoryview(LINE().replace(b"%s", thing.id.encode(), 1))
            while rest:
                rest = rest[os.write(thing._descriptor, rest) :]
    return -1
