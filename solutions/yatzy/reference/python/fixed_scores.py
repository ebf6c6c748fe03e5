"""Yatzy with fixed scores: 30 and 40 for straights, 25 for a full house."""

from collections import Counter
from collections.abc import Callable
from functools import partial

Dice = list[int]


def score(dice: Dice, category: str) -> int:
    """Score a roll of five dice placed on a category."""
    return CATEGORIES[category](dice)


def chance(dice: Dice) -> int:
    return sum(dice)


def all_of(face: int, dice: Dice) -> int:
    return face * dice.count(face)


def yatzy(dice: Dice) -> int:
    return 50 if len(set(dice)) == 1 else 0


def of_a_kind(count: int, dice: Dice) -> int:
    """The highest face that shows at least so often; that many of it count."""
    return count * max(faces_showing(count, dice), default=0)


def two_pairs(dice: Dice) -> int:
    pairs = faces_showing(2, dice)
    return 2 * sum(pairs) if len(pairs) == 2 else 0


def straight(length: int, points: int, dice: Dice) -> int:
    """Any so many numbers in a row, wherever they lie."""
    rows = (range(first, first + length) for first in range(1, 8 - length))
    return points if any(set(row) <= set(dice) for row in rows) else 0


def full_house(dice: Dice) -> int:
    return 25 if sorted(Counter(dice).values()) == [2, 3] else 0


def faces_showing(count: int, dice: Dice) -> list[int]:
    return [face for face, times in Counter(dice).items() if times >= count]


CATEGORIES: dict[str, Callable[[Dice], int]] = {
    "chance": chance,
    "yatzy": yatzy,
    "ones": partial(all_of, 1),
    "twos": partial(all_of, 2),
    "threes": partial(all_of, 3),
    "fours": partial(all_of, 4),
    "fives": partial(all_of, 5),
    "sixes": partial(all_of, 6),
    "pair": partial(of_a_kind, 2),
    "two pairs": two_pairs,
    "three of a kind": partial(of_a_kind, 3),
    "four of a kind": partial(of_a_kind, 4),
    "small straight": partial(straight, 4, 30),
    "large straight": partial(straight, 5, 40),
    "full house": full_house,
}
