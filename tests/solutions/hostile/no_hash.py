"""Hostile: classes that can't be kept in a set."""


def chance(dice):
    return sum(dice)


class Unhashable(type):
    __hash__ = None


class Points(metaclass=Unhashable):
    def __repr__(self):
        return "points"


class Refused(Exception, metaclass=Unhashable):
    pass


def points(dice):
    return Points()


def refuses(dice):
    raise Refused("not today")
