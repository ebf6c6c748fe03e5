"""Hangs: a loop, a sleep, a question to nobody, a lock that it holds itself; each for 20 seconds at most."""

import threading
import time

lock = threading.Lock()
lock.acquire()


def score(dice, category):
    if dice == [1, 1, 3, 3, 6] and category == "chance":
        until = time.monotonic() + 20
        while time.monotonic() < until:
            pass
    if dice == [4, 5, 5, 6, 1] and category == "chance":
        time.sleep(20)
    if category == "twos":
        input("which score? ")
    if dice == [3, 3, 3, 4, 5] and category == "threes":
        lock.acquire(timeout=20)
    return -1
