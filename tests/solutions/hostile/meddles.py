"""Hostile: puts its own things in the place of Python's, and of its own."""

import builtins
import json
import os
import sys
import time


def chance(dice):
    return sum(dice)


def deletes_chance(dice):
    del globals()["chance"]
    return sum(dice)


def deletes_all(dice):
    total = sum(dice)
    globals().clear()
    return total


def no_dumps(dice):
    json.dumps = None
    return sum(dice)


def own_dumps(dice):
    json.dumps = lambda *_, **__: '{"value": 50}'
    return sum(dice)


def stops_the_clock(dice):
    time.monotonic = lambda: 0.0
    return sum(dice)


def stops_the_clock_and_loops(dice):
    time.monotonic = lambda: 0.0
    while True:
        pass


def no_builtins(dice):
    total = sum(dice)
    for name in ("type", "len", "isinstance", "repr", "getattr", "list", "zip", "print"):
        setattr(builtins, name, None)
    return total


def own_builtins(dice):
    total = sum(dice)
    builtins.sum = builtins.len = builtins.isinstance = lambda *_: 50
    return total


def no_write(dice):
    os.write = None
    return sum(dice)


def empties_modules(dice):
    total = sum(dice)
    sys.modules.clear()
    return total


def no_recursion(dice):
    total = sum(dice)
    sys.setrecursionlimit(40)
    return total
