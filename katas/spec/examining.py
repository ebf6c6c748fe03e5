"""Asks a solution the examples that its kata asks for, without pytest, and lays out what came."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from katas.model import Example, Readings, Result, Verdict
from katas.plug import Solution
from katas.records import dataclass
from katas.spec.replay import replay
from katas.spec.specification import Specification

if TYPE_CHECKING:
    from katas.spec.told import Told

Replaying = Callable[[Sequence[Example], Solution, Readings | None], Iterable[Result]]
"""A way to ask a solution some examples: results in their order."""

FIRST = 3
"""So many failing examples are told in full, and so many calls."""


@dataclass(frozen=True)
class Examined:
    """What came of the examples that a kata asks for up to a stage, those of stretches left out."""

    spec: Specification
    solution: Solution
    stage: str | None
    readings: Readings
    results: Sequence[Result]

    @property
    def passed(self) -> bool:
        """Whether all examples passed."""
        return all(result.passed for result in self.results)

    @cached_property
    def failed(self) -> Sequence[Told]:
        """The examples that didn't pass, in words."""
        from katas.spec.telling import Teller  # noqa: PLC0415  # where all pass nobody needs words

        teller = Teller(self.spec, self.solution.binding, self.readings)
        return [teller.tell(result) for result in self.results if not result.passed]


def examine(
    spec: Specification,
    solution: Solution,
    transcript: Sequence[Example],
    *,
    stage: str | None = None,
    readings: Readings | None = None,
    progress: Callable[[int, int], None] | None = None,
    by: Replaying = replay,
) -> Examined:
    """Ask for the examples of a transcript up to a stage; of a stretch only if it is that stage.

    They are replayed `by` one of several ways; `progress` is told after each how many were asked,
    and of how many.

    Raises UsageError for a stage that isn't there.
    """
    required = {
        f"{spec.kata.path}/{name}.feature"
        for item in spec.kata.stages_upto(stage)
        for name in item.features
        if not item.stretch or item.name == stage
    }
    asked = [example for example in transcript if example.feature in required]
    readings = readings or {}
    results: list[Result] = []
    for result in by(asked, solution, readings):
        results.append(result)
        if progress:
            progress(len(results), len(asked))
    return Examined(spec, solution, stage, readings, results)


def example_lines(examined: Examined) -> Iterator[str]:
    """Whose examples they are, how many passed, and the first that didn't."""
    from katas.spec.told import phrases  # noqa: PLC0415  # not where an import is all one wants

    says = phrases(examined.spec.rulebook.language)["check"]
    called = str(examined.solution.binding).split("  ")
    if len(called) > FIRST:
        called = [*called[: FIRST - 1], says["calls"].format(count=len(called) - FIRST + 1)]
    kata, name = examined.spec.kata.id, examined.solution.name
    yield says["head"].format(kata=kata, name=name, binding=", ".join(called))
    asked = len(examined.results)
    passed = asked - sum(not result.passed for result in examined.results)
    yield says["examples"].format(passed=f"{passed:,}", asked=f"{asked:,}")
    if examined.passed:
        return
    from katas.spec.layout import failure_lines  # noqa: PLC0415  # where something failed

    missing = Verdict.NOT_THERE.value
    there = [told for told in examined.failed if told.verdict != missing]
    for told in there[:FIRST]:
        yield from (f"  {line}" for line in failure_lines(told))
    if len(there) > FIRST:
        yield "  " + says["more"].format(count=len(there) - FIRST)
    names = dict.fromkeys(told.category for told in examined.failed if told.verdict == missing)
    if names:
        yield says["missing"].format(names=", ".join(names))
