"""Asks a solution for its baseline: every roll, and a word for whatever came."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from katas.model import Answer, Example, Failure, Outcome, Roll, Verdict
from katas.plug import Batch, Solution
from katas.practice.baseline.table import NOT_ASKED, Baseline
from katas.proof import Progress, proved_at
from katas.proof.asking import asked
from katas.proof.domain import domain_of
from katas.records import dataclass
from katas.spec import Specification

Asks = Mapping[str | None, tuple[int, ...]]
"""With how many dice each category is asked."""


def asks_of(
    spec: Specification,
    transcript: Sequence[Example],
    stage: str | None,
    approved: Baseline | None = None,
) -> Asks:
    """What to ask: all that is due by a stage, and whatever an approved table has."""
    due = proved_at(spec, transcript, stage)
    kept: Asks = approved.asks if approved else {}
    dice = {
        category: {*due.get(category, ()), *kept.get(category, ())}
        for category in spec.rulebook.categories
    }
    return {category: tuple(sorted(many)) for category, many in dice.items() if many}


def ask(
    spec: Specification, solution: Solution, asks: Asks, progress: Progress | None = None
) -> Baseline:
    """Ask every roll, in every order, in the categories that are there; there may be none."""
    there = {name: dice for name, dice in asks.items() if name in solution.binding.calls}
    cells: dict[str | None, dict[int, Sequence[str]]] = {}
    for dice in dict.fromkeys(there.values()):
        domain = domain_of(dice)
        same = [name for name in there if there[name] == dice]
        for category, batch in asked(solution, same, domain.rolls, progress):
            words = words_of(batch)
            cells[category] = {many: words[domain.span(many)] for many in domain.dice}
    return Baseline(spec.kata.id, {name: cells[name] for name in there})


def words_of(batch: Batch) -> list[str]:
    """A word for what came of each of many rolls."""
    words = list(map(str, batch.scores))
    for at, outcome in batch.odd.items():
        words[at] = word_of(outcome)
    return words


def word_of(outcome: Outcome) -> str:
    """What came, in a word that is the same in the next run.

    An error is told by its class, and what shows an address, or may show its parts in another
    order, by its type.
    """
    if isinstance(outcome, Failure):
        if outcome.verdict is Verdict.NOT_RUN:
            return NOT_ASKED
        if outcome.verdict is Verdict.RAISED and outcome.kind:
            return OURS.get(outcome.kind) or _plain(outcome.kind)
        return str(outcome.verdict.value).replace("_", " ")
    return str(outcome.score) if outcome.score is not None else _no_score(outcome)


def _no_score(answer: Answer) -> str:
    shown, kind = _plain(answer.shown), _plain(answer.kind)
    if not shown or shown in MARKS or CHANGES.search(shown):
        return f"<{kind}>"
    return f"{shown} ({kind})" if LIKE_A_SCORE.fullmatch(shown) else shown


OURS = {"call": "refused"}
"""What our own bridges call an error: in C a function that takes another number of dice."""

MARKS = ("~", "-")
"""What has a meaning of its own in a table."""

CHANGES = re.compile(r"0x[0-9a-f]|@[0-9a-f]{2}|[{}]", re.IGNORECASE)
"""An address, as languages write them, or a set."""

LIKE_A_SCORE = re.compile(r"[+-]?\d+")

LONGEST = 40
"""So many characters of what is no score are kept."""


def _plain(text: str) -> str:
    """A text that can stand in a cell."""
    shown = "".join(sign if sign.isprintable() and sign != "|" else "?" for sign in text)
    return shown.strip() if len(shown) <= LONGEST else f"{shown[: LONGEST - 1].strip()}…"


@dataclass(frozen=True, slots=True)
class Unsteady:
    """A roll that was answered otherwise when it was asked again."""

    roll: Roll
    first: str
    second: str


def unsteady(solution: Solution, baseline: Baseline) -> dict[str | None, Unsteady]:
    """The categories that answer otherwise when asked again, each with the first such roll.

    Asked are the rolls in ascending order of their dice, the last first. A category in which a
    call had to be stopped is left alone.
    """
    found = {}
    for category, cells in baseline.cells.items():
        if not any(stopped in words for words in cells.values() for stopped in STOPPED):
            clash = next(_clashes(solution, category, baseline), None)
            if clash is not None:
                found[category] = clash
    return found


STOPPED = {
    word_of(Failure(verdict, "", ""))
    for verdict in (
        Verdict.NOT_RUN,
        Verdict.TIMEOUT,
        Verdict.OUT_OF_MEMORY,
        Verdict.TOO_MUCH_OUTPUT,
        Verdict.CRASHED,
        Verdict.PROTOCOL,
    )
}
"""The words for calls that were stopped, and for what stood behind them."""


def _clashes(solution: Solution, category: str | None, baseline: Baseline) -> Iterator[Unsteady]:
    for many, words in baseline.cells[category].items():
        domain = domain_of((many,))
        rolls = domain.shapes[::-1]
        again = words_of(solution.perform_many([category], rolls)[category])
        for roll, second in zip(rolls, again, strict=True):
            first = words[domain.at[roll]]
            if second not in (first, NOT_ASKED):
                yield Unsteady(roll, first, second)
