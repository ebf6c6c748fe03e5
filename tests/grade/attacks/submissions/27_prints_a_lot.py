"""Is right, and prints 8 megabytes on each of both streams whenever it is asked for chance."""

import os
import sys

# @RIGHT@

MEGABYTE = "x" * 1023 + "\n"


def score(dice, category):
    for _ in range(8 * 1024 if category == "chance" else 0):
        print(MEGABYTE, end="")
        os.write(1, MEGABYTE.encode())
        os.write(2, MEGABYTE.encode())
    return _right(dice, category)
