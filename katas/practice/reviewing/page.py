"""Lays a review out as one page that needs nothing else: no script, no font, no picture."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from katas.practice.paper import open_pages
from katas.practice.paper.writing import Kind
from katas.practice.reviewing.sections import Bars, Lines, Said, Strip, Table, Told

PAGES = Path(__file__).parent / "pages"

KIND = Kind("katas review", "a review")

TALL = 56
"""So high is the longest bar of the strip."""


def page_of(told: Told) -> str:
    """The page of a review. Whatever is in it is text there, and nothing else."""
    environment = open_pages(PAGES)
    environment.tests["kind"] = lambda block, name: KINDS[name] is type(block)
    environment.filters["bars"] = drawn
    return environment.get_template("review.html.jinja").render(told=told, tall=TALL)


KINDS = {"said": Said, "lines": Lines, "bars": Bars, "table": Table, "strip": Strip}
"""The kinds of blocks by the names that the template has for them."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A commit as it is drawn: its place in the strip, and how high what came and went stands."""

    at: int
    up: float
    down: float
    label: str


def drawn(strip: Strip) -> list[Drawn]:
    """The bars of a strip.

    The roots of the lines are drawn, so that one large commit leaves the others to be seen.
    """
    most = max((number for mark in strip.marks for number in (mark.added, mark.removed)), default=0)
    return [
        Drawn(at, _height(mark.added, most), _height(mark.removed, most), mark.label)
        for at, mark in enumerate(strip.marks)
    ]


def _height(lines: int, most: int) -> float:
    return round(TALL * (lines / most) ** 0.5, 1) if lines else 0
