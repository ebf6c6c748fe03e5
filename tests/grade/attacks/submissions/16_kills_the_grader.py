"""Ends the process that it was started by, and another one that has its number from outside."""

import os
import signal

# @RIGHT@

for process in (int("@VICTIM@"), os.getppid()):
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            if process > 1:
                os.kill(process, number)
        except OSError:
            pass


def score(dice, category):
    return _right(dice, category)
