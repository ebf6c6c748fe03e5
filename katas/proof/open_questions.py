"""How an open question is answered: by any reading that all answers keep to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from katas.model import Question
from katas.plug import Batch
from katas.proof.asking import outcome_at
from katas.proof.clearest import smallest
from katas.proof.domain import Domain
from katas.proof.proof import Clash, Difference, OpenQuestion
from katas.proof.vectors import NoScore


def by_any_reading(
    question: Question,
    by_reading: Mapping[str, Sequence[int]],
    domain: Domain,
    batch: Batch,
    came: Sequence[int],
) -> tuple[list[int], OpenQuestion | None]:
    """What is expected by the reading that fits the answers best, which all should keep to."""
    left_open = [
        index
        for index, cells in enumerate(zip(*by_reading.values(), strict=True))
        if len(set(cells)) > 1
    ]
    if not left_open:
        return list(next(iter(by_reading.values()))), None
    listed = [
        index
        for index in left_open
        if any(came[index] == cells[index] for cells in by_reading.values())
    ]
    fits = {
        name: [index for index in listed if came[index] == cells[index]]
        for name, cells in by_reading.items()
    }
    best = max(fits, key=lambda name: len(fits[name]))
    expected = list(by_reading[best])
    known = set(listed)
    discussed = [
        index for index in left_open if index not in known and came[index] > NoScore.NOTHING
    ]
    first = None
    if discussed:
        at = smallest(discussed, domain)
        scores = dict.fromkeys(cells[at] for cells in by_reading.values())
        first = Difference(domain.rolls[at], tuple(scores), outcome_at(batch, at))
    for index in discussed:
        expected[index] = came[index]
    followed = tuple(name for name in fits if listed and len(fits[name]) == len(listed))
    mixed = None
    if listed and not followed:
        mixed = _mixed(
            domain, batch, fits[best], [index for index in listed if index not in set(fits[best])]
        )
    return expected, OpenQuestion(question.name, followed, "", len(discussed), first, mixed)


def _mixed(domain: Domain, batch: Batch, keeping: Sequence[int], breaking: Sequence[int]) -> Clash:
    """Two rolls that follow different readings, the smallest of each."""
    first, second = smallest(keeping, domain), smallest(breaking, domain)
    return Clash(
        domain.rolls[first],
        outcome_at(batch, first),
        domain.rolls[second],
        outcome_at(batch, second),
    )
