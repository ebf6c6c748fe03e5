"""A review in words, before it is laid out: sections, each of a few kinds of blocks.

The terminal and the page lay out the same ones. Everything in them is text as it came, and is
made safe by who lays it out.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence. `quietly` is one about what stands beside it."""

    text: str
    quietly: bool = False


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines that are told as they are, their blanks too, with a heading if they have one."""

    lines: tuple[str, ...]
    heading: str = ""


@dataclass(frozen=True, slots=True)
class Bar:
    """How far something is along: `done` of `of`; `told` is the same in words, `note` more."""

    name: str
    done: int
    of: int
    told: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Bars:
    """Some of them, one below the other."""

    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows with columns, the first of which names the row; a column without a name has no head.

    `figures` are the columns with numbers, counted from 0, `texts` those with somebody's own words;
    `heading` stands above it.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    heading: str = ""
    figures: tuple[int, ...] = ()
    texts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """A commit in the strip: its row in the table below, and what came and went with it."""

    label: str
    added: int
    removed: int


@dataclass(frozen=True, slots=True)
class Strip:
    """Commits in the order of their time, as bars, with a row for each.

    `left_out` says how many rows a short list leaves out; {count} is to be filled in.
    """

    marks: tuple[Mark, ...]
    table: Table
    left_out: str


Block = Said | Lines | Bars | Table | Strip


@dataclass(frozen=True, slots=True)
class Section:
    """One thing to talk over; `name` is the same in every language."""

    name: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """The whole review in words: its title, what stands at its head, and its sections.

    `lang` is the language as a page names it.
    """

    lang: str
    title: str
    lead: str
    head: Table
    sections: tuple[Section, ...]
