"""Broken: handles the terminal as if nobody else were using it."""

import io
import sys


def writes_bytes(dice):
    sys.stdout.buffer.write(b"14\n")
    return sum(dice)


def reconfigures(dice):
    sys.stdout.reconfigure(encoding="utf-8")
    return sum(dice)


def wraps(dice):
    sys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding="utf-8")
    print("Ærlig talt")
    return sum(dice)


def detaches(dice):
    sys.stdout = io.TextIOWrapper(sys.stdout.detach(), encoding="utf-8")
    print("Ærlig talt")
    return sum(dice)


def closes(dice):
    print("done")
    sys.stdout.close()
    return sum(dice)


def replaces(dice):
    sys.stdout = sys.stdin = None
    return sum(dice)


def complains(dice):
    print("what a roll", file=sys.stderr)
    return sum(dice)


def empties(dice):
    print(len(dice))
    dice.clear()
    return 0
