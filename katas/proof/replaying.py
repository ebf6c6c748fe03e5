"""Replays a transcript in a few requests: one for each category, in place of one for each roll."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from katas.model import Example, Outcome, Readings, Result, Roll, Score, Verdict
from katas.plug import Solution
from katas.proof.asking import asked, outcome_at
from katas.spec import judge, play

Known = Mapping[tuple[str | None, Roll], Outcome]
"""What came for a roll in a category."""


def replay_in_batches(
    examples: Sequence[Example], solution: Solution, readings: Readings | None = None
) -> Iterator[Result]:
    """Judge each example on the solution, in order; the verdicts are those of a plain replay.

    What doesn't pass so is asked once more by itself: that tells its line, and what it printed.
    Games are played move by move as ever. Of a solution that answers otherwise when it is asked
    again, one of the two answers decides; that it does so, the proof finds.
    """
    known = _asked(examples, solution)
    for example in examples:
        outcomes = _known(example, known)
        result = judge(example, outcomes, readings) if outcomes else None
        if result is not None and result.passed and not result.to_discuss:
            yield result
            continue
        again = play(example, solution, readings)
        # Where no time is left to ask it once more, what came in its batch is what is known.
        yield result if result is not None and again.verdict is Verdict.NOT_RUN else again


def _asked(examples: Sequence[Example], solution: Solution) -> Known:
    """Ask all the rolls that are scored, in the categories that are there."""
    rolls: dict[str | None, dict[Roll, None]] = {}
    for example in examples:
        if not example.moves:
            for score in example.scores:
                rolls.setdefault(score.category, {})[score.roll] = None
    return {
        (category, roll): outcome_at(batch, index)
        for category, wanted in rolls.items()
        if category in solution.binding.calls
        for _, batch in asked(solution, [category], list(wanted), None)
        for index, roll in enumerate(wanted)
    }


def _known(example: Example, known: Known) -> list[Outcome]:
    """The outcomes of an example, if all of it was asked."""
    keys = [
        (operation.category, operation.roll)
        for operation in example.operations
        if isinstance(operation, Score)
    ]
    if len(keys) < len(example.operations) or not all(key in known for key in keys):
        return []
    return [known[key] for key in keys]
