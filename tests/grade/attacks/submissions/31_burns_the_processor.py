"""Keeps the processors busy with a thread and a process for 20 seconds."""

import os
import threading
import time


def burn():
    until = time.monotonic() + 20
    while time.monotonic() < until:
        pass


threading.Thread(target=burn, daemon=True).start()
if os.fork() == 0:
    os.closerange(0, 64)
    os.execv("/bin/sh", ["@NAME@", "-c", "ulimit -t 20; while :; do :; done"])


def score(dice, category):
    return -1
