"""Replays a transcript against a solution, without pytest; the verdicts are the same."""

from collections.abc import Iterable, Iterator

from katas.model import Example, Readings, Result
from katas.plug import Solution
from katas.spec.judge import judge


def replay(
    examples: Iterable[Example], solution: Solution, readings: Readings | None = None
) -> Iterator[Result]:
    """Judge each example on the solution, in order."""
    for example in examples:
        yield play(example, solution, readings)


def play(example: Example, solution: Solution, readings: Readings | None = None) -> Result:
    """Judge one example on the solution."""
    return judge(example, solution.carry_out(example.operations), readings)
