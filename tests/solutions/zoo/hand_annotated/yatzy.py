from __future__ import annotations

from collections import Counter


class Hand:
    def __init__(self, dice: list[int]) -> None:
        self.dice = dice
        self.counts = Counter(dice)

    def faces_at_least(self, times: int) -> list[int]:
        return sorted(f for f, n in self.counts.items() if n >= times)

    def is_exactly(self, *faces: int) -> bool:
        return sorted(self.dice) == list(faces)


def chance(h: Hand) -> int:
    return sum(h.dice)


def yatzy(h: Hand) -> int:
    return 50 if len(h.counts) == 1 else 0


def ones(h: Hand) -> int:
    return h.counts[1]


def twos(h: Hand) -> int:
    return 2 * h.counts[2]


def threes(h: Hand) -> int:
    return 3 * h.counts[3]


def fours(h: Hand) -> int:
    return 4 * h.counts[4]


def fives(h: Hand) -> int:
    return 5 * h.counts[5]


def sixes(h: Hand) -> int:
    return 6 * h.counts[6]


def pair(h: Hand) -> int:
    return 2 * max(h.faces_at_least(2), default=0)


def two_pairs(h: Hand) -> int:
    return 2 * sum(h.faces_at_least(2)) if len(h.faces_at_least(2)) == 2 else 0


def three_of_a_kind(h: Hand) -> int:
    return 3 * sum(h.faces_at_least(3))


def four_of_a_kind(h: Hand) -> int:
    return 4 * sum(h.faces_at_least(4))


def small_straight(h: Hand) -> int:
    return 15 if h.is_exactly(1, 2, 3, 4, 5) else 0


def large_straight(h: Hand) -> int:
    return 20 if h.is_exactly(2, 3, 4, 5, 6) else 0


def full_house(h: Hand) -> int:
    return sum(h.dice) if sorted(h.counts.values()) == [2, 3] else 0
