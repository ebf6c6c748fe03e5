"""The few rules that all Yatzy categories are made of.

A rule looks at a roll and gives the groups of dice that count, or the score it pays for
them. Which rule a category follows, and how strictly, is data: see `rulebooks/`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

from katas.model import Roll
from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Ruling:
    """The dice that count, in the order they are added up; and the score.

    `paid` is a fixed score that stands instead of the sum.
    """

    dice: Roll
    paid: int | None = None

    @property
    def score(self) -> int:
        """The fixed score, or the sum of the dice that count."""
        return sum(self.dice) if self.paid is None else self.paid


NOTHING = Ruling(())


class Rule(Protocol):
    """How a category judges a roll."""

    def judge(self, roll: Roll) -> Ruling:
        """Give the dice that count; NOTHING where the roll doesn't fit."""


def _groups(roll: Roll, count: int, *, exactly: bool) -> list[int]:
    """The faces that show `count` times (at least, or exactly), the highest first."""
    tally = Counter(roll)
    return sorted(
        (face for face, times in tally.items() if (times == count if exactly else times >= count)),
        reverse=True,
    )


@dataclass(frozen=True, slots=True)
class Sum:
    """Every die counts."""

    def judge(self, roll: Roll) -> Ruling:
        """Give all the dice."""
        return Ruling(roll)


@dataclass(frozen=True, slots=True)
class Face:
    """The dice of one face count."""

    face: int

    def judge(self, roll: Roll) -> Ruling:
        """Give the dice that show the face."""
        return Ruling(tuple(die for die in roll if die == self.face))


@dataclass(frozen=True, slots=True)
class Alike:
    """So many dice alike, at least or exactly; the highest such face counts."""

    count: int
    exactly: bool = False

    def judge(self, roll: Roll) -> Ruling:
        """Give `count` dice of the highest face that shows often enough."""
        faces = _groups(roll, self.count, exactly=self.exactly)
        return Ruling((faces[0],) * self.count) if faces else NOTHING


@dataclass(frozen=True, slots=True)
class TwoPairs:
    """Two dice alike and two others alike.

    `exactly` wants no third die of either face; with `four_alike`, four dice of one face
    are two pairs as well.
    """

    exactly: bool = False
    four_alike: bool = False

    def judge(self, roll: Roll) -> Ruling:
        """Give the four dice."""
        faces = sorted(_groups(roll, 2, exactly=self.exactly))
        if len(faces) == 2:
            return Ruling((faces[0],) * 2 + (faces[1],) * 2)
        if self.four_alike and (four := _groups(roll, 4, exactly=False)):
            return Ruling((four[0],) * 4)
        return NOTHING


@dataclass(frozen=True, slots=True)
class AllAlike:
    """A fixed score when all the dice agree."""

    pays: int

    def judge(self, roll: Roll) -> Ruling:
        """Pay where one face only is on the table."""
        return Ruling(roll, self.pays) if len(set(roll)) == 1 else NOTHING


@dataclass(frozen=True, slots=True)
class Run:
    """A straight that is one of the runs listed, no die more or less; its sum counts."""

    runs: Sequence[Sequence[int]]

    def judge(self, roll: Roll) -> Ruling:
        """Give all the dice where they are one of the runs."""
        return Ruling(tuple(sorted(roll))) if sorted(roll) in map(list, self.runs) else NOTHING


@dataclass(frozen=True, slots=True)
class InARow:
    """A straight that is any `length` faces in a row among the dice; it pays a fixed score."""

    length: int
    pays: int

    def judge(self, roll: Roll) -> Ruling:
        """Pay where the faces are there."""
        faces = set(roll)
        for first in sorted(faces):
            row = tuple(range(first, first + self.length))
            if faces.issuperset(row):
                return Ruling(row, self.pays)
        return NOTHING


@dataclass(frozen=True, slots=True)
class House:
    """Three dice alike and two others alike: their sum, or a fixed score.

    With `two_pairs`, four dice that are two different pairs are a house as well.
    """

    pays: int | None = None
    two_pairs: bool = False

    def judge(self, roll: Roll) -> Ruling:
        """Give all the dice where they fill the house."""
        shape = sorted(Counter(roll).values())
        full = shape == [2, 3] or (self.two_pairs and shape == [2, 2])
        return Ruling(tuple(sorted(roll)), self.pays) if full else NOTHING


def tally(roll: Iterable[int]) -> list[tuple[int, int]]:
    """Count the faces on the table: (face, times), the most frequent first, then the highest."""
    return sorted(Counter(roll).items(), key=lambda item: (-item[1], -item[0]))
