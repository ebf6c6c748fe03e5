"""A baseline's file as it stands there: its heading, its tables, its rows with their lines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from katas.errors import UsageError
from katas.practice.baseline.text import BAR, KATA, MARK
from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table: its number in the file, the first cell, and the others."""

    line: int
    roll: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A file: the kata it is about, and its tables, each with its header first."""

    path: Path
    kata: str
    tables: Sequence[Sequence[Row]]

    def wrong(self, line: int, problem: str, *found: str) -> UsageError:
        """Make the error for a line."""
        return wrong(self.path, line, problem, *found)


def wrong(path: Path, line: int, problem: str, *found: str) -> UsageError:
    """Make the error for a line that is as nobody has written it."""
    return UsageError(f"{path}, line {line}: {problem}", found=found, advice=MEND)


MEND = "bring it back as it was, or move the file away and keep a new one: kata baseline"


def kata_of(path: Path) -> str:
    """Give the id of the kata that a file is about.

    Raises UsageError for a file that can't be read, or is none of ours.
    """
    return _kata(path, _lines(path))


def read_sheet(path: Path) -> Sheet:
    """Read a file.

    Raises UsageError for one that can't be read or is none of ours, and for a row that is none.
    """
    lines = _lines(path)
    kata = _kata(path, lines)
    tables: list[list[Row]] = [[]]
    for number, line in enumerate(lines[2:], 3):
        if not line.strip():
            tables.append([])
        elif BAR.strip() in line:
            roll, *cells = (cell.strip() for cell in line.split(BAR.strip()))
            tables[-1].append(Row(number, roll, tuple(cells)))
        elif tables[-1]:
            raise wrong(path, number, "this is no row of the table")
    found = [rows for rows in tables if rows]
    if not 0 < len(found) <= MOST:
        raise wrong(path, len(lines), f"there are {len(found)} tables, where one or two belong")
    for rows in found:
        _look_over(path, rows)
    return Sheet(path, kata, found)


MOST = 2
"""The table, and that of the rolls for which order matters."""


def _look_over(path: Path, rows: Sequence[Row]) -> None:
    """See that each row has as many cells as the header, and none is empty."""
    many = len(rows[0].cells)
    for row in rows:
        if len(row.cells) != many:
            raise wrong(
                path, row.line, f"behind the roll there are {len(row.cells)} cells, not {many}"
            )
        if not all(row.cells):
            raise wrong(path, row.line, "a cell is empty")


def _lines(path: Path) -> Sequence[str]:
    try:
        return path.read_text("utf-8-sig").split("\n")
    except UnicodeDecodeError:
        raise _not_ours(path) from None
    except OSError as error:
        raise UsageError(f"{path} can't be read: {error.strerror}") from None


def _kata(path: Path, lines: Sequence[str]) -> str:
    if len(lines) > 1 and MARK in lines[0] and lines[1].startswith(KATA):
        return lines[1].removeprefix(KATA).strip()
    raise _not_ours(path)


def _not_ours(path: Path) -> UsageError:
    return UsageError(
        f"{path} is no table that {MARK} has written",
        advice="it is left alone: move it away, or bring its first two lines back",
    )
