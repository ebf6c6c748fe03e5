"""Finds the kata that code answers, where nobody has said which it is: by every roll there is."""

from __future__ import annotations

from collections.abc import Iterator

from katas.catalog import Kata, Shelf
from katas.errors import UsageError
from katas.plug import Solution
from katas.proof.domain import domain_of
from katas.proof.vectors import Vectors, cells_of
from katas.spec import Specification, open_specification, replay, transcript


def recognised(
    shelf: Shelf, spec: Specification, solution: Solution
) -> tuple[Specification, Solution, list[str]]:
    """Of the katas of a family the one that a solution answers best, and others as well.

    `spec` is any kata of the family, that the solution is plugged into. The fewest rolls that
    differ decide; where they are as many, the most examples that pass.
    """
    ranked = sorted(_likenesses(shelf, spec, solution), key=lambda found: (found[0], -found[1]))
    differing, share, best, plugged = ranked[0]
    also = [
        other.kata.id
        for wrong, passed, other, _ in ranked[1:]
        if wrong == differing and passed == share
    ]
    return best, plugged, also


def _likenesses(
    shelf: Shelf, spec: Specification, solution: Solution
) -> Iterator[tuple[int, float, Specification, Solution]]:
    """For each kata of the family how many rolls differ, and the share of examples that pass."""
    vectors = Vectors(shelf, spec.kata.family)
    for kata in shelf.katas.values():
        if kata.family == spec.kata.family:
            other = spec if kata is spec.kata else open_specification(shelf, kata)
            try:
                plugged = solution if other is spec else other.plug(solution.host)
            except UsageError:
                continue  # nothing there looks like it
            yield _differing(other, plugged, vectors), _passing(other, plugged), other, plugged


def _differing(spec: Specification, solution: Solution, vectors: Vectors) -> int:
    """How many rolls are answered otherwise than by any reading, with as many dice as all roll."""
    domain = domain_of((max(spec.rulebook.dice),))
    there = list(solution.binding.calls)
    batches = solution.perform_many(there, domain.rolls)
    missing = len(spec.rulebook.categories) - len(there)
    differing = missing * len(domain)
    for category in there:
        came = cells_of(batches[category])
        question = spec.kata.question_about(category)
        readings = [{question.name: item.name} for item in question.readings] if question else [{}]
        by_any = [vectors.rules(spec.rulebook, category, domain, item) for item in readings]
        differing += min(sum(a != b for a, b in zip(came, cells, strict=True)) for cells in by_any)
    return differing


def _passing(spec: Specification, solution: Solution) -> float:
    """The share of a kata's own examples that pass."""
    asked = [item for item in transcript(spec) if not _is_stretch(spec.kata, item.feature)]
    return sum(result.passed for result in replay(asked, solution)) / len(asked)


def _is_stretch(kata: Kata, feature: str) -> bool:
    name = feature.rpartition("/")[2].removesuffix(".feature")
    return any(stage.stretch and name in stage.features for stage in kata.stages)
