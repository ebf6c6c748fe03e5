"""Broken: answers of every kind, most of them no score."""


class Weird:
    def __repr__(self):
        raise ValueError("no words for it")


class Leaver:
    def __repr__(self):
        raise SystemExit(1)


class Talker:
    def __repr__(self):
        print("I am asked who I am")
        return "Talker()"


class Points(int):
    pass


def whole(dice):
    return sum(dice)


def nothing(dice):
    print("14")


def true(dice):
    return True


def decimal(dice):
    return 14.0


def text(dice):
    return "14"


def couple(dice):
    return sum(dice), 6


def points(dice):
    return Points(14)


def weird(dice):
    return Weird()


def leaver(dice):
    return Leaver()


def talker(dice):
    return Talker()
