"""A look back as data: facts about each team, in the order in which they began. No total."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from katas.catalog import Kata
from katas.model import Light


@dataclass(frozen=True, slots=True)
class Moment:
    """A light, and how many minutes after its team's beginning it was lit."""

    minutes: float
    light: Light


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of red: when it began, how long it lasted, how many lines came and went in it.

    Both times are minutes, the first from the team's beginning.
    """

    began: float
    minutes: float
    lines: int


@dataclass(frozen=True, slots=True)
class Foretold:
    """How many lights were foretold, and how many of them came so."""

    right: int
    all: int


@dataclass(frozen=True, slots=True)
class Difference:
    """What had changed when a light was lit: a unified diff against the light before."""

    at: Moment
    text: str


@dataclass(frozen=True, slots=True)
class Differences:
    """The newest of a team's differences, the first one first; `older` counts the others."""

    shown: tuple[Difference, ...] = ()
    older: int = 0


@dataclass(frozen=True, slots=True)
class TeamFacts:
    """What the lights of one team tell of `kata`, the one that most of them are of.

    Times are minutes from its beginning, and `pauses` those at which a long pause is left out.
    `first_green` is None where there was none; `stages` are those that were reached, each with its
    minute. `elsewhere` counts lights of other katas, which are left out.
    """

    animal: str
    name: str
    kata: str
    moments: tuple[Moment, ...]
    pauses: tuple[float, ...]
    first_green: float | None
    stages: tuple[tuple[str, float], ...]
    stretches: tuple[Stretch, ...]
    foretold: Foretold
    readings: Mapping[str, str]
    differences: Differences
    elsewhere: int

    @property
    def ended(self) -> float:
        """The minute of its last light; nought where there is none."""
        return self.moments[-1].minutes if self.moments else 0.0


@dataclass(frozen=True, slots=True)
class Comparison:
    """How long red lasted in the middle, in changes of up to `lines` lines and in larger ones."""

    lines: int
    small: float
    large: float


@dataclass(frozen=True, slots=True)
class LookBack:
    """Everything there is to talk over. `words` is the language that it is told in.

    `name` is the id of the kata that most teams worked at, empty where there is no light, and
    `kata` that kata, None where it isn't on the shelf; `comparison` is None where there was too
    little red to compare.
    """

    words: str
    name: str
    kata: Kata | None
    teams: tuple[TeamFacts, ...]
    comparison: Comparison | None

    def kata_of(self, facts: TeamFacts) -> Kata | None:
        """The kata, for a team that worked at it; another kata has other questions."""
        return self.kata if facts.kata == self.name else None
