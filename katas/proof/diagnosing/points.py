"""Sets of rolls as whole numbers, a bit for each: what conditions hold, where formulas apply.

The points are the shapes of a domain, or all its rolls where their order matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, cached_property, reduce
from itertools import compress
from operator import getitem, or_
from typing import TypeVar

from katas.model import Roll
from katas.proof.diagnosing import conditions, formulas
from katas.proof.diagnosing.conditions import Condition
from katas.proof.diagnosing.formulas import Formula, Picked, Which
from katas.proof.diagnosing.hands import Hand
from katas.proof.domain import Domain, domain_of
from katas.records import dataclass

T = TypeVar("T")


def bits(flags: Iterable[int]) -> int:
    """The set of the points whose flag is raised."""
    return int(b"0" + bytes(flags).translate(DIGITS)[::-1], 2)


def flags_of(points: int) -> bytes:
    """A flag for each point up to the last of a set: 1 if it is there, else 0."""
    return f"{points:b}"[::-1].encode().translate(FLAGS)


DIGITS = bytes.maketrans(b"\0\1", b"01")
FLAGS = bytes.maketrans(b"01", b"\0\1")
"""Flags as binary digits, and back: there may be nine thousand points, and hundreds of sets."""


def members(points: int) -> list[int]:
    """The points of a set, in ascending order."""
    flags = flags_of(points)
    return list(compress(range(len(flags)), flags))


def set_of(points: Sequence[int]) -> int:
    """The set of some points, which are in ascending order."""
    if not points:
        return 0
    flags = bytearray(points[-1] + 1)
    for point in points:
        flags[point] = 1
    return bits(flags)


class Kinds:
    """Points by what they have in common: each kind is a roll that stands for all of them."""

    def __init__(self, kinds: Iterable[Roll]) -> None:
        numbers: dict[Roll, int] = {}
        self.of_each = [numbers.setdefault(kind, len(numbers)) for kind in kinds]
        self.hands = list(map(Hand, numbers))
        members_of: list[list[int]] = [[] for _ in numbers]
        for point, kind in enumerate(self.of_each):
            members_of[kind].append(point)
        self._sets = list(map(set_of, members_of))

    def holds(self, condition: Condition, least: int = 0) -> int:
        """The set for which a condition holds, of the rolls of so many dice or more."""
        flags = [len(hand.roll) >= least and condition.holds(hand) for hand in self.hands]
        return reduce(or_, compress(self._sets, flags), 0)


class Patterns(Kinds):
    """Rolls with their faces numbered from the lowest: 3,3,5,1,1 lies as 2,2,3,1,1 does.

    How dice lie, and which of them are equal or higher, is the same for all rolls of a pattern;
    and there are some hundreds of patterns, where there are thousands of rolls.
    """

    def __init__(self, rolls: Sequence[Roll]) -> None:
        # A face has its number in these; 0 is none, and the last of them, which is None, no answer.
        self._faces = [(0, *sorted(set(roll)), None) for roll in rolls]
        pairs = zip(rolls, self._faces, strict=True)
        super().__init__(tuple(map(faces.index, roll)) for roll, faces in pairs)

    def picked(self, which: Which) -> Picked:
        """The face that is picked of each roll."""
        by_pattern = _picked(which, self.hands)
        numbers = [-1 if number is None else number for number in by_pattern.faces]
        faces = map(getitem, self._faces, map(numbers.__getitem__, self.of_each))
        return Picked(list(faces), list(map(by_pattern.shows.__getitem__, self.of_each)))


def _picked(which: Which, hands: Iterable[Hand]) -> Picked:
    faces, shows = [], []
    for hand in hands:
        face = which(hand)
        faces.append(face)
        shows.append(hand.tally[face] if face else 0)
    return Picked(faces, shows)


@dataclass(frozen=True)
class Points:
    """The points of a domain: its shapes, or with `ordered` its rolls."""

    domain: Domain
    ordered: bool

    @property
    def rolls(self) -> Sequence[Roll]:
        """A roll for each point."""
        return self.domain.rolls if self.ordered else self.domain.shapes

    @cached_property
    def everywhere(self) -> int:
        """The set of all points."""
        return (1 << len(self.rolls)) - 1

    @cached_property
    def conditions(self) -> list[tuple[Condition, int]]:
        """What can hold for a point, with the set for which it does; each set once."""
        found: dict[int, Condition] = {}
        shapes = Kinds(map(self.domain.shapes.__getitem__, self._shapes))
        for condition in conditions.of_the_dice(self.domain.dice):
            found.setdefault(shapes.holds(condition), condition)
        if self.ordered:
            ends = Kinds(roll[:1] + roll[-1:] for roll in self.rolls)
            for kinds, those in (
                (self._patterns, conditions.of_the_order()),
                (ends, conditions.of_the_ends()),
            ):
                for condition in those:
                    found.setdefault(kinds.holds(condition, least=1), condition)
        return [(condition, points) for points, condition in found.items() if points]

    @cached_property
    def formulas(self) -> list[tuple[Formula, list[int | None]]]:
        """The ways to reckon, with what each gives for every point."""
        hands = list(map(Hand, self.domain.shapes))
        found = [
            (formula, self.of_shapes(list(map(gives, hands))))
            for formula, gives in formulas.of_the_dice()
        ]
        picked = {name: _picked(which, hands) for name, which in formulas.PICKED.items()}
        found += [
            (formula, self.of_shapes(values)) for formula, values in formulas.of_a_face(picked)
        ]
        if self.ordered:
            placed = {name: self._patterns.picked(which) for name, which in formulas.PLACED.items()}
            found += formulas.of_a_face(placed)
        return found

    @property
    def _shapes(self) -> Sequence[int]:
        """The number of the shape of each point."""
        return self.domain.shape_of if self.ordered else range(len(self.domain.shapes))

    def of_shapes(self, by_shape: list[T]) -> list[T]:
        """What holds for each shape, for each point."""
        return self.domain.spread(by_shape) if self.ordered else by_shape

    @cached_property
    def _patterns(self) -> Patterns:
        return Patterns(self.rolls)

    def of(self, cells: Sequence[T]) -> Sequence[T]:
        """The cells of the points, from those of all rolls."""
        return cells if self.ordered else [cells[at] for at in self.domain.sorted_at]

    def count(self, points: int) -> int:
        """How many rolls the points of a set stand for."""
        if self.ordered:
            return points.bit_count()
        return sum(compress(self._weights, flags_of(points)))

    @cached_property
    def _weights(self) -> list[int]:
        weights = [0] * len(self.domain.shapes)
        for shape in self.domain.shape_of:
            weights[shape] += 1
        return weights


@cache
def points_of(dice: tuple[int, ...], *, ordered: bool) -> Points:
    """The points of a domain, made once."""
    return Points(domain_of(dice), ordered)
