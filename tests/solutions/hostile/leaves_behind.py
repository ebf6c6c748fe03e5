"""Hostile: starts what goes on when the call has ended."""

import os
import subprocess
import threading
import time


def chance(dice):
    return sum(dice)


def forks(dice):
    if os.fork() == 0:
        while True:
            time.sleep(60)
    return sum(dice)


def forks_and_exits(dice):
    forks(dice)
    os._exit(3)


def returns_twice(dice):
    os.fork()
    return sum(dice)


def starts_a_program(dice):
    subprocess.Popen(["sleep", "60"])
    return sum(dice)


def starts_a_thread(dice):
    threading.Thread(target=chatters, daemon=True).start()
    return sum(dice)


def starts_a_thread_that_stays(dice):
    threading.Thread(target=chatters).start()
    return sum(dice)


def chatters():
    for _ in range(6_000):
        print('{"value": 50}')
        time.sleep(0.01)
