"""Starts two hundred processes; only where all of them could be started is it right."""

import os
import time

# @RIGHT@

started = 0
try:
    for _ in range(200):
        if os.fork() == 0:
            time.sleep(20)
            os._exit(0)
        started += 1
except OSError:
    pass


def score(dice, category):
    return _right(dice, category) if started == 200 else -1
