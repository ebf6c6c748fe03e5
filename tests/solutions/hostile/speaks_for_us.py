"""Hostile: meddles with the pipes, and answers in our place."""

import os
import sys

FAKE = b'{"value": 50}\n'


def chance(dice):
    return sum(dice)


def closes_all(dice):
    os.closerange(0, 20)
    return sum(dice)


def closes_the_usual(dice):
    os.closerange(0, 3)
    return sum(dice)


def fakes_on_1(dice):
    os.write(1, FAKE)
    return sum(dice)


def fakes_on_2(dice):
    os.write(2, FAKE)
    return sum(dice)


def fakes_on_all(dice):
    for descriptor in range(20):
        try:
            os.write(descriptor, FAKE)
        except OSError:
            pass
    return sum(dice)


def half_a_line_on_all(dice):
    for descriptor in range(20):
        try:
            os.write(descriptor, FAKE[:6])
        except OSError:
            pass
    return sum(dice)


def no_text_on_all(dice):
    for descriptor in range(20):
        try:
            os.write(descriptor, b"\xff\xfe\x00\n")
        except OSError:
            pass
    return sum(dice)


def reads_from_0(dice):
    return len(os.read(0, 10))


def replaces_streams(dice):
    sys.stdout = sys.stdin = sys.stderr = None
    return sum(dice)


def closes_streams(dice):
    for stream in (sys.stdout, sys.__stdout__, sys.__stdin__, sys.__stderr__):
        stream.close()
    return sum(dice)
