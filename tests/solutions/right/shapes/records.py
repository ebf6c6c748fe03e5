"""Right: dataclasses and enums, which look their own module up while it loads."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar


class Face(Enum):
    ONE = 1
    FIVE = 5

    def points(self) -> int:
        return 100 if self is Face.ONE else 50


@dataclass(frozen=True)
class Hand:
    TRIPLE_ONES: ClassVar[int] = 1000
    dice: list[int]
    counts: Counter[int] = field(default_factory=Counter)


def score(dice):
    hand = Hand(dice, Counter(dice))
    points = 0
    for die, count in hand.counts.items():
        triples, singles = divmod(count, 3)
        points += triples * (hand.TRIPLE_ONES if die == 1 else 100 * die)
        if die in (face.value for face in Face):
            points += singles * Face(die).points()
    return points
