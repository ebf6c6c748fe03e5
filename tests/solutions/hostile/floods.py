"""Hostile: prints without end, by every way there is."""

import os
import sys

LINE = "Terningene er kastet.\n" * 50


def chance(dice):
    return sum(dice)


def prints(dice):
    while True:
        print(LINE)


def prints_past_all(dice):
    while True:
        try:
            print(LINE)
        except BaseException:
            pass


def complains(dice):
    while True:
        print(LINE, file=sys.stderr)


def writes_to_1(dice):
    while True:
        os.write(1, LINE.encode())


def prints_much(dice):
    for _ in range(300):
        print(LINE)
    return sum(dice)
