"""What shows a near miss: a roll, what the rules give for it, and what comes of the mistake."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from katas.model import Readings, Roll
from katas.proof import NearMiss, Vectors
from katas.proof.domain import domain_of
from katas.spec import Specification


@dataclass(frozen=True)
class Shown:
    """A roll in a category: what it should give, and the cell of what comes instead."""

    category: str | None
    roll: Roll
    right: int
    wrong: int


@dataclass(frozen=True)
class Showing:
    """Finds what shows the near misses of a kata, by some answers to its open questions."""

    spec: Specification
    readings: Readings
    vectors: Vectors

    def of(self, near: NearMiss) -> Shown | None:
        """What shows it: the roll of its index if that does, else the first that does.

        None where no score does: in a whole game, and where only something else is wrong.
        """
        for category in near.categories:
            found = [*self._all(near, category)]
            if found:
                known = (item for item in found if item.roll == near.clearest)
                return next(known, found[0])
        return None

    def _all(self, near: NearMiss, category: str | None) -> Iterator[Shown]:
        for many in self.spec.rulebook.dice:
            cells = self.vectors.near_miss(near, category, many)
            if cells is None:
                continue
            for roll, wrong in zip(domain_of((many,)).rolls, cells, strict=True):
                right = self._points(category, roll)
                if wrong != right:
                    yield Shown(category, roll, right, wrong)

    def _points(self, category: str | None, roll: Roll) -> int:
        return self.spec.rulebook.explain(roll, category, self.readings).score
