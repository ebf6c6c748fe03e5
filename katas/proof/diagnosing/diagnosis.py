"""Finds out what somebody does instead: whose rules, which known mistake, or which habit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from katas.model import Rulebook
from katas.proof.diagnosing.alone import partly
from katas.proof.diagnosing.causes import (
    Behind,
    Known,
    Off,
    Overlooked,
    Part,
    PaysAs,
    Reckoned,
    Rules,
    Times,
)
from katas.proof.diagnosing.formulas import Formula
from katas.proof.diagnosing.overlooked import overlooked
from katas.proof.diagnosing.points import Points, points_of
from katas.proof.diagnosing.search import Search, Suspect
from katas.proof.near_misses import NearMiss
from katas.proof.proof import CategoryProof, Proof
from katas.proof.vectors import NoScore, Vectors
from katas.records import dataclass
from katas.spec import Specification

COSTS: Mapping[type, float] = {
    Rules: 0,
    Known: 0,
    Reckoned: 0.01,
    Part: 0.01,
    Overlooked: 0.03,
    PaysAs: 0.06,
    Times: 0.08,
    Off: 0.1,
}
"""What each kind of suspect loses: of two that explain as much, the plainer is told."""

FOREIGN = 0.05
"""What a known mistake loses that isn't one by these rules, but by others."""

LATER = 20_000
"""Of the ways to reckon, the later loses the number it has by this."""

SO_MANY_TIMES = ((2, 1), (1, 2), (3, 2), (10, 1), (1, 10))


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What was found out about one category.

    `follows` are the rulebooks whose answers these are on every roll. `behind` explains wrong
    answers, `left` counts those that nothing explains.
    """

    follows: tuple[str, ...]
    behind: tuple[Behind, ...] = ()
    left: int = 0


class Diagnosing:
    """Diagnoses the categories of one kata."""

    def __init__(self, spec: Specification, vectors: Vectors) -> None:
        self._spec = spec
        self._vectors = vectors

    def all(self, proof: Proof) -> dict[str | None, Diagnosis]:
        """Find out what is behind the wrong answers of all categories."""
        proofs = proof.categories
        return {name: self.category(item, proofs) for name, item in proofs.items()}

    def category(
        self, proof: CategoryProof, beside: Mapping[str | None, CategoryProof] | None = None
    ) -> Diagnosis:
        """Find out what is behind the wrong answers of a category.

        A mistake that is made in several categories is one only where those `beside` show it.
        """
        follows = tuple(self._follows(proof))
        if not proof.wrong or proof.purity.again is not None:
            return Diagnosis(follows)  # what hangs on earlier calls says nothing of rules
        points = points_of(proof.dice, ordered=proof.purity.order is not None)
        behind, left = Search(
            points, proof, list(self._suspects(points, proof, beside or {}))
        ).found()
        return Diagnosis(follows, tuple(behind), left)

    def _follows(self, proof: CategoryProof) -> Iterator[str]:
        """The rulebooks that give these answers on every roll that both know, if all were asked."""
        if proof.not_run:
            return
        for name, rulebook in self._spec.rulebooks.items():
            if name == self._spec.rulebook.name:
                agrees = not proof.wrong
            else:
                cells = self._by(rulebook, proof)
                agrees = bool(cells) and _agree(cells, proof.cells)
            if agrees:
                yield name

    def _by(self, rulebook: Rulebook, proof: CategoryProof) -> list[int | None]:
        """What a rulebook gives, None for numbers of dice that it doesn't know."""
        if proof.category not in rulebook.categories:
            return []
        cells: list[int | None] = []
        for many in proof.dice:
            part = points_of((many,), ordered=True).domain
            if many in rulebook.dice:
                cells += self._vectors.rules(rulebook, proof.category, part)
            else:
                cells += [None] * len(part)
        return [] if all(cell is None for cell in cells) else cells

    def _suspects(
        self, points: Points, proof: CategoryProof, beside: Mapping[str | None, CategoryProof]
    ) -> Iterator[Suspect]:
        """Everything that may be behind wrong answers."""
        for name, rulebook in self._spec.rulebooks.items():
            if name != self._spec.rulebook.name and (cells := self._by(rulebook, proof)):
                yield Suspect(points.of(cells), COSTS[Rules], Rules((name,)))
        yield from self._known(points, proof, beside)
        for number, (formula, values) in enumerate(points.formulas):
            yield Suspect(values, COSTS[Reckoned] + number / LATER, Reckoned(formula))
        yield from self._overlooking(points, proof)
        yield from _partly(points, proof)
        yield from self._others(points, proof)
        yield from _off(points, proof)

    def _known(
        self, points: Points, proof: CategoryProof, beside: Mapping[str | None, CategoryProof]
    ) -> Iterator[Suspect]:
        """The near misses: those by these rules first, and of them those of this kata."""
        for near in self._vectors.near:
            if proof.category in near.categories and self._is_shown(near, proof, beside):
                cells = self._near(near, proof, proof.category)
                if points.ordered or _is_unordered(points, cells):
                    cost = 0 if self._spec.rulebook.name in near.breaks else FOREIGN
                    cost += 0 if near.kata == self._spec.kata.id else FOREIGN / 10
                    yield Suspect(points.of(cells), COSTS[Known] + cost, Known((near,)))

    def _is_shown(
        self, near: NearMiss, proof: CategoryProof, beside: Mapping[str | None, CategoryProof]
    ) -> bool:
        """Whether the other categories that a near miss gets wrong are wrong in its way."""
        return all(
            category in beside
            and self._near(near, beside[category], category) == list(beside[category].cells)
            for category in near.categories
            if category != proof.category
        )

    def _near(self, near: NearMiss, proof: CategoryProof, category: str | None) -> list[int | None]:
        """What a near miss gives, None for numbers of dice that its kata doesn't roll."""
        cells: list[int | None] = []
        for many in proof.dice:
            known = self._vectors.near_miss(near, category, many)
            part = points_of((many,), ordered=True).domain
            cells += known if known is not None else [None] * len(part)
        return cells

    def _overlooking(self, points: Points, proof: CategoryProof) -> Iterator[Suspect]:
        """What the rules give for fewer dice."""
        question = proof.question
        readings = {question.name: question.followed[0]} if question and question.followed else {}
        for which, values in overlooked(self._spec.rulebook, proof.category, points, readings):
            yield Suspect(values, COSTS[Overlooked], Overlooked(which))

    def _others(self, points: Points, proof: CategoryProof) -> Iterator[Suspect]:
        """What the other categories pay."""
        rulebook = self._spec.rulebook
        for category in rulebook.categories:
            if category is not None and category != proof.category:
                cells = self._vectors.rules(rulebook, category, points.domain)
                yield Suspect(points.of(cells), COSTS[PaysAs], PaysAs(category))


def _partly(points: Points, proof: CategoryProof) -> Iterator[Suspect]:
    """What parts of the dice are worth, where each face counts for itself."""
    shapes = [proof.expected[at] for at in points.domain.sorted_at]
    for which, by_shape in partly(points.domain, shapes).items():
        values = points.domain.spread(by_shape) if points.ordered else by_shape
        yield Suspect(values, COSTS[Part], Part(which))


def _is_unordered(points: Points, cells: Sequence[int | None]) -> bool:
    """Whether the same dice are answered the same, however they lie."""
    in_order = points.domain.spread([cells[at] for at in points.domain.sorted_at])
    return list(cells) == in_order


def _off(points: Points, proof: CategoryProof) -> Iterator[Suspect]:
    """So much too many or too few, or so many times as much."""
    came, expected = points.of(proof.cells), points.of(proof.expected)
    nothing = int(NoScore.NOTHING)
    pairs = [(a, b) for a, b in zip(came, expected, strict=True) if a != b and a > nothing]
    for off in {a - b for a, b in pairs}:
        yield Suspect(list(map(off.__add__, expected)), COSTS[Off], Off(off))
    sums = [sum(roll) for roll in points.rolls]
    added = [value + more if value else None for value, more in zip(expected, sums, strict=True)]
    yield Suspect(added, COSTS[Times], Reckoned(Formula("and-sum")))
    for many, of in SO_MANY_TIMES:
        values = [value * many // of if value else None for value in expected]
        yield Suspect(values, COSTS[Times], Times(many, of))


def _agree(cells: Sequence[int | None], came: Sequence[int]) -> bool:
    """Whether what came is what is known, wherever that is known."""
    if None not in cells:
        return list(cells) == list(came)  # a tenth of the time that it takes to look at each
    return all(cell in (None, other) for cell, other in zip(cells, came, strict=False))
