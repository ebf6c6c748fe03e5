"""Leaves a grandchild that keeps every pipe open, and ends its own process."""

import os

if os.fork() == 0:
    if os.fork() == 0:
        for descriptor in range(64):
            try:
                os.set_inheritable(descriptor, True)
            except OSError:
                pass
        os.execv("/bin/sleep", ["@NAME@", "20"])
    os._exit(0)
os.wait()


def score(dice, category):
    if category == "chance":
        os._exit(0)
    return -1
