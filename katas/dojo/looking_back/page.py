"""Lays a look back out as one page that needs nothing else: no script, no font, no picture."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from katas.catalog import Shelf
from katas.dojo.looking_back.gathering import look_back
from katas.dojo.looking_back.scatter import TALL, WIDE, Scatter
from katas.dojo.looking_back.strips import Placed
from katas.dojo.looking_back.telling import tell
from katas.dojo.looking_back.told import Point, Strips, Told
from katas.dojo.team import Team
from katas.practice.paper import open_pages
from katas.practice.paper.writing import Kind

PAGES = Path(__file__).parent / "pages"

KIND = Kind("kata dojo report", "a look back")

SIDE = 16
"""A light has so much room in each direction."""


def page_of(teams: Collection[Team], shelf: Shelf) -> str:
    """The page of a look back at teams, whose differences are shown where they have any."""
    return laid_out(tell(look_back(teams, shelf)))


def laid_out(told: Told) -> str:
    """The page of a look back. Whatever is in it is text there, and nothing else."""
    environment = open_pages(PAGES)
    template = environment.get_template("report.html.jinja")
    return template.render(told=told, says=told.says, room=Room(told.strips), drawing=Drawing())


@dataclass(frozen=True, slots=True)
class Room:
    """The places in a strip."""

    strips: Strips

    @property
    def width(self) -> int:
        """How wide all of it is."""
        return self.strips.columns * SIDE

    def height(self, marks: Collection[Placed]) -> int:
        """How high the strip of these is."""
        return SIDE * (1 + max((mark.level for mark in marks), default=0))

    def line(self, place: float) -> float:
        """How far to the right a place lies."""
        return round(place * SIDE, 1)

    def x(self, column: int) -> int:
        """The middle of a column."""
        return column * SIDE + SIDE // 2

    def y(self, level: int, height: int) -> int:
        """The middle of a light."""
        return height - level * SIDE - SIDE // 2


@dataclass(frozen=True, slots=True)
class Drawing:
    """The places in the drawing of red."""

    width: float = WIDE
    height: float = TALL

    def x(self, scatter: Scatter, point: Point) -> float:
        """How far to the right a point lies."""
        return scatter.lines.at(point.lines)

    def y(self, scatter: Scatter, point: Point) -> float:
        """How far down."""
        return scatter.minutes.at(point.minutes)
