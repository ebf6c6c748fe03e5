"""Broken: every way in which a call can end without an answer."""

import json
import sys


class House(Exception):
    pass


class Speechless(Exception):
    def __str__(self):
        raise ValueError("no words for it")


def divides(dice):
    return share(dice, 0)


def share(dice, players):
    return sum(dice) // players


def by_index(dice):
    return dice[7]


def by_key(dice):
    return {"pair": 2}["two pairs"]


def by_attribute(dice):
    return dice.total


def by_name(dice):
    return totl(dice)


def by_type(dice):
    return "sum: " + sum(dice)


def calls_itself(dice):
    return calls_itself(dice)


def on_purpose(dice):
    raise House("three and two are needed")


def in_the_library(dice):
    return json.loads("{")


def five(d1, d2, d3, d4, d5):
    return d1 + d2 + d3 + d4 + d5


def passes_too_few(dice):
    return five(1, 2)


def exits(dice):
    print("Goodbye")
    sys.exit(0)


def asks(dice):
    return int(input("Which pair? "))


def asks_and_asks(dice):
    while True:
        try:
            return int(input())
        except Exception:
            print("Again, please")


def reads_lines(dice):
    return len(list(sys.stdin))


def reads_bytes(dice):
    return len(sys.stdin.buffer.read())


def speechless(dice):
    raise Speechless


def interrupts(dice):
    raise KeyboardInterrupt
