"""Lays a review out for a terminal: plain lines, section by section, in no colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from textwrap import wrap

from katas.practice.reviewing.sections import Bars, Block, Lines, Said, Strip, Table, Told
from katas.spec.plain import plain, shortened

WIDE = 100
"""Sentences are broken so wide. What is told as it is may be wider."""

CELL = 48
"""A cell that isn't the last of its row is shortened to this."""

FIRST, LAST = 3, 9
"""So many commits are listed, from the first and from the last."""

BAR = 20
"""A bar has so many places."""


def lines_of(told: Told) -> Iterator[str]:
    """The lines of a review; what a terminal would obey is made plain in each of them."""
    yield plain(told.title)
    yield plain(told.lead)
    yield ""
    yield from _table(told.head, "")
    for section in told.sections:
        yield from ("", plain(section.title))
        for block in section.blocks:
            yield from _block(block)


def _block(block: Block) -> Iterator[str]:
    match block:
        case Said(text):
            yield from wrap(plain(text), WIDE, initial_indent="  ", subsequent_indent="  ")
        case Lines(lines, heading):
            if heading:
                yield f"  {plain(heading)}:"
            indent = "    " if heading else "  "
            yield from (f"{indent}{plain(line)}".rstrip() for line in lines)
        case Bars():
            yield from _bars(block)
        case Table():
            if block.heading:
                yield f"  {plain(block.heading)}:"
            yield from _table(block, "    " if block.heading else "  ")
        case Strip():
            yield from _strip(block)


def _bars(block: Bars) -> Iterator[str]:
    rows = [
        (plain(bar.name), _drawn(bar.done, bar.of), plain(bar.told), plain(bar.note))
        for bar in block.bars
    ]
    yield from _aligned(rows, "  ", ())


def _drawn(done: int, of: int) -> str:
    """How far along, full only where all is done."""
    full = BAR * done // of if of else BAR
    return f"[{'#' * full}{'.' * (BAR - full)}]"


def _table(table: Table, indent: str) -> Iterator[str]:
    rows = [table.columns, *table.rows] if any(table.columns) else table.rows
    plain_rows = [
        (*(shortened(plain(cell), CELL) for cell in row[:-1]), plain(row[-1])) for row in rows
    ]
    yield from _aligned(plain_rows, indent, table.figures)


def _aligned(rows: Sequence[Sequence[str]], indent: str, figures: Sequence[int]) -> Iterator[str]:
    """Rows whose columns stand below one another, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (
            f"{cell:>{width}}" if at in figures else f"{cell:<{width}}"
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield f"{indent}{'  '.join(cells)}".rstrip()


def _strip(strip: Strip) -> Iterator[str]:
    """The commits one by one; of many the first and the last."""
    lines = list(_table(strip.table, "  "))
    head, rows = lines[0], lines[1:]
    between = len(rows) - FIRST - LAST
    if between <= 1:
        yield from lines
        return
    left_out = strip.left_out.format(count=between)
    yield from chain((head,), rows[:FIRST], (f"  … {plain(left_out)}",), rows[-LAST:])
