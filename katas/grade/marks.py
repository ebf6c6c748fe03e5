"""Marks: what each item of a submission earned, and of how much. All in hundredths of a point.

Whole numbers, so that the sums are exact in every format that is made of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from katas.grade.graded import Graded, Item, Status


@dataclass(frozen=True, slots=True)
class Points:
    """Some points out of so many, both in hundredths."""

    earned: int
    most: int

    def __add__(self, other: Points) -> Points:
        return Points(self.earned + other.earned, self.most + other.most)

    def __str__(self) -> str:
        return f"{shown(self.earned)} of {shown(self.most)}"


def shown(hundredths: int) -> str:
    """Points as people write them: `7`, `7.5`, `7.25`."""
    whole, rest = divmod(hundredths, 100)
    return f"{whole}.{rest:02}".rstrip("0").rstrip(".")


@dataclass(frozen=True, slots=True)
class MarkedItem:
    """An item, and what it earned."""

    item: Item
    points: Points


@dataclass(frozen=True, slots=True)
class Section:
    """Items that weigh alike, to the hundredth: the examples, the proof, a stage of a rubric."""

    name: str
    items: tuple[MarkedItem, ...]

    @property
    def points(self) -> Points:
        """What they earned together."""
        return sum((item.points for item in self.items), Points(0, 0))


@dataclass(frozen=True, slots=True)
class Marked:
    """One submission with its mark.

    `id` is unique in the run and fit for the name of a file; `owner` is who handed it in, `name`
    what it was handed in as. `digest` is that of its content, and `same_as` are the ids of the
    other submissions that have it too. `most` is what all of it could have earned, in hundredths;
    there are no sections where nothing was asked.
    """

    id: str
    owner: str
    name: str
    digest: str
    graded: Graded
    sections: tuple[Section, ...]
    most: int
    same_as: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """What people call it: the owner, with the id where two have one name."""
        return self.owner if self.id in (self.owner, "") or self.owner not in self.id else self.id

    @property
    def mark(self) -> Points | None:
        """The mark; none where a human has to look first, or the fault is ours."""
        if self.graded.status in UNMARKED:
            return None
        return Points(sum(section.points.earned for section in self.sections), self.most)

    @property
    def items(self) -> Iterator[MarkedItem]:
        """All items, in their order."""
        return chain.from_iterable(section.items for section in self.sections)


UNMARKED = (Status.NEEDS_A_HUMAN, Status.OUR_FAULT)
"""What has no mark yet: it would be a nought of our making."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What a run has graded by, the same for all of its submissions.

    `spec` is the digest of the specification, `features` those of its files, by name. `level` is
    that of the sandbox, `mechanisms` what it is made of, `gaps` what it doesn't contain. `katas`
    and `python` are versions. `readings` and `calls` are the teacher's own.
    """

    kata: str
    title: str
    rulebook: str
    stage: str | None
    spec: str
    features: dict[str, str]
    katas: str
    python: str
    level: str
    mechanisms: tuple[str, ...]
    gaps: tuple[str, ...]
    readings: dict[str, str]
    calls: dict[str, str]
    feedback: str
    most: int
