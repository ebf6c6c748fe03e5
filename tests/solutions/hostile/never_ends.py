"""Hostile: calls that don't come back."""

import time


def chance(dice):
    return sum(dice)


def loops(dice):
    while True:
        pass


def loops_past_errors(dice):
    while True:
        try:
            sum(dice)
        except Exception:
            pass


def swallows(dice):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass


def sleeps(dice):
    time.sleep(60)


def swallows_and_answers(dice):
    try:
        while True:
            pass
    except BaseException:
        return sum(dice)


def loops_on_sixes(dice):
    while dice[0] == 6:
        pass
    return sum(dice)


def sleeps_on_sixes(dice):
    if dice[0] == 6:
        time.sleep(60)
    return sum(dice)


def swallows_on_sixes(dice):
    return swallows(dice) if dice[0] == 6 else sum(dice)


def takes_its_time(dice):
    time.sleep(0.05)
    return sum(dice)
