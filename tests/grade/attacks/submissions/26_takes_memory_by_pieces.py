"""Takes a gigabyte in sixteen processes, each of them small; only where it gets it is it right."""

import mmap
import os
import time

# @RIGHT@

MEGABYTES = b"x" * 2**20 * 64
shares = []
for _ in range(16):
    ready, told = os.pipe()
    if os.fork() == 0:
        taken = mmap.mmap(-1, len(MEGABYTES))
        taken.write(MEGABYTES)
        os.write(told, b"y")
        time.sleep(20)
        os._exit(0)
    os.close(told)
    shares.append(os.read(ready, 1))
time.sleep(1)


def score(dice, category):
    return _right(dice, category) if shares.count(b"y") == 16 else -1
