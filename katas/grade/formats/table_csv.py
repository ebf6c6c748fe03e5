"""A table for a spreadsheet: one row for each submission.

It begins with a byte order mark: Excel takes a file without one for the old encoding of its
country, and Å becomes Ã…. LibreOffice, Numbers, Google Sheets and pandas read it as well; Python's
own csv wants `encoding="utf-8-sig"`.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping, Sequence
from tempfile import SpooledTemporaryFile
from typing import TextIO

from katas.grade.formats.counts import categories
from katas.grade.formats.escaping import cell
from katas.grade.formats.words import percent
from katas.grade.graded import Part
from katas.grade.marks import UNMARKED, Marked, Rules, shown

MARK = "\ufeff"

BETWEEN = " \u00b7 "
"""Stands between several texts in one cell."""

IN_MEMORY = 4_000_000
"""So many bytes of rows are kept in memory until all sections are known."""

Row = tuple[list[str], dict[str, str], list[str]]
"""What stands before the sections, the sections by name, and what stands behind them."""

BEFORE = ("owner", "id", "name", "status", "points", "most", "percent")

BEHIND = ("categories by examples", "categories by proof", "called as", "same as", "notes")


def write(rules: Rules, submissions: Iterable[Marked], to: TextIO) -> None:  # noqa: ARG001  # all alike
    """Write the table. Its columns are known when all is, so the rows wait until then."""
    sections: dict[str, None] = {}
    with SpooledTemporaryFile(IN_MEMORY, "w+", encoding="utf-8") as rows:
        for marked in submissions:
            row = _row(marked)
            sections.update(dict.fromkeys(row[1]))
            rows.write(json.dumps(row) + "\n")
        rows.seek(0)
        _write(to, list(sections), map(json.loads, rows))


def _write(to: TextIO, sections: Sequence[str], rows: Iterable[Row]) -> None:
    to.write(MARK)
    table = csv.writer(to)
    table.writerow([*BEFORE, *(cell(f"points: {name}") for name in sections), *BEHIND])
    for before, points, behind in rows:
        table.writerow([*before, *(points.get(name, "") for name in sections), *behind])


def _row(marked: Marked) -> Row:
    mark, graded = marked.mark, marked.graded
    before = [
        *map(cell, (marked.owner, marked.id, marked.name)),
        graded.status.value,
        "" if mark is None else shown(mark.earned),
        shown(marked.most),
        "" if mark is None else percent(mark.earned, mark.most),
    ]
    behind = [
        str(categories(graded, Part.EXAMPLES) or ""),
        str(categories(graded, Part.PROOF) or ""),
        cell(_called_as(graded.called_as)),
        cell(BETWEEN.join(marked.same_as)),
        cell(BETWEEN.join(filter(None, (graded.problem, *graded.notes)))),
    ]
    return before, _points(marked), behind


def _points(marked: Marked) -> dict[str, str]:
    """What each section earned; nothing where there is no mark."""
    if marked.graded.status in UNMARKED:
        return {}
    return {section.name: shown(section.points.earned) for section in marked.sections}


def _called_as(calls: Mapping[str, str]) -> str:
    """The calls that were found, each once."""
    return BETWEEN.join(dict.fromkeys(calls.values()))
