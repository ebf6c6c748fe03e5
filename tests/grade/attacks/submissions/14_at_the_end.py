"""Leaves work for the end of its process: hooks, signal handlers, an object that is never let go."""

import atexit
import os
import signal
import sys


def mark(*_):
    with open("@MARK@", "w") as file:
        file.write("at the end")
    os._exit(0)


class Last:
    __del__ = mark


kept = Last()
atexit.register(mark)
sys.excepthook = sys.unraisablehook = mark
for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGALRM):
    signal.signal(number, mark)


def score(dice, category):
    return -1
