"""Nothing hostile about it: an ordinary solution, to be run wherever a hostile one is."""

import os
import sys
from enum import Enum


class Category(Enum):
    CHANCE = "chance"
    ONES = 1


LUCKY = 7


def score(dice, category):
    """Print what is asked, and answer it."""
    print("asked for", category)
    if category in ("chance", Category.CHANCE):
        return sum(dice)
    if category in ("ones", Category.ONES):
        return dice.count(1)
    raise ValueError(f"no such category: {category}")


def chance(d1, d2, d3, d4, d5):
    return d1 + d2 + d3 + d4 + d5


def pair(dice):
    dice.sort(reverse=True)
    return 2 * dice[0] if dice[0] == dice[1] else None


def yatzy(dice):
    return 50 if dice[0] == dice[7] else 0


def total(game):
    return game.chance()


class Yatzy:
    def __init__(self, *dice):
        self.dice = dice
        self.bonus = 0

    def chance(self):
        return sum(self.dice) + self.bonus

    @property
    def highest(self):
        return max(self.dice)

    def _private(self):
        return self.dice


class Hand:
    dice: list

    def sorted(self):
        self.dice.sort()
        return self.dice[0]


def tells_home(dice):
    print(os.environ.get("HOME"), os.environ.get("KATAS_TEST"), os.getcwd(), sep="\n")
    return sum(dice)


def tells_modules(dice):
    print(*sorted(name for name in sys.modules if name.partition(".")[0] == "katas"), sep="\n")
    return sum(dice)


def tells_path(dice):
    print(*sys.path, sep="\n")
    return sum(dice)


def tells_flags(dice):
    print(sys.flags.isolated, sys.flags.no_site)
    return sum(dice)


def imports_the_model(dice):
    __import__("katas.model")
    return sum(dice)
