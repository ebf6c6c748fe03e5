"""Puts into words how long red lasted, against the size of the change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from katas.dojo.looking_back.facts import LookBack, Stretch
from katas.dojo.looking_back.scatter import scatter_of
from katas.dojo.looking_back.spans import minute, span
from katas.dojo.looking_back.told import Point, Red, Words

POINTS = 1_000
"""So many stretches of red are drawn of all teams together."""

LEAST = 3
"""So many of each, however many teams there are."""

T = TypeVar("T")


def red_of(back: LookBack, labels: Sequence[str], says: Words) -> Red:
    """What there is to say about red, and a point for each stretch of it."""
    words = says["red"]
    count = sum(len(facts.stretches) for facts in back.teams)
    if not count:
        return Red(words["none"])
    most = max(POINTS // len(back.teams), LEAST)
    drawn = [
        (label, stretch)
        for facts, label in zip(back.teams, labels, strict=True)
        for stretch in thinned(facts.stretches, most)
    ]
    middles = [words["middles"]] if back.comparison else []
    left_out = [words["thinned"].format(shown=len(drawn), count=count)]
    return Red(
        _compared(back, says),
        tuple(_point(label, stretch, says) for label, stretch in drawn),
        scatter_of([stretch for _, stretch in drawn], back.comparison),
        (words["told"], *middles, *(left_out if len(drawn) < count else ())),
    )


def _compared(back: LookBack, says: Words) -> str:
    """One sentence about small changes and larger ones; or that there are too few."""
    words, compared = says["red"], back.comparison
    if compared is None:
        return str(words["few"])
    small, large = (span(time, says["times"]) for time in (compared.small, compared.large))
    lines = _lines(compared.lines, says)
    return str(words["compared"].format(lines=lines, small=small, large=large))


def _lines(count: int, says: Words) -> str:
    words = says["red"]
    return str(words["one"] if count == 1 else words["many"].format(count=count))


def _point(label: str, stretch: Stretch, says: Words) -> Point:
    began = minute(stretch.began, says["times"])
    lasted = span(stretch.minutes, says["times"])
    lines = _lines(stretch.lines, says)
    return Point(
        stretch.lines,
        stretch.minutes,
        says["red"]["point"].format(team=label, at=began, lines=lines, span=lasted),
        (label, began, str(stretch.lines), lasted),
    )


def thinned(things: Sequence[T], most: int) -> list[T]:
    """As many of some things at most, evenly chosen."""
    count = len(things)
    if count <= most:
        return list(things)
    return [things[number * count // most] for number in range(most)]
