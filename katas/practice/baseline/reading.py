"""Reads a baseline back from its file, and says in which line it makes no sense."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from katas.errors import UsageError, nearest
from katas.model import Roll, show_roll
from katas.practice.baseline.sheet import Row, Sheet, read_sheet
from katas.practice.baseline.table import Baseline
from katas.practice.baseline.text import NOTHING, ORDER
from katas.proof.domain import Domain, domain_of
from katas.spec import Specification


class Cell(NamedTuple):
    """What stands somewhere, and in which line."""

    line: int
    word: str


Columns = Mapping[str | None, Mapping[Roll, Cell]]
"""What a table says, by category and roll."""


def read_baseline(path: Path, spec: Specification) -> Baseline:
    """Read the baseline of a kata.

    Raises UsageError, with file and line, for a table that somebody has edited into nonsense; for
    one of another kata; and for a file that is none of ours.
    """
    sheet = read_sheet(path)
    if sheet.kata != spec.kata.id:
        raise UsageError(
            f"{path} is about another kata: {sheet.kata}",
            advice=f"say --kata {sheet.kata}, or move it away",
        )
    domains = [domain_of((many,)) for many in sorted(spec.rulebook.dice, reverse=True)]
    shapes = [shape for domain in domains for shape in domain.shapes]
    above = _columns(sheet, sheet.tables[0], spec, shapes)
    below: Columns = {}
    if len(sheet.tables) > 1:
        rolls = [roll for domain in domains for roll in domain.rolls]
        below = _columns(sheet, sheet.tables[1], spec, rolls)
    _look_over(sheet, above, below)
    cells: dict[str | None, dict[int, list[str]]] = {}
    for category, column in above.items():
        dice = {len(roll) for roll in column}
        for domain in (domain for domain in domains if dice.intersection(domain.dice)):
            _see_that_all_are_there(sheet, spec.category_name(category), domain, column)
            words = _words(sheet, domain, column, below.get(category, {}))
            cells.setdefault(category, {})[domain.dice[0]] = words
    return Baseline(sheet.kata, cells)


def _columns(
    sheet: Sheet, table: Sequence[Row], spec: Specification, rolls: Iterable[Roll]
) -> dict[str | None, dict[Roll, Cell]]:
    """The cells of a table that say something; its rows are some of these rolls."""
    known = {show_roll(roll): roll for roll in rolls}
    categories = _categories(sheet, table[0], spec)
    columns: dict[str | None, dict[Roll, Cell]] = {category: {} for category in categories}
    seen: set[str] = set()
    for row in table[1:]:
        if row.roll not in known:
            raise sheet.wrong(row.line, f"{row.roll!r} is no roll that belongs here")
        if row.roll in seen:
            raise sheet.wrong(row.line, f"{row.roll} is there twice")
        seen.add(row.roll)
        for category, word in zip(categories, row.cells, strict=True):
            if word != NOTHING:
                columns[category][known[row.roll]] = Cell(row.line, word)
    return columns


def _categories(sheet: Sheet, header: Row, spec: Specification) -> list[str | None]:
    names = {spec.category_name(category): category for category in spec.rulebook.categories}
    for name in header.cells:
        if name not in names:
            problem = f"{spec.kata.id} has no category {name!r}"
            raise sheet.wrong(header.line, problem, nearest(name, names))
        if header.cells.count(name) > 1:
            raise sheet.wrong(header.line, f"{name} is there twice")
    return [names[name] for name in header.cells]


def _look_over(sheet: Sheet, above: Columns, below: Columns) -> None:
    """See that what is told of rolls as they lie belongs to a cell above that says so."""
    for category, column in below.items():
        for roll, cell in column.items():
            shape = above.get(category, {}).get(tuple(sorted(roll)))
            if shape is None or shape.word != ORDER:
                problem = f"for {show_roll(roll)} there is no {ORDER} in the table above"
                raise sheet.wrong(cell.line, problem)


def _see_that_all_are_there(
    sheet: Sheet, name: str, domain: Domain, column: Mapping[Roll, Cell]
) -> None:
    for shape in domain.shapes:
        if shape not in column:
            header = sheet.tables[0][0].line
            raise sheet.wrong(header, f"{name} has nothing for {show_roll(shape)}")


def _words(
    sheet: Sheet, domain: Domain, above: Mapping[Roll, Cell], below: Mapping[Roll, Cell]
) -> list[str]:
    """A word for every roll in a category."""
    cells = domain.spread([above[shape] for shape in domain.shapes])
    words = [cell.word for cell in cells]
    for at, word in enumerate(words):
        if word == ORDER:
            roll = domain.rolls[at]
            if roll not in below:
                problem = f"{ORDER} is here, and {show_roll(roll)} is missing below"
                raise sheet.wrong(cells[at].line, problem)
            words[at] = below[roll].word
    return words
