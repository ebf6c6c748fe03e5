"""A look back in words, before it is laid out. The terminal and the page lay out the same ones.

Everything in it is text as it came, and is made safe by who lays it out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from katas.dojo.looking_back.scatter import Scatter
from katas.dojo.looking_back.strips import Placed
from katas.model import Light

Words = Mapping[str, Any]
"""What is said in a language, as words.toml has it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A light of a strip at its place, with the same in words."""

    placed: Placed
    label: str


class LineKind(Enum):
    """What a line of a unified diff is: code, or where it stands."""

    CAME = "came"
    WENT = "went"
    SAME = "same"
    PLACE = "place"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a unified diff."""

    kind: LineKind
    text: str


@dataclass(frozen=True, slots=True)
class Changed:
    """What changed with one light: the lines of a unified diff, and what is left out of it."""

    label: str
    light: Light
    lines: tuple[Line, ...]
    left_out: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Changes:
    """What changed from light to light in one team; `older` says what is left out."""

    changed: tuple[Changed, ...] = ()
    older: str = ""


@dataclass(frozen=True, slots=True)
class Team:
    """One team: what it is called, its lights, and what they tell.

    `lights` are the newest ones in a row, as a terminal has them, and `newest` says what is left
    out of the row. `marks` are those of the strip, `pauses` the places, in columns, where a long
    pause is left out; `notes` say what else is. `stages` are those reached, each with its minute,
    `readings` the questions, each with the answer.
    """

    label: str
    name: str
    over: str
    lights: tuple[Light, ...]
    newest: str
    marks: tuple[Mark, ...]
    pauses: tuple[float, ...]
    kata: str
    first_green: str
    stages: tuple[tuple[str, str], ...]
    foretold: str
    readings: tuple[tuple[str, str], ...]
    notes: tuple[str, ...]
    changes: Changes


@dataclass(frozen=True, slots=True)
class Strips:
    """What all strips have in common: columns, and minutes at their places."""

    columns: int
    ticks: tuple[tuple[float, str], ...]
    told: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """A stretch of red in the drawing, with the same in words and as a row of the table."""

    lines: int
    minutes: float
    label: str
    row: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Red:
    """How long red lasted against the size of the change; where none has ended, only that."""

    says: str
    points: tuple[Point, ...] = ()
    scatter: Scatter | None = None
    told: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """An open question, and which teams' code gives which answer."""

    asks: str
    answers: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Told:
    """The whole look back in words. `says` are the words of its language, for what stands above."""

    says: Words
    title: str
    lead: str
    legend: tuple[tuple[Light, str], ...]
    strips: Strips
    teams: tuple[Team, ...]
    red: Red
    questions: tuple[Question, ...]
    changes_told: str
