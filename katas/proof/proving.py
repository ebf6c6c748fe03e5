"""Asks a solution every roll there is, and compares with our rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from katas.model import (
    ExactScore,
    Example,
    Failure,
    Outcome,
    Readings,
    Refusal,
    Roll,
    Score,
    Verdict,
)
from katas.plug import Batch, Solution
from katas.proof.asking import Progress, asked, not_asked, outcome_at
from katas.proof.clearest import clearest, smallest
from katas.proof.domain import Domain, domain_of, not_of
from katas.proof.open_questions import by_any_reading
from katas.proof.proof import CategoryProof, Clash, Difference, OpenQuestion, Proof, Purity
from katas.proof.vectors import NoScore, Vectors, cell_of, cells_of
from katas.records import dataclass, replace
from katas.spec import Specification

SHARED = 40
"""So many rolls are asked on one object: enough to see that it keeps something."""


def prove(
    spec: Specification,
    solution: Solution,
    transcript: Sequence[Example],
    *,
    stage: str | None = None,
    readings: Readings | None = None,
    vectors: Vectors | None = None,
    progress: Progress | None = None,
    only: Collection[str | None] | None = None,
) -> Proof:
    """Ask a solution every roll there is, in every category that is there, or in `only` some.

    The `transcript` is that of the whole kata. Up to a `stage` only that is asked which its
    examples ask for: a category with so many dice.
    """
    vectors = vectors or Vectors(spec.shelf, spec.kata.family)
    proving = Proving(spec, solution, vectors, readings or {})
    wanted = {
        category: dice
        for category, dice in proved_at(spec, transcript, stage).items()
        if only is None or category in only
    }
    missing = tuple(name for name in wanted if name not in solution.binding.calls)
    there = [name for name in wanted if name not in missing]
    refuses = wants_refusals(spec, transcript, stage)
    printed = printed_rolls(transcript)
    proofs: dict[str | None, CategoryProof] = {}
    for dice in dict.fromkeys(wanted.values()):
        same = [name for name in there if wanted[name] == dice]
        domain = domain_of(dice)
        refusals = not_of(dice) if refuses else []
        batches = dict(asked(solution, same, domain.rolls, progress))
        once_more = proving.once_more(domain, batches, refusals)
        for category in same:
            proofs[category] = proving.category(
                category, domain, batches[category], printed.get(category, ()), once_more
            )
    return Proof(
        {name: proofs[name] for name in there},
        missing,
        tuple(sorted({many for dice in wanted.values() for many in dice})),
    )


def proved_at(
    spec: Specification, transcript: Sequence[Example], stage: str | None
) -> Mapping[str | None, tuple[int, ...]]:
    """The categories that can be proved at a stage, each with the numbers of dice."""
    dice = tuple(spec.rulebook.dice)
    if stage is None or stage == spec.kata.stages[-1].name:
        return dict.fromkeys(spec.rulebook.categories, dice)
    upto = {spec.name_of(path) for path in spec.kata.feature_files(stage)}
    by_now = set(_scored(example for example in transcript if example.feature in upto))
    found = {
        category: tuple(many for many in dice if (category, many) in by_now)
        for category in spec.rulebook.categories
        if category is not None  # where there are none, all of it comes with the last stage
    }
    return {category: many for category, many in found.items() if many}


def wants_refusals(spec: Specification, transcript: Iterable[Example], stage: str | None) -> bool:
    """Whether wrong numbers of dice are to be refused by a stage."""
    by_now = {spec.name_of(path) for path in spec.kata.feature_files(stage)}
    return any(
        isinstance(example.expectation, Refusal) and example.feature in by_now
        for example in transcript
    )


def _scored(transcript: Iterable[Example]) -> Iterator[tuple[str | None, int]]:
    """The categories that are asked for, with the number of dice, where one score is expected."""
    for example in transcript:
        if isinstance(example.expectation, ExactScore):
            yield from ((score.category, len(score.roll)) for score in example.scores)


def printed_rolls(transcript: Sequence[Example]) -> Mapping[str | None, list[Roll]]:
    """The rolls that the examples ask in each category, those that a document prints first."""
    found: dict[str | None, list[Roll]] = {}
    quoted = {"quoted": 0, "erratum": 1, "derived": 2}
    for example in sorted(transcript, key=lambda item: quoted.get(item.source.value, 3)):
        for score in example.scores:
            found.setdefault(score.category, []).append(score.roll)
    return found


@dataclass(frozen=True, slots=True)
class OnceMore:
    """What came of all categories together: of each shape asked again, and of the `refusals`.

    Only of those that answered everything: of the others nobody knows what ended it.
    """

    refusals: Sequence[Roll]
    again: Mapping[str | None, Batch]
    refused: Mapping[str | None, Batch]


@dataclass(frozen=True, slots=True)
class Proving:
    """One solution beside our rules; `readings` are those that were announced."""

    spec: Specification
    solution: Solution
    vectors: Vectors
    readings: Readings

    def once_more(
        self, domain: Domain, batches: Mapping[str | None, Batch], refusals: Sequence[Roll]
    ) -> OnceMore:
        """Ask once more in two requests what would take two for each category."""
        calm = [category for category, batch in batches.items() if _is_calm(batch)]
        again = self.solution.perform_many(calm, domain.shapes[::-1]) if calm else {}
        refused = self.solution.perform_many(calm, refusals) if calm and refusals else {}
        return OnceMore(refusals, _calm(again), _calm(refused))

    def category(
        self,
        category: str | None,
        domain: Domain,
        batch: Batch,
        printed: Sequence[Roll],
        once_more: OnceMore,
    ) -> CategoryProof:
        """Compare what came in one category."""
        came = cells_of(batch)
        expected, question = self._compared(category, domain, batch, came)
        not_run = [at for at, outcome in batch.odd.items() if not_asked(outcome)]
        for at in not_run:
            came[at] = expected[at]  # nobody knows: it is counted by itself
        wrong = _where_not(came, expected)
        refusals = once_more.refusals
        unrefused = self._unrefused(category, refusals, once_more.refused.get(category))

        def difference(index: int) -> Difference:
            return Difference(domain.rolls[index], (expected[index],), outcome_at(batch, index))

        stopped = [index for index in wrong if came[index] == NoScore.ENDED]
        first_of = stopped or [domain.at[roll] for roll in printed if roll in domain.at]
        purity = self._purity(category, domain, batch, came, once_more.again.get(category))
        shows: Difference | None = None
        if wrong:
            shows = difference(clearest(wrong, domain, came, first_of))
            first = self._at_first(category, shows.roll)
            if cell_of(first) == cell_of(shows.came) or NoScore.ENDED in came:
                shows = replace(shows, came=first)  # with its place, and what it printed
            elif purity.again is None and not not_asked(first) and not not_asked(shows.came):
                purity = replace(purity, again=Clash(shows.roll, first, shows.roll, shows.came))
        return CategoryProof(
            category,
            len(domain) - len(not_run),
            len(wrong),
            came,
            expected,
            batch.odd,
            domain.dice,
            shows,
            difference(smallest(wrong, domain)) if wrong else None,
            question,
            purity,
            len(refusals),
            len(unrefused),
            unrefused[0] if unrefused else None,
            len(not_run),
        )

    def _compared(
        self, category: str | None, domain: Domain, batch: Batch, came: Sequence[int]
    ) -> tuple[list[int], OpenQuestion | None]:
        """What is expected of each roll, by the reading that is followed where there are some.

        An answer that fits no reading is to discuss, and expected as it is.
        """
        question = self.spec.kata.question_about(category)
        rules = self.spec.rulebook
        if question is None:
            return self.vectors.rules(rules, category, domain), None
        announced = self.readings.get(question.name, "")
        if announced:
            settled = {question.name: announced}
            expected = self.vectors.rules(rules, category, domain, settled)
            return expected, OpenQuestion(question.name, (announced,), announced)
        by_reading = {
            reading.name: self.vectors.rules(rules, category, domain, {question.name: reading.name})
            for reading in question.readings
        }
        return by_any_reading(question, by_reading, domain, batch, came)

    def _purity(
        self,
        category: str | None,
        domain: Domain,
        batch: Batch,
        came: Sequence[int],
        again: Batch | None,
    ) -> Purity:
        """Order, the list that was given, and what is kept from call to call."""
        return Purity(
            _order(domain, batch, came),
            batch.changed,
            batch.example,
            self._again(category, domain, batch, came, again),
            self._shared(category, domain, batch, came),
        )

    def _again(
        self,
        category: str | None,
        domain: Domain,
        batch: Batch,
        came: Sequence[int],
        again: Batch | None,
    ) -> Clash | None:
        """Each shape once more, the last first: an answer depends on nothing but the dice.

        What hung or crashed is not asked again.
        """
        backwards = _came_back(reversed(domain.shapes), domain, batch, came)
        again = again or self.solution.perform_many([category], backwards)[category]
        for number, (roll, cell) in enumerate(zip(backwards, cells_of(again), strict=True)):
            at = domain.at[roll]
            if cell != came[at] and not not_asked(again.odd.get(number)):
                return Clash(roll, outcome_at(batch, at), roll, outcome_at(again, number))
        return None

    def _at_first(self, category: str | None, roll: Roll) -> Outcome:
        """What comes for a roll that is asked first of all."""
        self.solution.host.anew()
        return self.solution.perform(Score(roll, category))

    def _shared(
        self, category: str | None, domain: Domain, batch: Batch, came: Sequence[int]
    ) -> Clash | None:
        """Some shapes on one object, where there is one."""
        step = max(len(domain.shapes) // SHARED, 1)
        rolls = _came_back(domain.shapes[::step], domain, batch, came)
        for roll, outcome in zip(rolls, self.solution.perform_again(category, rolls), strict=False):
            at = domain.at[roll]
            if cell_of(outcome) != came[at] and not not_asked(outcome):
                return Clash(roll, outcome_at(batch, at), roll, outcome)
        return None

    def _unrefused(
        self, category: str | None, rolls: Sequence[Roll], batch: Batch | None
    ) -> list[Difference]:
        """The rolls that should have been refused, and were not."""
        if not rolls:
            return []
        batch = batch or self.solution.perform_many([category], rolls)[category]
        outcomes = (outcome_at(batch, index) for index in range(len(rolls)))
        return [
            Difference(roll, (), outcome)
            for roll, outcome in zip(rolls, outcomes, strict=True)
            if not (isinstance(outcome, Failure) and outcome.verdict is Verdict.RAISED)
        ]


def _is_calm(batch: Batch) -> bool:
    """Whether every roll was answered, be it by an error."""
    return not any(
        isinstance(outcome, Failure) and outcome.verdict is not Verdict.RAISED
        for outcome in batch.odd.values()
    )


def _calm(batches: Mapping[str | None, Batch]) -> dict[str | None, Batch]:
    return {category: batch for category, batch in batches.items() if _is_calm(batch)}


def _where_not(came: list[int], expected: list[int]) -> list[int]:
    """Where two columns of cells aren't the same; most often they are."""
    if came == expected:
        return []
    return [index for index, cell in enumerate(came) if cell != expected[index]]


def _order(domain: Domain, batch: Batch, came: Sequence[int]) -> Clash | None:
    """The same dice answered otherwise when they lie otherwise."""
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


def _came_back(
    rolls: Iterable[Roll], domain: Domain, batch: Batch, came: Sequence[int]
) -> list[Roll]:
    """Those of some rolls that were asked, and neither hung nor crashed."""
    return [
        roll
        for roll in rolls
        if came[at := domain.at[roll]] != NoScore.ENDED and not not_asked(batch.odd.get(at))
    ]
