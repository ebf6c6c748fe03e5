"""What shows a mistake: a roll, what the rules give for it, and what comes of the mistake."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from katas.model import Readings, Roll
from katas.practice.hunting.rivals import Mistake
from katas.proof import NearMiss, Vectors
from katas.proof.domain import domain_of
from katas.proof.vectors import Cells
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
    """Finds what shows the mistakes of a kata, by some answers to its open questions."""

    spec: Specification
    readings: Readings
    vectors: Vectors

    def of(self, mistake: Mistake) -> Shown | None:
        """What shows it: the roll of its index if that does, else the first that does.

        None where no score does: in a whole game, and where only something else is wrong.
        """
        found = [shown for category in mistake.categories for shown in self._all(mistake, category)]
        known = (shown for shown in found if shown.roll == mistake.clearest)
        return next(known, found[0] if found else None)

    def _all(self, mistake: Mistake, category: str | None) -> Iterator[Shown]:
        said = said_of(self.spec, category, self.readings)
        for many in self.spec.rulebook.dice:
            cells = cells_of_mistake(self.spec, self.vectors, mistake, category, many)
            if cells is None:
                continue
            domain = domain_of((many,))
            rights = self.vectors.rules(self.spec.rulebook, category, domain, said)
            for roll, right, wrong in zip(domain.rolls, rights, cells, strict=True):
                if wrong != right:
                    yield Shown(category, roll, right, wrong)


def cells_of_mistake(
    spec: Specification, vectors: Vectors, mistake: Mistake, category: str | None, many: int
) -> Cells | None:
    """What a mistake gives with so many dice; None where it doesn't roll so many."""
    if isinstance(mistake, NearMiss):
        return vectors.near_miss(mistake, category, many)
    book = spec.rulebooks[mistake.rulebooks[0]]
    return vectors.rules(book, category, domain_of((many,))) if many in book.dice else None


def said_of(spec: Specification, category: str | None, readings: Readings) -> Readings:
    """The answer to the open question about a category: vectors are kept by it."""
    question = spec.kata.question_about(category)
    if question is None or question.name not in readings:
        return {}
    return {question.name: readings[question.name]}
