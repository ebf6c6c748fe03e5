"""Puts what is known of the code into words: its shape, the change, the commits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from katas.practice.reviewing.code import (
    Before,
    Code,
    Commit,
    FileChange,
    History,
    Origin,
    Shape,
    Spot,
)
from katas.practice.reviewing.sections import Block, Mark, Said, Strip, Table
from katas.spec.plain import shortened
from katas.spec.told import joined

FILES = 3
"""So many files of a commit are named."""


SHORT, LONG = 60, 160
"""So many characters of a name are shown, and of what a commit says."""


class CodeTelling:
    """Tells it in one language."""

    def __init__(self, says: Mapping[str, Any]) -> None:
        self._says = says

    def shape(self, code: Code) -> Iterator[Block]:
        """The shape of the code, now and before, and what to know about these numbers."""
        says = self._says["code"]
        if code.shape is None:
            yield Said(says["unknown"])
        else:
            yield Said(self._before(code.before))
            yield self._table(code.shape, code.shape_before)
            for repeat in code.shape.repeats:
                places = joined(repeat.places, self._says["and"])
                yield Said(says["alike"].format(places=places))
            if code.shape.unmeasured:
                yield Said(says["unmeasured"].format(names=", ".join(code.shape.unmeasured)))
        if code.tests:
            told = [says["lines-of"].format(name=name, count=count) for name, count in code.tests]
            yield Said(says["tests"].format(names=", ".join(told)))
        if code.shape is not None:
            yield Said(says["measured"], quietly=True)

    def _before(self, before: Before) -> str:
        """Which state of the code is taken for the one of before."""
        words: str = self._says["code"][before.origin.value]
        return words.format(label=before.label, when=_minute(before.when))

    def _table(self, now: Shape, before: Shape | None) -> Table:
        says = self._says["code"]
        shapes = [now] if before is None else [before, now]
        rows = [
            (says["files"], *(str(shape.files) for shape in shapes)),
            (says["lines"], *(str(shape.lines) for shape in shapes)),
            (says["functions"], *(str(shape.functions) for shape in shapes)),
            (says["longest"], *(self._spot(shape.longest) for shape in shapes)),
            (says["deepest"], *(self._spot(shape.deepest) for shape in shapes)),
            (says["most-branches"], *(self._spot(shape.most_branches) for shape in shapes)),
            (says["branches"], *(str(shape.branches) for shape in shapes)),
            (says["repeated"], *(str(shape.repeated) for shape in shapes)),
        ]
        heads = [says["now"]] if before is None else [says["before"], says["now"]]
        return Table(("", *heads), tuple(rows))

    def _spot(self, spot: Spot) -> str:
        """A number, and the function that it is about."""
        if not (spot.value and spot.place):
            return str(spot.value)
        name, place = shortened(spot.name, SHORT), shortened(spot.place, SHORT)
        name = f"{name} ({place})" if name else place
        return str(self._says["code"]["spot"]).format(value=spot.value, name=name)

    def change(self, code: Code) -> Iterator[Block]:
        """How large the change is, file by file."""
        says = self._says["change"]
        if code.changes is None or code.before.origin is Origin.NONE:
            yield Said(says["unknown"])
        elif not code.changes:
            yield Said(says["same"])
        else:
            yield Said(
                says["sum"].format(
                    added=sum(item.added or 0 for item in code.changes),
                    removed=sum(item.removed or 0 for item in code.changes),
                    files=len(code.changes),
                )
            )
            rows = tuple(
                (shortened(item.name, SHORT), self._count(item.added), self._count(item.removed))
                for item in code.changes
            )
            yield Table((says["file"], says["came"], says["went"]), rows, figures=(1, 2))

    def _count(self, lines: int | None) -> str:
        return str(self._says["change"]["no-text"]) if lines is None else str(lines)

    def history(self, history: History) -> Iterator[Block]:
        """The commits, as a strip and one by one."""
        says = self._says["commits"]
        if history.why_not is not None:
            yield Said(says[history.why_not.value])
            return
        count = len(history.commits)
        if history.bounded:
            yield Said(says["bounded"].format(count=count))
        yield Said(says["count"].format(count=count), quietly=True)
        columns = tuple(says[name] for name in ("when", "who", "what", "lines", "files"))
        rows = tuple(
            (
                _minute(commit.when),
                shortened(commit.author, SHORT),
                shortened(commit.subject, LONG),
                _came_and_went(commit),
                self._files(commit.changes),
            )
            for commit in history.commits
        )
        marks = tuple(map(_mark, history.commits))
        yield Strip(marks, Table(columns, rows, figures=(3,), texts=(1, 2, 4)), says["left-out"])

    def _files(self, changes: Sequence[FileChange]) -> str:
        names = [shortened(change.name, SHORT) for change in changes]
        more = self._says["head"]["more"].format(count=len(names) - FILES)
        return ", ".join([*names[:FILES], *([more] if len(names) > FILES else [])])


def _mark(commit: Commit) -> Mark:
    subject = shortened(commit.subject, LONG)
    label = f"{_minute(commit.when)}  {subject}  {_came_and_went(commit)}"
    return Mark(label, commit.added, commit.removed)


def _came_and_went(commit: Commit) -> str:
    """`+12 -3`, with the sign that stands for less."""
    return f"+{commit.added} {MINUS}{commit.removed}"


MINUS = "\u2212"


def _minute(when: str) -> str:
    """A time as git has it, to the minute, by the clock of whoever committed."""
    return when[:16].replace("T", " ")
