"""A job summary in Markdown: the class as a table, then what fails first in each submission.

Of a single submission it tells more. GitHub drops a summary that is larger than 1024 KiB as a
whole, so what would make it too large is counted instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import TextIO

from katas.grade.formats.cases import Case, failed_of
from katas.grade.formats.counts import items
from katas.grade.formats.escaping import fenced, line, markdown, markdown_code, several
from katas.grade.formats.words import mark_words, said, status_words
from katas.grade.graded import Part, Status
from katas.grade.marks import Marked, Rules
from katas.spec.plain import shortened

MOST = 900 * 1024
"""A summary has so many bytes at most."""

TABLE = MOST // 2
"""So many of them are for the table."""

FIRST, FIRST_OF_ONE = 3, 20
"""So many failures of each submission are told, and of a single one."""

PRINTED = 2_000
"""So many characters of what was printed are shown of a single one."""

HEAD = (
    "| who | status | points | examples | proof |",
    "|---|---|---|---|---|",
)


class _Text:
    """Lines up to so many bytes; what doesn't fit any more is counted."""

    def __init__(self, most: int) -> None:
        self.parts: list[str] = []
        self.left_out = 0
        self._room = most

    @property
    def is_full(self) -> bool:
        """Whether a part didn't fit; then none will."""
        return self.left_out > 0

    def add(self, part: str) -> None:
        """Take a part, unless one before it didn't fit."""
        self._room -= len(part.encode()) + 1
        if self._room < 0:
            self.left_out += 1
        else:
            self.parts.append(part)


def write(rules: Rules, submissions: Iterable[Marked], to: TextIO) -> None:
    """Write the summary; of each submission only what stands there is kept meanwhile."""
    arriving = iter(submissions)
    first = list(islice(arriving, 2))
    parts = _of_one(first[0]) if len(first) == 1 else _of_all(chain(first, arriving))
    to.write(f"## {markdown(rules.title)}\n\n")
    to.writelines(f"{part}\n" for part in parts)
    to.write(f"\n{_graded_by(rules)}\n")


def _graded_by(rules: Rules) -> str:
    pairs = {
        "kata": rules.kata,
        "rules": rules.rulebook,
        "stage": rules.stage or "",
        "spec": rules.spec,
        "katas": rules.katas,
        "sandbox": rules.level,
    }
    return ", ".join(f"{name} {markdown_code(value)}" for name, value in pairs.items() if value)


# Many


def _of_all(submissions: Iterable[Marked]) -> Iterator[str]:
    """How many came out how, a table of all, and what fails first."""
    statuses: Counter[Status] = Counter()
    table, failures = _Text(TABLE), _Text(MOST - TABLE - 10_000)
    for marked in submissions:
        statuses[marked.graded.status] += 1
        table.add(_row(marked))
        if marked.graded.status is not Status.PASSED:
            failures.add("" if failures.is_full else "\n".join(_failures(marked)))
    counts = [f"{statuses[status]} {status.value}" for status in Status if statuses[status]]
    yield f"{', '.join(counts)}\n"
    yield from (*HEAD, *table.parts)
    if table.left_out:
        yield f"\n{said('left-out', count=table.left_out)}"
    yield from failures.parts
    if failures.left_out:
        yield f"\n{said('left-out-failures', count=failures.left_out)}"


def _row(marked: Marked) -> str:
    graded = marked.graded
    cells = [
        markdown(marked.owner or marked.name),
        graded.status.value,
        mark_words(marked),
        str(items(graded, Part.EXAMPLES) or ""),
        str(items(graded, Part.PROOF) or ""),
    ]
    return f"| {' | '.join(cells)} |"


def _failures(marked: Marked) -> Iterator[str]:
    """Whose they are, the first, and how many more there are."""
    failed = list(failed_of(marked))
    yield f"\n### {markdown(marked.owner or marked.name)}\n"
    yield fenced([told for case in failed[:FIRST] for told in case.lines])
    if len(failed) > FIRST:
        yield f"\n{said('more', count=len(failed) - FIRST)}"


# One


def _of_one(marked: Marked) -> Iterator[str]:
    """All that there is to say, as long as it fits."""
    text = _Text(MOST - 10_000)
    for part in _details(marked):
        text.add(part)
    yield from text.parts
    if text.left_out:
        yield f"\n{said('more', count=text.left_out)}"


def _details(marked: Marked) -> Iterator[str]:
    graded = marked.graded
    yield f"{markdown(marked.owner or marked.name)}: {status_words(graded.status)}\n"
    yield from _points(marked)
    yield from _called_as(marked)
    for text in (*graded.says, *graded.notes):
        yield f"- {markdown(text)}"
    failed = list(failed_of(marked))
    for case in failed[:FIRST_OF_ONE]:
        yield _detail(case)
    if len(failed) > FIRST_OF_ONE:
        yield f"\n{said('more', count=len(failed) - FIRST_OF_ONE)}"
    if graded.printed:
        yield _folded("printed", shortened(several(graded.printed), PRINTED).split("\n"))


def _points(marked: Marked) -> Iterator[str]:
    """What each section earned, and all of them."""
    yield from ("| | points |", "|---|---|")
    if marked.mark is not None:
        yield from (
            f"| {markdown(section.name)} | {section.points} |" for section in marked.sections
        )
    yield f"| **all** | {mark_words(marked)} |\n"


def _called_as(marked: Marked) -> Iterator[str]:
    calls = list(dict.fromkeys(marked.graded.called_as.values()))
    if calls:
        more = f" {said('more', count=len(calls) - FIRST)}" if len(calls) > FIRST else ""
        yield f"called as {', '.join(map(markdown_code, calls[:FIRST]))}{more}\n"
    for category, lacks in marked.graded.missing.items():
        yield f"- {markdown(category)}: {markdown(lacks)}"


def _detail(case: Case) -> str:
    printed = [f"    {line(text)}" for text in case.printed[:PRINTED].splitlines()]
    return _folded(case.name, [*case.lines, *(["", "  printed", *printed] if printed else [])])


def _folded(title: str, lines: Sequence[str]) -> str:
    """Lines below a title that opens them."""
    summary = f"<summary>{markdown(title)}</summary>"
    return f"\n<details>{summary}\n\n{fenced(lines)}\n\n</details>"
