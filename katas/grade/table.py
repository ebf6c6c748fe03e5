"""The class as a table for the terminal: what somebody has to look at first."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from katas.grade.graded import Part, Status
from katas.grade.marks import Marked, Rules
from katas.spec import failure_lines
from katas.spec.plain import plain, shortened

Submissions = Callable[[], Iterable[Marked]]
"""Gives all submissions, as often as they are wanted."""

MOST = 60
"""So many rows are shown; whoever has more submissions reads a file."""

WIDEST = 38
"""A column is cut there."""

TEXT = re.compile(r'"[^"]*"')
"""A text in a call, which stands for a category."""

HEAD = ("submission", "mark", "examples", "proof", "", "called as")


def run_lines(rules: Rules, submissions: Submissions) -> Iterator[str]:
    """A run as it is read at the terminal: by what was graded, then the class, or the only one."""
    yield from _head(rules)
    first = list(islice(submissions(), 2))
    if len(first) == 1:
        yield from one_told(first[0])
    else:
        yield from table_lines(submissions())


def _head(rules: Rules) -> Iterator[str]:
    stage = f", up to stage {rules.stage}" if rules.stage else ""
    made_of = f" ({', '.join(rules.mechanisms)})" if rules.mechanisms else ""
    yield f"{rules.kata}{stage}; sandbox: {rules.level}{made_of}"
    for gap in rules.gaps:
        yield f"  not contained: {gap}"


def one_told(marked: Marked) -> Iterator[str]:
    """One submission: its mark, how it was called, what fails first, and what is behind it."""
    graded = marked.graded
    mark = f", {marked.mark} points" if marked.mark else ""
    yield f"{plain(marked.owner)}: {graded.status.value}{mark}"
    yield from (f"  {plain(line)}" for line in graded.problem.splitlines())
    if graded.called_as:
        yield f"  called as {called_as(marked)}"
    for part in Part:
        if any(item.part is part for item in graded.items):
            yield f"  {part.value}: {_of(marked, part)}"
    failed = [item.told for item in graded.items if not item.passed]
    for told in failed[:FIRST]:
        yield from (f"    {plain(line)}" for line in failure_lines(told))
    if len(failed) > FIRST:
        yield f"    and {len(failed) - FIRST} more"
    yield from (f"  {plain(line)}" for line in (*graded.says, *graded.notes))
    for name, value in graded.honoured.items():
        yield f"  it says of itself: {plain(name)} = {plain(value)}"


NOTHING = "-"
"""What stands where there is nothing to show."""

FIRST = 3
"""So many failures are told."""


def table_lines(submissions: Iterable[Marked]) -> Iterator[str]:
    """A line for each submission, under a head; and how many there are of what."""
    rows: list[Sequence[str]] = [HEAD]
    statuses: Counter[Status] = Counter()
    for marked in submissions:
        statuses[marked.graded.status] += 1
        if len(rows) <= MOST:
            rows.append(_row(marked))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()
    if statuses.total() > MOST:
        yield f"… and {statuses.total() - MOST} more"
    yield ""
    yield counted(statuses)


def counted(statuses: Counter[Status]) -> str:
    """How many submissions came to what."""
    found = [f"{statuses[status]} {status.value}" for status in Status if statuses[status]]
    many = statuses.total()
    return f"{many} submission{'s' if many != 1 else ''}: {', '.join(found)}"


def _row(marked: Marked) -> Sequence[str]:
    graded = marked.graded
    about = graded.status.value
    if marked.same_as:
        about += f"; same as {plain(marked.same_as[0])}"
        about += f" and {len(marked.same_as) - 1} more" if len(marked.same_as) > 1 else ""
    return (
        shortened(plain(marked.label), WIDEST),
        str(marked.mark).replace(" of ", "/") if marked.mark else NOTHING,
        _of(marked, Part.EXAMPLES),
        _of(marked, Part.PROOF),
        shortened(about, 2 * WIDEST),
        shortened(called_as(marked), WIDEST),
    )


def _of(marked: Marked, part: Part) -> str:
    items = [item for item in marked.graded.items if item.part is part]
    return f"{sum(item.passed for item in items)}/{len(items)}" if items else NOTHING


def called_as(marked: Marked) -> str:
    """How it was called, in a word: the first call, and how many others there are."""
    calls = list(dict.fromkeys(marked.graded.called_as.values()))
    if len(calls) > 1:  # one that is given the category is one
        calls = list(dict.fromkeys(TEXT.sub("category", call) for call in calls))
    if not calls:
        return plain(marked.graded.problem.partition("\n")[0])
    more = f" and {len(calls) - 1} more" if len(calls) > 1 else ""
    return plain(calls[0]) + more
