"""Hostile: does to its list whatever can be done to a list."""


def chance(dice):
    return sum(dice)


class Unequal:
    def __eq__(self, other):
        raise ValueError("not to be compared")

    __ne__ = __eq__
    __hash__ = None


class EndlesslyEqual:
    def __eq__(self, other):
        while True:
            pass

    __ne__ = __eq__
    __hash__ = None


class EqualToAll:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    __hash__ = None


def sorts(dice):
    dice.sort()
    return sum(dice)


def empties(dice):
    total = sum(dice)
    dice.clear()
    return total


def fills_with_objects(dice):
    total = sum(dice)
    dice[:] = [object(), chance, Unequal]
    return total


def fills_with_texts(dice):
    total = sum(dice)
    dice[:] = ["six", 6.0, None, True, (6,), b"6"]
    return total


def fills_with_unequal(dice):
    total = sum(dice)
    dice[:] = [Unequal()] * 5
    return total


def fills_with_endlessly_equal(dice):
    total = sum(dice)
    dice[:] = [EndlesslyEqual()] * 5
    return total


def fills_with_equal_to_all(dice):
    total = sum(dice)
    dice[:] = [EqualToAll()] * 5
    return total


def fills_with_huge(dice):
    total = sum(dice)
    dice[0] = 10**5000
    return total


def fills_with_nan(dice):
    total = sum(dice)
    dice[0] = float("nan")
    return total


def fills_with_itself(dice):
    total = sum(dice)
    dice[0] = dice
    return total


def fills_with_surrogates(dice):
    total = sum(dice)
    dice[0] = "\ud800"
    return total


def grows(dice):
    total = sum(dice)
    dice.extend([6] * 1_000_000)
    return total


class Game:
    def __init__(self, dice):
        self.dice = dice

    def sorted(self):
        self.dice.sort()
        return sum(self.dice)
