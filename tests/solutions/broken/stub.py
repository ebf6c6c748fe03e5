"""Broken: pair is a stub that says so; full house is one that says nothing."""


def chance(dice):
    return sum(dice)


def pair(dice):
    raise NotImplementedError


def full_house(dice):
    pass
