"""Draws how long red lasted against the size of the change: a point for each stretch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log1p

from katas.dojo.looking_back.facts import Comparison, Stretch

WIDE, TALL = 520.0, 300.0
"""The drawing with its numbers."""

LEFT, RIGHT, TOP, BOTTOM = 62.0, 14.0, 12.0, 50.0
"""What the numbers take of it."""

ROUND = tuple(factor * 10**power for power in range(7) for factor in (1, 2, 5))
"""Numbers that people like on an axis."""

APART = 40.0
"""Two numbers on an axis are so far apart, at least."""


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis: from nought at `begin` to `most` at `end`, large numbers closer together."""

    most: float
    begin: float
    end: float

    def at(self, value: float) -> float:
        """Where a value lies."""
        part = log1p(min(value, self.most)) / log1p(self.most)
        return round(self.begin + part * (self.end - self.begin), 1)

    def ticks(self) -> Iterator[tuple[int, float]]:
        """The numbers that are named, each with its place."""
        yield 0, self.begin
        last = self.begin
        for number in ROUND:
            if number <= self.most and abs(self.at(number) - last) >= APART:
                last = self.at(number)
                yield number, last


@dataclass(frozen=True, slots=True)
class Line:
    """A line across some of the drawing."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True, slots=True)
class Scatter:
    """The axes of a drawing, and the lines of what is compared in it."""

    lines: Axis
    minutes: Axis
    middles: tuple[Line, ...] = ()


def scatter_of(stretches: Sequence[Stretch], compared: Comparison | None) -> Scatter:
    """The drawing that all these stretches fit in."""
    lines = Axis(max([10, *(stretch.lines for stretch in stretches)]), LEFT, WIDE - RIGHT)
    minutes = Axis(max([5, *(stretch.minutes for stretch in stretches)]), TALL - BOTTOM, TOP)
    if compared is None:
        return Scatter(lines, minutes)
    cut = lines.at(compared.lines + 0.5)
    small, large = minutes.at(compared.small), minutes.at(compared.large)
    return Scatter(
        lines,
        minutes,
        (
            Line(lines.begin, small, cut, small),
            Line(cut, large, lines.end, large),
            Line(cut, minutes.begin, cut, minutes.end),
        ),
    )
