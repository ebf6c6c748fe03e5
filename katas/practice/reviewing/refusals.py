"""How the code refuses what has no answer: a wrong number of dice, a move that isn't allowed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from katas.model import (
    Course,
    Example,
    Failure,
    Outcome,
    Refusal,
    Refused,
    Result,
    Verdict,
    show_roll,
)
from katas.plug import Solution
from katas.practice.reviewing.review import Manner, Refusals, Way
from katas.proof.asking import asked, not_asked, outcome_at
from katas.proof.domain import not_of
from katas.spec import Specification


@dataclass(frozen=True, slots=True)
class _Came:
    """What came of one that should have no answer: about what, which, and the outcome."""

    about: str
    which: str
    outcome: Outcome


def refusals_of(
    spec: Specification,
    solution: Solution,
    transcript: Sequence[Example],
    results: Sequence[Result],
) -> Refusals:
    """Ask for rolls of wrong numbers of dice, and look at what became of forbidden moves.

    Rolls are asked whether the kata wants them refused or not: what comes is worth knowing.
    """
    there = [name for name in spec.rulebook.categories if name in solution.binding.calls]
    return Refusals(
        any(isinstance(example.expectation, Refusal) for example in transcript),
        _ways(_rolls(spec, solution, there)),
        _ways(_moves(spec, results)),
        len(there),
    )


def _rolls(
    spec: Specification, solution: Solution, categories: Sequence[str | None]
) -> Iterator[_Came]:
    rolls = not_of(tuple(spec.rulebook.dice))
    for category, batch in asked(solution, categories, rolls, None) if rolls else ():
        for at, roll in enumerate(rolls):
            outcome = outcome_at(batch, at)
            if not not_asked(outcome):
                yield _Came(spec.category_name(category), show_roll(roll) if roll else "", outcome)


def _moves(spec: Specification, results: Sequence[Result]) -> Iterator[_Came]:
    """The moves of the examples that should be refused, as far as they were made."""
    for result in results:
        if not isinstance(result.example.expectation, Course):
            continue
        expected = result.example.expectation.expected
        for move, wanted, outcome in zip(
            result.example.operations, expected, result.outcomes, strict=False
        ):
            if isinstance(wanted, Refused) and not _lacks(outcome):
                yield _Came(spec.category_name(move.part), result.example.scenario, outcome)


def _lacks(outcome: Outcome) -> bool:
    """Whether there is no game yet to refuse anything."""
    return isinstance(outcome, Failure) and outcome.verdict is Verdict.NOT_THERE


def _ways(came: Iterable[_Came]) -> tuple[Way, ...]:
    """What came, sorted out: the commonest way first."""
    found: dict[tuple[Manner, str, str], list[_Came]] = {}
    for item in came:
        found.setdefault(_key(item.outcome), []).append(item)
    ways = [_way(*key, items) for key, items in found.items()]
    return tuple(sorted(ways, key=lambda way: -way.times))


def _key(outcome: Outcome) -> tuple[Manner, str, str]:
    """In which manner something was met, by what, and what slipped."""
    if not isinstance(outcome, Failure):
        return Manner.RETURNED, "" if outcome.is_nothing else outcome.kind, ""
    if outcome.verdict is not Verdict.RAISED:
        return Manner.STOPPED, outcome.verdict.value, ""
    manner = Manner.ACCIDENT if outcome.accident else Manner.RAISED
    return manner, outcome.kind, outcome.accident


def _way(manner: Manner, what: str, accident: str, items: Sequence[_Came]) -> Way:
    messages = dict.fromkeys(_message(item.outcome) for item in items)
    first = items[0]
    return Way(
        manner,
        what,
        next(iter(messages)),
        len(messages),
        len(items),
        tuple(dict.fromkeys(item.about for item in items)),
        first.which,
        first.outcome.place,
        accident,
    )


def _message(outcome: Outcome) -> str:
    """What an error says, or the answer that came."""
    return outcome.message if isinstance(outcome, Failure) else outcome.shown
