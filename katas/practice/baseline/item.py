"""The baseline as an item of a run: preserved, or what moved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from katas.errors import UsageError
from katas.model import Example, Verdict
from katas.plug import Solution
from katas.practice.baseline.asking import ask, unsteady
from katas.practice.baseline.comparing import Declared, compare
from katas.practice.baseline.kept import unsteady_lines
from katas.practice.baseline.reading import read_baseline
from katas.practice.baseline.sheet import kata_of
from katas.practice.baseline.telling import ComparisonTelling
from katas.practice.baseline.wording import Wording
from katas.proof.wanted import printed_rolls
from katas.spec import Specification, Told

NAME = "baseline"
"""What the item is called, in every language."""


def is_about(place: Path, spec: Specification) -> bool:
    """Whether a table is to be compared in a run of a kata.

    One that can't be read is, and one of a kata that nobody knows: what is wrong has to be told.
    """
    try:
        kata = kata_of(place)
    except UsageError:
        return True
    return kata == spec.kata.id or kata not in spec.shelf.katas


def tell_baseline(
    spec: Specification,
    solution: Solution,
    place: Path,
    declared: Declared,
    transcript: Sequence[Example],
) -> Told:
    """Ask what the table at a place has, and tell what became of it; nothing is written.

    The `transcript` is that of the whole kata: what people know of its rolls is shown first.
    """
    wording = Wording(spec)
    telling = ComparisonTelling(wording, printed_rolls(transcript), solution.binding.missing)
    try:
        approved = read_baseline(place, spec)
    except UsageError as error:
        return _told(wording, [error.problem], [*error.found, error.advice], passed=False)
    now = ask(spec, solution, approved.asks)
    comparison = compare(approved, now, declared)
    summary = [telling.headline(approved, comparison), *telling.declared(comparison, declared)]
    story: list[str] = []
    if not comparison.preserved:
        differs = unsteady_lines(wording, unsteady(solution, now))
        story = [*telling.moved(comparison), *differs, wording.say("look")]
    return _told(wording, summary, story, passed=comparison.preserved)


def _told(wording: Wording, summary: Sequence[str], story: Sequence[str], *, passed: bool) -> Told:
    """What is told of the item, and in the summary of the run, which has what was declared."""
    verdict = Verdict.PASSED if passed else Verdict.WRONG
    return Told(
        where=NAME,
        heading=summary[0],
        category=NAME,
        verdict=verdict.value,
        word=verdict.word,
        language=wording.language,
        story=tuple(story),
        kept=tuple(wording.say("item", says=line) for line in summary),
    )
