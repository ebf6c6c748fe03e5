"""What the pages show of each team, as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from katas.dojo.keeping.store import Member
from katas.dojo.lit import Lit
from katas.model import Light

SHOWN = 80
"""So many lights of a team are on the board, the last ones."""

LONG = 10
"""Minutes without a new light after which whoever leads is told so."""


@dataclass(frozen=True, slots=True)
class Row:
    """A team on the board: nothing that can be counted, and nothing that shames."""

    number: int
    animal: str
    name: str
    stage: str
    lights: tuple[Light, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """A team as whoever leads sees it.

    `minutes` have gone by since its last light, or since it joined where there is none; `is_long`
    if those are many. `passed` of `all` examples pass, `open` are the categories in which some
    don't; `right` of `foretold` lights were foreseen. `answers` are readings by their questions.
    """

    row: Row
    last: Light | None
    minutes: int
    is_long: bool
    passed: int
    all: int
    open: Mapping[str, tuple[int, int]]
    right: int
    foretold: int
    answers: Mapping[str, str]


def row_of(member: Member, lights: Sequence[Lit]) -> Row:
    """A team on the board, by its last lights."""
    stages = [lit.stage for lit in lights if lit.stage]
    return Row(
        member.number,
        member.animal,
        member.name,
        stages[-1] if stages else "",
        tuple(lit.light for lit in lights[-SHOWN:]),
    )


def progress_of(
    member: Member, lights: Sequence[Lit], foretold: tuple[int, int], now: float
) -> Progress:
    """A team as whoever leads sees it; `foretold`: how many lights were, and rightly."""
    began = lights[-1].at if lights else member.joined
    minutes = int(max(now - began, 0) // 60)
    counted = next((lit for lit in reversed(lights) if lit.counts), None)
    answers = next((lit.readings for lit in reversed(lights) if lit.readings), {})
    counts = counted.counts if counted else {}
    return Progress(
        row_of(member, lights),
        lights[-1].light if lights else None,
        minutes,
        minutes >= LONG,
        counted.passed if counted else 0,
        counted.all if counted else 0,
        {name: (of.passed, of.all) for name, of in counts.items() if of.passed < of.all},
        foretold[1],
        foretold[0],
        answers,
    )
