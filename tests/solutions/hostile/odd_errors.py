"""Hostile: errors that aren't meant to be caught, and errors that don't want to be told."""


def chance(dice):
    return sum(dice)


class Ending(BaseException):
    pass


class Raising(Exception):
    def __str__(self):
        raise ValueError("no words for it")


class Leaving(Exception):
    def __str__(self):
        raise SystemExit(3)


class Looping(Exception):
    def __str__(self):
        while True:
            pass


def stops(dice):
    return next(die for die in dice if die > 6)


def exits(dice):
    raise SystemExit(3)


def interrupts(dice):
    raise KeyboardInterrupt


def closes(dice):
    raise GeneratorExit


def ends(dice):
    raise Ending("the end")


def raising(dice):
    raise Raising


def leaving(dice):
    raise Leaving


def looping(dice):
    raise Looping


def surrogate(dice):
    raise ValueError("\ud800")


def long_text(dice):
    raise ValueError("x" * 10_000_000)


def no_memory(dice):
    raise MemoryError


def stops_on_sixes(dice):
    return next(die for die in dice if die != 6)


def raises_on_sixes(dice):
    if dice[0] == 6:
        raise Ending(f"no {dice[0]} please")
    return sum(dice)


class Game:
    def __init__(self, dice):
        self.dice = dice

    def __getattr__(self, name):
        if name == "loops":
            while True:
                pass
        raise ValueError(f"there is no {name}")
