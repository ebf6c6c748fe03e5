"""Asks a solution every roll there is, and compares with our rules."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from katas.model import Example, Failure, Outcome, Readings, Roll, Score, Verdict
from katas.plug import Batch, Solution
from katas.proof.asking import Progress, asked, not_asked, outcome_at
from katas.proof.clearest import clearest, smallest
from katas.proof.domain import domain_of, not_of
from katas.proof.open_questions import by_any_reading
from katas.proof.proof import CategoryProof, Clash, Difference, OpenQuestion, Proof
from katas.proof.purity import Asked, OnceMore, once_more, purity_of
from katas.proof.vectors import NoScore, Vectors, cell_of
from katas.proof.wanted import printed_rolls, proved_at, wants_refusals
from katas.records import dataclass, replace
from katas.spec import Specification


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
        again = once_more(solution, domain, batches, refusals)
        for category in same:
            proofs[category] = proving.category(
                Asked(category, domain, batches[category]), printed.get(category, ()), again
            )
    return Proof(
        {name: proofs[name] for name in there},
        missing,
        tuple(sorted({many for dice in wanted.values() for many in dice})),
    )


@dataclass(frozen=True, slots=True)
class Proving:
    """One solution beside our rules; `readings` are those that were announced."""

    spec: Specification
    solution: Solution
    vectors: Vectors
    readings: Readings

    def category(self, asked: Asked, printed: Sequence[Roll], again: OnceMore) -> CategoryProof:
        """Compare what came in one category."""
        category, domain, batch, came = asked.category, asked.domain, asked.batch, asked.came
        expected, question = self._compared(asked)
        not_run = [at for at, outcome in batch.odd.items() if not_asked(outcome)]
        for at in not_run:
            came[at] = expected[at]  # nobody knows: it is counted by itself
        wrong = _where_not(came, expected)
        refusals = again.refusals
        unrefused = self._unrefused(category, refusals, again.refused.get(category))

        def difference(index: int) -> Difference:
            return Difference(domain.rolls[index], (expected[index],), outcome_at(batch, index))

        stopped = [index for index in wrong if came[index] == NoScore.ENDED]
        first_of = stopped or [domain.at[roll] for roll in printed if roll in domain.at]
        purity = purity_of(self.solution, asked, again)
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

    def _compared(self, asked: Asked) -> tuple[list[int], OpenQuestion | None]:
        """What is expected of each roll, by the reading that is followed where there are some.

        An answer that fits no reading is to discuss, and expected as it is.
        """
        category, domain = asked.category, asked.domain
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
        return by_any_reading(question, by_reading, domain, asked.batch, asked.came)

    def _at_first(self, category: str | None, roll: Roll) -> Outcome:
        """What comes for a roll that is asked first of all."""
        self.solution.host.anew()
        return self.solution.perform(Score(roll, category))

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


def _where_not(came: list[int], expected: list[int]) -> list[int]:
    """Where two columns of cells aren't the same; most often they are."""
    if came == expected:
        return []
    return [index for index, cell in enumerate(came) if cell != expected[index]]
