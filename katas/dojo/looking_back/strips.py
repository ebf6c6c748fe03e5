"""Lays strips out: lights in columns of time, by one scale for all teams."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, groupby, takewhile
from statistics import median

from katas.dojo.looking_back.facts import Moment, TeamFacts
from katas.model import Light

COLUMNS = 64
"""A strip has no more columns: more can't be told apart on a wall."""

LABELS = 7
"""So many minutes are named below the strips, at most."""

SHORTEST = 10.0
"""No scale has fewer minutes."""

EVENING = 60.0
"""A scale has as many minutes, if any team needs them."""

FURTHER = 3
"""One team's lights make the scale so many times as long as half the teams need, and no longer."""

HIGH, MANY = 3, 40
"""So many lights stand above one another in a column; only one where there are so many teams."""

STEPS = (0.25, 0.5, 1, 2, 3, 5, 10, 15, 30, 60)
"""Minutes between two lines that people like; beyond, each is twice the one before."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The time of all strips: minutes in a column, how many columns, which minutes are named.

    `high` is how many lights may stand above one another.
    """

    step: float
    columns: int
    ticks: tuple[int, ...]
    high: int

    def place(self, minutes: float) -> float:
        """The place of a minute, in columns from the left."""
        return minutes / self.step

    def column(self, minutes: float) -> int:
        """The column that a minute is in; it may lie behind the last."""
        return int(self.place(minutes))


@dataclass(frozen=True, slots=True)
class Placed:
    """Some equal lights in a row, `times` of them, at their place: a column, and how high in it.

    `hidden` counts the lights before it in the column that have no place there.
    """

    column: int
    level: int
    light: Light
    first: float
    last: float
    times: int
    hidden: int = 0


def scale_of(teams: Sequence[TeamFacts]) -> Scale:
    """A scale on which all teams can be seen.

    One that went on for days doesn't press all others together: what is later isn't drawn.
    """
    ends = [facts.ended for facts in teams if facts.moments] or [0.0]
    usual = max(FURTHER * median(ends), EVENING)
    end = max(min(max(ends), usual) if len(ends) > 1 else ends[0], SHORTEST)
    step = next(step for step in _steps() if end / step < COLUMNS)
    named = next(int(name) for name in _steps() if name >= max(step, 1) and end / name <= LABELS)
    ticks = takewhile(lambda minute: minute <= end, count(0, named))
    return Scale(step, int(end / step) + 1, tuple(ticks), HIGH if len(teams) <= MANY else 1)


def _steps() -> Iterator[float]:
    yield from STEPS
    yield from (STEPS[-1] * 2**times for times in count(1))


def placed(moments: Sequence[Moment], scale: Scale) -> Iterator[Placed]:
    """The lights of a team at their places; equal ones in a row within a column are drawn as one.

    Of a column that is full the last ones are drawn.
    """
    for column, there in groupby(moments, key=lambda at: scale.column(at.minutes)):
        if column >= scale.columns:
            return
        runs = [list(run) for _, run in groupby(there, key=lambda at: at.light)]
        hidden = sum(map(len, runs[: -scale.high]))
        for level, run in enumerate(runs[-scale.high :]):
            yield Placed(
                column,
                level,
                run[0].light,
                run[0].minutes,
                run[-1].minutes,
                len(run),
                0 if level else hidden,
            )


def later(moments: Sequence[Moment], scale: Scale) -> int:
    """How many lights lie behind the last column."""
    return sum(scale.column(at.minutes) >= scale.columns for at in moments)
