"""Yatzy for people who lose dice: scored with four or five, refused with any other number.

Where the story is silent, the rules are taken as written: straights and a full house take
five dice, and four equal dice are no two pairs. Whoever wants them shorter, asks.
"""

from collections import Counter
from collections.abc import Callable

Dice = list[int]


class WrongNumberOfDice(ValueError):
    """Yatzy is played with four or five dice."""


def score(dice: Dice, category: str) -> int:
    """Score a roll of four or five dice placed on a category."""
    if len(dice) not in (4, 5):
        raise WrongNumberOfDice(f"{len(dice)} dice on the table: Yatzy is played with 4 or 5")
    return CATEGORIES[category](dice)


def chance(dice: Dice) -> int:
    return sum(dice)


def yatzy(dice: Dice) -> int:
    return 50 if len(set(dice)) == 1 else 0


def number(face: int) -> Callable[[Dice], int]:
    """The category in which the dice of one face count."""
    return lambda dice: face * dice.count(face)


def of_a_kind(count: int) -> Callable[[Dice], int]:
    """The category in which so many equal dice count, the highest of them."""
    return lambda dice: count * max(faces_showing(count, dice), default=0)


def two_pairs(dice: Dice) -> int:
    pairs = faces_showing(2, dice)
    return 2 * sum(pairs) if len(pairs) == 2 else 0


def straight(*run: int) -> Callable[[Dice], int]:
    """The category in which this run counts, and nothing else."""
    return lambda dice: sum(dice) if sorted(dice) == list(run) else 0


def full_house(dice: Dice) -> int:
    return sum(dice) if sorted(Counter(dice).values()) == [2, 3] else 0


def faces_showing(count: int, dice: Dice) -> list[int]:
    return [face for face, times in Counter(dice).items() if times >= count]


CATEGORIES: dict[str, Callable[[Dice], int]] = {
    "chance": chance,
    "yatzy": yatzy,
    "ones": number(1),
    "twos": number(2),
    "threes": number(3),
    "fours": number(4),
    "fives": number(5),
    "sixes": number(6),
    "pair": of_a_kind(2),
    "two pairs": two_pairs,
    "three of a kind": of_a_kind(3),
    "four of a kind": of_a_kind(4),
    "small straight": straight(1, 2, 3, 4, 5),
    "large straight": straight(2, 3, 4, 5, 6),
    "full house": full_house,
}
