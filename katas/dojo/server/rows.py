"""What the pages show of each team, as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from katas.dojo.keeping.records import Mark, Member
from katas.dojo.keeping.store import Store
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


def row_of(member: Member, strip: Sequence[Mark]) -> Row:
    """A team on the board, by its last lights."""
    stages = [mark.stage for mark in strip if mark.stage]
    return Row(
        member.number,
        member.animal,
        member.name,
        stages[-1] if stages else "",
        tuple(mark.light for mark in strip),
    )


def progress_of(store: Store, member: Member, now: float) -> Progress:
    """A team as whoever leads sees it."""
    strip = store.strip(member, SHOWN)
    minutes = int(max(now - (strip[-1].at if strip else member.joined), 0) // 60)
    counting, answering = store.last_counting(member), store.last_answering(member)
    counts = counting.counts if counting else {}
    foretold, right = store.foretold(member)
    return Progress(
        row_of(member, strip),
        strip[-1].light if strip else None,
        minutes,
        minutes >= LONG,
        counting.passed if counting else 0,
        counting.all if counting else 0,
        {name: (of.passed, of.all) for name, of in counts.items() if of.passed < of.all},
        right,
        foretold,
        answering.readings if answering else {},
    )
