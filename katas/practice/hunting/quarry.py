"""What is hunted: near misses and other rules, as far as they are mistakes by a kata's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from katas.model import Example, Readings
from katas.practice.hunting.rivals import Mistake, rivals
from katas.practice.hunting.showing import cells_of_mistake, said_of
from katas.proof import NearMiss, Vectors, near_misses
from katas.proof.domain import Domain, domain_of
from katas.proof.wanted import proved_at
from katas.spec import Specification


@dataclass(frozen=True)
class Quarry:
    """The mistakes of a kata, up to a stage, by some answers to its open questions.

    `transcript` is that of the whole kata.
    """

    spec: Specification
    transcript: Sequence[Example]
    stage: str | None
    readings: Readings
    _vectors: Vectors = field(repr=False)

    @cached_property
    def mistakes(self) -> list[Mistake]:
        """Those that get something wrong which is asked by now, and other rules; each once."""
        found: dict[object, Mistake] = {}
        hunted: list[Mistake] = [*self._near(), *rivals(self.spec, self._vectors, self._dice)]
        for mistake in hunted:
            what = self._what(mistake)
            if what is not None:
                found.setdefault(what, mistake)
        order = [*self.spec.rulebook.categories]
        return sorted(found.values(), key=lambda item: _place(item, order))

    def _near(self) -> Iterator[NearMiss]:
        for near in near_misses(self.spec.shelf, self.spec.kata.family):
            if self.spec.rulebook.name in near.breaks and self._is_asked(near):
                yield near

    @cached_property
    def _dice(self) -> dict[str | None, tuple[int, ...]]:
        """The categories that are asked by now, each with the numbers of dice."""
        return dict(proved_at(self.spec, self.transcript, self.stage))

    @cached_property
    def _parts(self) -> set[str | None]:
        """The parts of a whole game that are required by now."""
        required = {
            self.spec.name_of(self.spec.kata.features / f"{feature}.feature")
            for stage in self.spec.kata.stages_upto(self.stage)
            if not stage.stretch or stage.name == self.stage
            for feature in stage.features
        }
        examples = (example for example in self.transcript if example.feature in required)
        return {part for example in examples for part in example.parts}

    def _is_asked(self, near: NearMiss) -> bool:
        if near.parts:
            return not self._parts.isdisjoint(near.parts)
        return all(category in self._dice for category in near.categories)

    def _what(self, mistake: Mistake) -> object:
        """What tells it from the others; None where it is right after all.

        By another answer to an open question some are.
        """
        if mistake.parts or mistake.impurity:
            return mistake.name
        cells: list[tuple[str | None, tuple[int, ...]]] = []
        wrong = False
        for category in mistake.categories:
            for domain in self._domains(category):
                right = self._right(category, domain)
                came = cells_of_mistake(self.spec, self._vectors, mistake, category, domain.dice[0])
                cells.append((category, tuple(right if came is None else came)))
                wrong = wrong or list(cells[-1][1]) != right
        return tuple(cells) if wrong else None

    def _right(self, category: str | None, domain: Domain) -> list[int]:
        said = said_of(self.spec, category, self.readings)
        return self._vectors.rules(self.spec.rulebook, category, domain, said)

    def _domains(self, category: str | None) -> Iterator[Domain]:
        return (domain_of((many,)) for many in self._dice[category])


def _place(mistake: Mistake, order: Sequence[str | None]) -> tuple[int, ...]:
    """Where a mistake stands: with its category, games last, what is about several behind those."""
    if mistake.parts:
        return (len(order) + 1, 0)
    places = [order.index(category) for category in mistake.categories]
    return (max(places), len(places))
