"""Hostile: ends its process, or brings it to its end."""

import ctypes
import os
import signal


def chance(dice):
    return sum(dice)


def exits(dice):
    os._exit(3)


def exits_well(dice):
    os._exit(0)


def segfaults(dice):
    ctypes.string_at(0)


def aborts(dice):
    os.abort()


def kills_itself(dice):
    os.kill(os.getpid(), signal.SIGKILL)


def says_why_and_exits(dice):
    os.write(2, b"enough of this\n")
    os._exit(3)


def wants_too_much(dice):
    return len([0] * 10**12)


def hoards(dice):
    kept = []
    while True:
        kept.append(bytes(2**26))


def calls_itself(dice):
    return calls_itself(dice)


def exits_on_sixes(dice):
    return exits(dice) if dice[0] == 6 else sum(dice)


class Game:
    def __init__(self, dice=()):
        self.dice = dice

    def chance(self):
        return sum(self.dice)

    def exits(self):
        os._exit(3)


def chance_of(game):
    return game.chance()
