"""Crashes: reads where nothing is, aborts, calls itself without end."""

import ctypes
import os


def endlessly(depth):
    return endlessly(depth + 1) + 1


def score(dice, category):
    if category == "chance" and dice == [1, 1, 3, 3, 6]:
        ctypes.string_at(0)
    if category == "yatzy" and dice == [4, 4, 4, 4, 4]:
        os.abort()
    if category == "twos":
        return endlessly(0)
    return -1
