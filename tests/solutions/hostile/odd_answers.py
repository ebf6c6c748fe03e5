"""Hostile: answers that look like scores, and objects that don't want to be looked at."""


def chance(dice):
    return sum(dice)


class Points(int):
    def __repr__(self):
        return "fourteen"

    def __lt__(self, other):
        raise ValueError("not to be compared")

    __gt__ = __le__ = __ge__ = __eq__ = __lt__
    __hash__ = None


class Raising:
    def __repr__(self):
        raise ValueError("no words for it")

    __str__ = __repr__


class Leaving:
    def __repr__(self):
        raise SystemExit(3)


class Interrupting:
    def __repr__(self):
        raise KeyboardInterrupt


class Looping:
    def __repr__(self):
        while True:
            pass


class Flooding:
    def __repr__(self):
        while True:
            print("Terningene er kastet." * 500)


class NoText:
    def __repr__(self):
        return 14


class Text(str):
    def split(self):
        raise ValueError("not to be split")


class OwnText:
    def __repr__(self):
        return Text("own")


class Posing:
    @property
    def __class__(self):
        return int

    def __repr__(self):
        return "14"


class Hiding:
    @property
    def __class__(self):
        raise ValueError("none of your business")

    def __getattribute__(self, name):
        raise ValueError("none of your business")

    def __repr__(self):
        return "hidden"


class Unnameable(type):
    @property
    def __name__(cls):
        raise ValueError("no name for it")


class OfNoName(metaclass=Unnameable):
    def __repr__(self):
        return "of no name"


class Unequal:
    def __eq__(self, other):
        raise ValueError("not to be compared")

    __ne__ = __eq__
    __hash__ = None

    def __repr__(self):
        return "unequal"


def points(dice):
    return Points(14)


def true(dice):
    return True


def huge(dice):
    return 10**5000


def large(dice):
    return -(10**15)


def nan(dice):
    return float("nan")


def infinite(dice):
    return float("inf")


def surrogate(dice):
    return "\ud800"


def long_text(dice):
    return "x" * 10_000_000


def of_itself(dice):
    found = []
    found.append(found)
    return found


def deep(dice):
    found = []
    for _ in range(100_000):
        found = [found]
    return found


def raising(dice):
    return Raising()


def leaving(dice):
    return Leaving()


def interrupting(dice):
    return Interrupting()


def looping(dice):
    return Looping()


def flooding(dice):
    return Flooding()


def no_text(dice):
    return NoText()


def own_text(dice):
    return OwnText()


def posing(dice):
    return Posing()


def hiding(dice):
    return Hiding()


def of_no_name(dice):
    return OfNoName()


def of_empty_name(dice):
    return type("", (Raising,), {})()


def unequal(dice):
    return Unequal()


def a_class(dice):
    return Points


def late(dice):
    return (die for die in dice)
