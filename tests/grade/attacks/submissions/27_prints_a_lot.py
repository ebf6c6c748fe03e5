"""Is right, and prints 64 megabytes on each of both streams whenever it is asked for chance."""

import os
import sys

# @RIGHT@

MEGABYTE = "x" * 1023 + "\n"


def score(dice, category):
    for _ in range(64 * 1024 if category == "chance" else 0):
        print(MEGABYTE, end="")
        os.write(1, MEGABYTE.encode())
        os.write(2, MEGABYTE.encode())
    return _right(dice, category)
