"""Hostile: makes classes that can't be kept in a set, when it is called."""


class Unhashable(type):
    __hash__ = None


def chance(dice):
    return sum(dice)


def points(dice):
    return Unhashable("Points", (), {"__repr__": lambda self: "points"})()


def refuses(dice):
    raise Unhashable("Refused", (Exception,), {})("not today")
