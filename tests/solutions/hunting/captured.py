"""Right by exactly's rules in some categories, and held in every way in which code can be held."""

from enum import Enum
from functools import lru_cache, partial


def of_a_kind(count):
    def score(dice):
        faces = [face for face in range(1, 7) if dice.count(face) == count]
        return count * max(faces, default=0)

    return score


pair = of_a_kind(2)
three_of_a_kind = of_a_kind(3)


def upper(face, dice):
    return face * dice.count(face)


ones = partial(upper, 1)
twos = partial(upper, 2)


@lru_cache
def chance(*dice):
    return sum(dice)


def _house(dice):
    return sum(dice) if sorted(map(dice.count, set(dice))) == [2, 3] else 0


RULES = {
    "pair": pair,
    "three of a kind": three_of_a_kind,
    "full house": _house,
    "ones": ones,
    "twos": twos,
    "yatzy": lambda dice: 50 if len(set(dice)) == 1 else 0,
}
NAMES = {"pair": "two alike", "yatzy": "all alike"}


def score(dice, category):
    return RULES[category](dice)


class Kind(Enum):
    PAIR = 2
    THREE_OF_A_KIND = 3

    def score(self, dice):
        return of_a_kind(self.value)(dice)
