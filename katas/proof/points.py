"""Sets of rolls as whole numbers, a bit for each: what conditions hold, where formulas apply.

The points are the shapes of a domain, or all its rolls where their order matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from typing import TypeVar

from katas.model import Roll
from katas.proof import conditions, formulas
from katas.proof.conditions import Condition
from katas.proof.domain import Domain, domain_of
from katas.proof.formulas import Formula
from katas.proof.hands import Hand
from katas.records import dataclass

T = TypeVar("T")


def bits(flags: Iterable[bool]) -> int:
    """The set of the points whose flag is raised."""
    return int("0" + "".join("1" if flag else "0" for flag in flags)[::-1], 2)


def members(points: int) -> list[int]:
    """The points of a set, in ascending order."""
    return [at for at, bit in enumerate(reversed(f"{points:b}")) if bit == "1"]


def set_of(points: Sequence[int]) -> int:
    """The set of some points, which are in ascending order."""
    if not points:
        return 0
    flags = bytearray(b"0" * (points[-1] + 1))
    for point in points:
        flags[-1 - point] = ord("1")
    return int(flags, 2)


@dataclass(frozen=True)
class Points:
    """The points of a domain: its shapes, or with `ordered` its rolls."""

    domain: Domain
    ordered: bool

    @cached_property
    def hands(self) -> list[Hand]:
        """A hand for each point."""
        return list(map(Hand, self.rolls))

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
        for condition, flags in self._flagged(conditions.of_the_dice(self.domain.dice)):
            found.setdefault(bits(flags), condition)
        if self.ordered:
            for condition in conditions.of_the_order():
                # An empty roll lies in no order.
                flags = (bool(hand.roll) and condition.holds(hand) for hand in self.hands)
                found.setdefault(bits(flags), condition)
        return [(condition, points) for points, condition in found.items() if points]

    def _flagged(self, wanted: Iterable[Condition]) -> Iterable[tuple[Condition, Iterable[bool]]]:
        shapes = points_of(self.domain.dice, ordered=False).hands
        for condition in wanted:
            flags = list(map(condition.holds, shapes))
            yield condition, self.domain.spread(flags) if self.ordered else flags

    @cached_property
    def formulas(self) -> list[tuple[Formula, list[int | None]]]:
        """The ways to reckon, with what each gives for every point."""
        shapes = points_of(self.domain.dice, ordered=False).hands
        found = []
        for formula in formulas.of_the_dice():
            values = list(map(formula.gives, shapes))
            found.append((formula, self.domain.spread(values) if self.ordered else values))
        if self.ordered:
            found += [
                (formula, list(map(formula.gives, self.hands)))
                for formula in formulas.of_the_order()
            ]
        return found

    def of(self, cells: Sequence[T]) -> Sequence[T]:
        """The cells of the points, from those of all rolls."""
        return cells if self.ordered else [cells[at] for at in self.domain.sorted_at]

    def count(self, points: int) -> int:
        """How many rolls the points of a set stand for."""
        if self.ordered:
            return points.bit_count()
        weights = self._weights
        return sum(weights[at] for at in members(points))

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
