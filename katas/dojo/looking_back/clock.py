"""A team's own clock: minutes from its beginning. No two laptops need agree on the time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from katas.dojo.lit import Lit

PAUSE = 3 * 60 * 60
"""So many seconds without a light are no part of an evening: a night, or days between two."""


@dataclass(frozen=True, slots=True)
class Clocked:
    """The minute of each light, and the minutes at which a long pause is left out."""

    minutes: tuple[float, ...]
    pauses: tuple[float, ...]


def clocked(began: float, lights: Iterable[Lit]) -> Clocked:
    """Measure lights, in the order in which they were lit, from when their team began."""
    minutes: list[float] = []
    pauses: list[float] = []
    spent, before = 0.0, began
    for lit in lights:
        gap = max(lit.at - before, 0.0)
        if gap <= PAUSE:
            spent += gap
        elif minutes:
            pauses.append(spent / 60)
        minutes.append(spent / 60)
        before = lit.at
    return Clocked(tuple(minutes), tuple(pauses))
