"""Writes a baseline as text: a table to read, and to keep in git.

A row is a roll with its dice in ascending order, a column a category. Where an answer hangs on
the order of the dice, the cell is a `~`, and a second table has that roll in every order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from katas.model import show_roll
from katas.practice.baseline.table import Baseline, by_shape
from katas.practice.baseline.wording import Wording
from katas.proof.domain import domain_of
from katas.spec import Specification

ORDER = "~"
"""A cell whose answer hangs on the order of the dice."""

NOTHING = "-"
"""A cell that isn't asked about, or of which the table above has said all."""

BAR = " | "

MARK = "kata baseline"
"""The first line of the file has it, by which it is known to be ours."""

KATA = "kata: "
"""The line with the kata begins so, in every language."""


def as_text(spec: Specification, baseline: Baseline, name: str) -> str:
    """Write the table of a solution that is called so."""
    say = Wording(spec).say
    shapes = {
        category: {many: by_shape(found, many) for many, found in cells.items()}
        for category, cells in baseline.cells.items()
    }
    lines = [say("head", name=name), f"{KATA}{spec.kata.id}", ""]
    header = [say("roll"), *map(spec.category_name, baseline.cells)]
    lines += _aligned([header, *_rows(baseline, shapes)])
    mattering = [
        name for name, found in shapes.items() if any(None in cells for cells in found.values())
    ]
    if mattering:
        header = [say("roll"), *map(spec.category_name, mattering)]
        in_order = _rows_in_order(baseline, {name: shapes[name] for name in mattering})
        lines += ["", say("in-order"), "", *_aligned([header, *in_order])]
    return "\n".join([*lines, ""])


Shapes = Mapping[str | None, Mapping[int, Sequence[str | None]]]
"""By category and number of dice: the word for each roll, None where it hangs on the order."""


def _rows(baseline: Baseline, shapes: Shapes) -> Iterator[list[str]]:
    for many in baseline.dice:
        columns = [found.get(many) for found in shapes.values()]
        for at, roll in enumerate(domain_of((many,)).shapes):
            yield [
                show_roll(roll),
                *(NOTHING if cells is None else cells[at] or ORDER for cells in columns),
            ]


def _rows_in_order(baseline: Baseline, shapes: Shapes) -> Iterator[list[str]]:
    """The rolls for which order matters somewhere, as they lie."""
    for many in baseline.dice:
        domain = domain_of((many,))
        matters = {
            category: {at for at, word in enumerate(found[many]) if word is None}
            for category, found in shapes.items()
            if many in found
        }
        for at, roll in enumerate(domain.rolls):
            shape = domain.shape_of[at]
            if any(shape in found for found in matters.values()):
                yield [
                    show_roll(roll),
                    *(
                        baseline.cells[name][many][at]
                        if shape in matters.get(name, ())
                        else NOTHING
                        for name in shapes
                    ),
                ]


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows as lines: the rolls to the left, all else to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        BAR.join(
            [
                row[0].ljust(widths[0]),
                *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)),
            ]
        )
        for row in rows
    ]
