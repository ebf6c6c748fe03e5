"""The dice of the face are counted and not added up."""

from classic import *


def sum_of(face, dice):
    check(dice)
    return dice.count(face)


def twos(dice):
    return sum_of(2, dice)


def threes(dice):
    return sum_of(3, dice)


def fours(dice):
    return sum_of(4, dice)


def fives(dice):
    return sum_of(5, dice)


def sixes(dice):
    return sum_of(6, dice)
