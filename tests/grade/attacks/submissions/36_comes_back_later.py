"""Leaves a process behind that writes results when all has been graded."""

import os
import time

if os.fork() == 0:
    try:
        os.setsid()
    except OSError:
        pass
    if os.fork() == 0:
        os.closerange(0, 64)
        time.sleep(1)
        with open("@MARK@", "w") as file:
            file.write('{"status": "pass", "score": 100}')
        os.execv("/bin/sleep", ["@NAME@", "19"])
    os._exit(0)
os.wait()


def score(dice, category):
    return -1
