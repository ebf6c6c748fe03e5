"""Lays a look back out for a terminal: a few lines for each team."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from textwrap import wrap

from katas.dojo.looking_back.told import Team, Told
from katas.model import Light
from katas.spec.plain import plain

WIDE = 100
"""Sentences are broken so wide."""

ROW = 72
"""So many lights stand in a line."""

SYMBOLS = {Light.GREEN: "●", Light.RED: "■", Light.AMBER: "▲", Light.HALF: "◐"}

LETTERS = {Light.GREEN: "G", Light.RED: "R", Light.AMBER: "A", Light.HALF: "h"}
"""For a terminal that has no symbols."""

COLOURS = {Light.GREEN: "\x1b[32m", Light.RED: "\x1b[31m", Light.AMBER: "\x1b[33m"}
PLAIN = "\x1b[0m"


@dataclass(frozen=True, slots=True)
class Ink:
    """What lights are shown by: a `sign` for each, in its colour or not."""

    signs: Mapping[Light, str]
    coloured: bool

    @classmethod
    def for_stream(cls, encoding: str | None, *, coloured: bool) -> Ink:
        """The symbols, where a stream has them in its encoding; else letters."""
        try:
            "".join(SYMBOLS.values()).encode(encoding or "ascii")
        except (UnicodeEncodeError, LookupError):
            return cls(LETTERS, coloured)
        return cls(SYMBOLS, coloured)

    def row(self, lights: Sequence[Light]) -> str:
        """Some lights in a row, the colour said once where several have it."""
        runs = [(light, self.signs[light] * len(list(run))) for light, run in groupby(lights)]
        return "".join(self._in_colour(light, signs) for light, signs in runs)

    def _in_colour(self, light: Light, text: str) -> str:
        if self.coloured and light in COLOURS:
            return f"{COLOURS[light]}{text}{PLAIN}"
        return text


def lines_of(told: Told, ink: Ink) -> Iterator[str]:
    """The lines of a look back; what a terminal would obey is made plain in each of them."""
    yield plain(told.title)
    yield from wrap(told.lead, WIDE)
    yield "  ".join(f"{ink.row([light])} {word}" for light, word in told.legend)
    for team in told.teams:
        yield ""
        yield from _team(team, told, ink)
    if told.red.points:
        yield from ("", told.says["red"]["title"], *_indented(told.red.says))


def _team(team: Team, told: Told, ink: Ink) -> Iterator[str]:
    yield plain("  ".join(filter(None, (team.label, team.name))))
    rows = [team.lights[at : at + ROW] for at in range(0, len(team.lights), ROW)]
    for row in rows:
        over = f"  {team.over}" if row is rows[-1] else ""
        yield f"  {ink.row(row)}{over}"
    for note in filter(None, (team.newest, *team.notes)):
        yield from _indented(note)
    facts = [(name, text) for name, text in _facts(team, told) if text]
    width = max((len(name) for name, _ in facts), default=0)
    yield from (f"  {name:<{width}}  {plain(text)}" for name, text in facts)


def _facts(team: Team, told: Told) -> Iterator[tuple[str, str]]:
    names = told.says["facts"]
    yield names["kata"], team.kata
    yield names["first-green"], team.first_green
    yield names["stages"], ", ".join(f"{stage} {at}" for stage, at in team.stages)
    yield names["foretold"], team.foretold
    for number, (asks, says) in enumerate(team.readings):
        yield "" if number else names["open"], f"{asks} {says}"


def _indented(text: str) -> list[str]:
    return wrap(plain(text), WIDE, initial_indent="  ", subsequent_indent="  ")
