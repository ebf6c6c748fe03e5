"""Ignores every signal that can be ignored, and sleeps for 20 seconds."""

import signal
import time


def score(dice, category):
    for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_IGN)
    until = time.monotonic() + 20
    while dice == [1, 1, 3, 3, 6] and category == "chance" and time.monotonic() < until:
        time.sleep(1)
    return -1
