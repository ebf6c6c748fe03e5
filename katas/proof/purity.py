"""What an answer depends on beside the dice: their order, earlier calls, an object that keeps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from katas.model import Failure, Roll, Verdict
from katas.plug import Batch, Solution
from katas.proof.asking import not_asked, outcome_at
from katas.proof.domain import Domain
from katas.proof.proof import Clash, Purity
from katas.proof.vectors import NoScore, cell_of, cells_of
from katas.records import dataclass

SHARED = 40
"""So many rolls are asked on one object: enough to see that it keeps something."""


class Asked:
    """A category of which every roll of a domain was asked, and what came: as a batch, as cells."""

    def __init__(self, category: str | None, domain: Domain, batch: Batch) -> None:
        self.category = category
        self.domain = domain
        self.batch = batch
        self.came = cells_of(batch)

    def came_back(self, rolls: Iterable[Roll]) -> list[Roll]:
        """Those of some rolls that were asked, and neither hung nor crashed."""
        return [roll for roll in rolls if self._came_back(self.domain.at[roll])]

    def _came_back(self, at: int) -> bool:
        return self.came[at] != NoScore.ENDED and not not_asked(self.batch.odd.get(at))


@dataclass(frozen=True, slots=True)
class OnceMore:
    """What came of all categories together: of each shape asked again, and of the `refusals`.

    Only of those that answered everything: of the others nobody knows what ended it.
    """

    refusals: Sequence[Roll]
    again: Mapping[str | None, Batch]
    refused: Mapping[str | None, Batch]


def once_more(
    solution: Solution,
    domain: Domain,
    batches: Mapping[str | None, Batch],
    refusals: Sequence[Roll],
) -> OnceMore:
    """Ask once more in two requests what would take two for each category."""
    calm = list(_calm(batches))
    again = solution.perform_many(calm, domain.shapes[::-1]) if calm else {}
    refused = solution.perform_many(calm, refusals) if calm and refusals else {}
    return OnceMore(refusals, _calm(again), _calm(refused))


def _calm(batches: Mapping[str | None, Batch]) -> dict[str | None, Batch]:
    """Those in which every roll was answered, be it by an error."""
    return {
        category: batch
        for category, batch in batches.items()
        if not any(
            isinstance(outcome, Failure) and outcome.verdict is not Verdict.RAISED
            for outcome in batch.odd.values()
        )
    }


def purity_of(solution: Solution, asked: Asked, known: OnceMore) -> Purity:
    """Order, the list that was given, and what is kept from call to call."""
    return Purity(
        _order(asked),
        asked.batch.changed,
        asked.batch.example,
        _again(solution, asked, known.again.get(asked.category)),
        _shared(solution, asked),
    )


def _again(solution: Solution, asked: Asked, again: Batch | None) -> Clash | None:
    """Each shape once more, the last first: an answer depends on nothing but the dice.

    What hung or crashed is not asked again.
    """
    backwards = asked.came_back(reversed(asked.domain.shapes))
    again = again or solution.perform_many([asked.category], backwards)[asked.category]
    for number, (roll, cell) in enumerate(zip(backwards, cells_of(again), strict=True)):
        at = asked.domain.at[roll]
        if cell != asked.came[at] and not not_asked(again.odd.get(number)):
            return Clash(roll, outcome_at(asked.batch, at), roll, outcome_at(again, number))
    return None


def _shared(solution: Solution, asked: Asked) -> Clash | None:
    """Some shapes on one object, where there is one."""
    shapes = asked.domain.shapes
    rolls = asked.came_back(shapes[:: max(len(shapes) // SHARED, 1)])
    for roll, outcome in zip(rolls, solution.perform_again(asked.category, rolls), strict=False):
        at = asked.domain.at[roll]
        if cell_of(outcome) != asked.came[at] and not not_asked(outcome):
            return Clash(roll, outcome_at(asked.batch, at), roll, outcome)
    return None


def _order(asked: Asked) -> Clash | None:
    """The same dice answered otherwise when they lie otherwise."""
    domain, batch, came = asked.domain, asked.batch, asked.came
    in_order = domain.spread([came[at] for at in domain.sorted_at])
    if in_order == came:
        return None
    for at, cell in enumerate(came):
        ascending = domain.sorted_at[domain.shape_of[at]]
        known = not not_asked(batch.odd.get(at)) and not not_asked(batch.odd.get(ascending))
        if cell != in_order[at] and known:
            return Clash(
                domain.rolls[ascending],
                outcome_at(batch, ascending),
                domain.rolls[at],
                outcome_at(batch, at),
            )
    return None
