"""Yatzy, as Exercise 104 has it: alike means exactly so many, and one too many spoils it."""

from collections import Counter


def score(dice: list[int], category: str) -> int:
    """Score a roll of five dice placed on a category."""
    return CATEGORIES[category](dice)


def chance(dice: list[int]) -> int:
    return sum(dice)


def yatzy(dice: list[int]) -> int:
    return 50 if len(set(dice)) == 1 else 0


def ones(dice: list[int]) -> int:
    return sum_of(1, dice)


def twos(dice: list[int]) -> int:
    return sum_of(2, dice)


def threes(dice: list[int]) -> int:
    return sum_of(3, dice)


def fours(dice: list[int]) -> int:
    return sum_of(4, dice)


def fives(dice: list[int]) -> int:
    return sum_of(5, dice)


def sixes(dice: list[int]) -> int:
    return sum_of(6, dice)


def pair(dice: list[int]) -> int:
    return 2 * max(faces_showing(2, dice), default=0)


def two_pairs(dice: list[int]) -> int:
    pairs = faces_showing(2, dice)
    return 2 * sum(pairs) if len(pairs) == 2 else 0


def three_of_a_kind(dice: list[int]) -> int:
    return 3 * sum(faces_showing(3, dice))


def four_of_a_kind(dice: list[int]) -> int:
    return 4 * sum(faces_showing(4, dice))


def small_straight(dice: list[int]) -> int:
    return sum(dice) if sorted(dice) == [1, 2, 3, 4, 5] else 0


def large_straight(dice: list[int]) -> int:
    return sum(dice) if sorted(dice) == [2, 3, 4, 5, 6] else 0


def full_house(dice: list[int]) -> int:
    return sum(dice) if faces_showing(3, dice) and faces_showing(2, dice) else 0


def sum_of(face: int, dice: list[int]) -> int:
    return face * dice.count(face)


def faces_showing(times: int, dice: list[int]) -> list[int]:
    """The faces that lie on the table exactly so many times."""
    return [face for face, count in Counter(dice).items() if count == times]


CATEGORIES = {
    "chance": chance,
    "yatzy": yatzy,
    "ones": ones,
    "twos": twos,
    "threes": threes,
    "fours": fours,
    "fives": fives,
    "sixes": sixes,
    "pair": pair,
    "two pairs": two_pairs,
    "three of a kind": three_of_a_kind,
    "four of a kind": four_of_a_kind,
    "small straight": small_straight,
    "large straight": large_straight,
    "full house": full_house,
}
