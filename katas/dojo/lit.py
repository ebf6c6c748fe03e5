"""One light that a run has lit, with what else is worth knowing of that run."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Any

from katas.model import Light
from katas.records import dataclass, field

VERSION = 1

ID = re.compile("[0-9a-f]{32}")
DIGEST = re.compile("[0-9a-f]{16}")

LONG = 80
"""No name that we write is longer: of a kata, a stage, a category, a question, a reading."""

MANY = 100
"""There are no more of these in a kata."""

LARGE = 1_000_000
"""No count is larger."""

PROGRAMS = ("pytest", "watch")
"""What lights one."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many of some examples pass, of all that there are."""

    passed: int
    all: int


@dataclass(frozen=True, slots=True)
class Change:
    """Lines that have come and lines that have gone, in the text of a solution and its tests."""

    added: int = 0
    removed: int = 0

    @property
    def lines(self) -> int:
        """All of them."""
        return self.added + self.removed


@dataclass(frozen=True, slots=True)
class Lit:
    """A light, and of which run it is.

    `id` is its own everywhere. `at` are seconds since 1970 by the clock of whoever ran it; `by` is
    what ran it. `stage` is that of the example which is next, the last one's when all pass, and
    empty where the run doesn't tell (amber, half); `reached` are the stages whose examples all
    pass, in order. `counts` has each category, or feature of a game; `readings` the answers to open
    questions that the code gives. `foreseen` is the light that was foretold. `change` is against
    the light before it in this folder, and `text` stands for the text that was run, as the folder
    keeps it.
    """

    id: str
    at: float
    light: Light
    kata: str
    by: str = PROGRAMS[0]
    stage: str = ""
    reached: tuple[str, ...] = ()
    counts: Mapping[str, Count] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)
    foreseen: Light | None = None
    change: Change = Change()
    text: str = ""

    @property
    def passed(self) -> int:
        """How many examples pass."""
        return sum(count.passed for count in self.counts.values())

    @property
    def all(self) -> int:
        """How many examples there are; nought where the run doesn't tell."""
        return sum(count.all for count in self.counts.values())

    @property
    def foretold(self) -> bool | None:
        """Whether the light is as it was foreseen; None where nobody has, or it doesn't count."""
        if self.foreseen is None or self.light not in (Light.GREEN, Light.RED):
            return None
        return self.foreseen is self.light

    def as_data(self) -> dict[str, Any]:
        """The light as JSON has it."""
        return {
            "version": VERSION,
            "id": self.id,
            "at": self.at,
            "light": self.light.value,
            "kata": self.kata,
            "by": self.by,
            "stage": self.stage,
            "reached": list(self.reached),
            "counts": {name: [count.passed, count.all] for name, count in self.counts.items()},
            "readings": dict(self.readings),
            "foreseen": self.foreseen.value if self.foreseen else None,
            "change": [self.change.added, self.change.removed],
            "text": self.text,
        }

    @classmethod
    def from_data(cls, data: object) -> Lit:
        """Read a light that anybody may have written.

        Raises ValueError, which says what is wrong with it.
        """
        match data:
            case {
                "version": 1,
                "id": str(own),
                "at": int() | float() as at,
                "light": str(light),
                "kata": str(kata),
                "by": str(by),
                "stage": str(stage),
                "reached": list(reached),
                "counts": dict(counts),
                "readings": dict(readings),
                "foreseen": (str() | None) as foreseen,
                "change": [added, removed],
                "text": str(text),
            }:
                pass
            case {"version": int(version)} if version > VERSION:
                raise ValueError("a light of a newer version of katas")
            case _:
                raise ValueError("no light as we write them")
        _demand(ID.fullmatch(own), "id: 32 hexadecimal digits")
        _demand(not isinstance(at, bool) and math.isfinite(at) and 0 <= at < 1e11, "at: seconds")
        _demand(by in PROGRAMS, f"by: one of {', '.join(PROGRAMS)}")
        _demand(not text or DIGEST.fullmatch(text), "text: 16 hexadecimal digits")
        _demand(max(map(len, (reached, counts, readings))) <= MANY, f"more than {MANY} of a kind")
        return cls(
            own,
            float(at),
            Light(light),
            _name(kata),
            by,
            _name(stage),
            tuple(map(_name, reached)),
            {_name(name): _count(count) for name, count in counts.items()},
            {_name(question): _name(reading) for question, reading in readings.items()},
            None if foreseen is None else Light(foreseen),
            Change(_number(added), _number(removed)),
            text,
        )


def _demand(holds: object, what: str) -> None:
    if not holds:
        raise ValueError(what)


def _name(value: object) -> str:
    if not isinstance(value, str) or len(value) > LONG:
        raise ValueError(f"a name: a text of at most {LONG} characters")
    return value


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value <= LARGE:
        raise ValueError(f"a count: a whole number up to {LARGE:,}")
    return value


def _count(value: object) -> Count:
    match value:
        case [passed, every] if _number(passed) <= _number(every):
            return Count(_number(passed), _number(every))
    raise ValueError("counts: how many pass, and how many there are")
