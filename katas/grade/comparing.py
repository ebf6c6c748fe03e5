"""Two runs side by side: whose mark has moved, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from katas.errors import UsageError
from katas.grade.formats import FORMATS
from katas.grade.formats.own import read
from katas.grade.marks import Marked, Points, Rules
from katas.spec.plain import plain

FIRST = 3
"""So many items are named that came out otherwise."""

ABOUT = {
    "kata": "another kata",
    "stage": "another stage",
    "spec": "another version of the spec",
    "katas": "another version of katas",
    "readings": "other readings",
    "calls": "other calls",
}
"""What a run was graded by, and what it means where that is otherwise."""


NAMED_BY = ("kata", "feedback")
"""What the items of a run have their names by."""


@dataclass(frozen=True, slots=True)
class Before:
    """What came of a submission in an earlier run, as far as it is compared.

    `asked` counts its items, `failed` are the names of those that did not pass.
    """

    digest: str
    status: str
    mark: Points | None
    asked: int
    failed: frozenset[str]


@dataclass(frozen=True)
class Earlier:
    """An earlier run: what it graded by, and what came of each submission, by its id."""

    rules: Rules
    before: Mapping[str, Before]

    @classmethod
    def read(cls, path: Path) -> Earlier:
        """Read what an earlier run has written: its folder, or the JSON report in it.

        Raises UsageError if it is none.
        """
        file = path / FORMATS["json"].file if path.is_dir() else path
        try:
            with file.open(encoding="utf-8") as text:
                rules, submissions = read(text)
                return cls(rules, {marked.id: _before(marked) for marked in submissions})
        except OSError as error:
            raise UsageError(
                f"--compare {path} can't be read: {error.strerror}",
                found=[f"looked for: {file}"],
                advice="name the folder of an earlier run's --out",
            ) from None
        except UnicodeDecodeError:
            raise UsageError(f"--compare {path} is no report of ours: it isn't UTF-8") from None

    def lines(self, rules: Rules, submissions: Iterable[Marked]) -> Iterator[str]:
        """A line for each submission whose mark has moved; and those that are new or gone."""
        left = dict(self.before)
        moved = same = 0
        for marked in submissions:
            before, now = left.pop(marked.id, None), marked.graded.status.value
            if before is None:
                yield f"  {plain(marked.label)}: new, {_shown(marked.mark, now)}"
                continue
            if (before.mark, before.status) == (marked.mark, now):
                same += 1
                continue
            moved += 1
            went = f"{_shown(before.mark, before.status)} → {_shown(marked.mark, now)}"
            why = "; ".join(self._why(rules, before, marked))
            yield f"  {plain(marked.label)}: {went}  {why}"
        for gone in left:
            yield f"  {plain(gone)}: gone"
        yield f"{moved} marks moved, {same} stayed"

    def _why(self, rules: Rules, before: Before, marked: Marked) -> Iterator[str]:
        """Why a mark has moved, as far as that can be seen."""
        if before.digest != marked.digest:
            yield "handed in anew"
        for name, words in ABOUT.items():
            if getattr(self.rules, name) != getattr(rules, name):
                yield words
        failed = _failed(marked)
        same = all(getattr(self.rules, name) == getattr(rules, name) for name in NAMED_BY)
        if not same or before.asked != len(marked.graded.items):
            return  # what wasn't asked, or isn't told, has neither failed nor passed
        if names := sorted(failed - before.failed):
            yield f"fails now: {_few(names)}"
        if names := sorted(before.failed - failed):
            yield f"passes now: {_few(names)}"
        if failed == before.failed and before.digest == marked.digest:
            yield "the points are shared out otherwise"


def _before(marked: Marked) -> Before:
    graded = marked.graded
    return Before(
        marked.digest, graded.status.value, marked.mark, len(graded.items), _failed(marked)
    )


def _failed(marked: Marked) -> frozenset[str]:
    return frozenset(item.name for item in marked.graded.items if not item.passed)


def _shown(mark: Points | None, status: str) -> str:
    return str(mark) if mark else status


def _few(names: Sequence[str]) -> str:
    shown = ", ".join(map(plain, names[:FIRST]))
    return shown if len(names) <= FIRST else f"{shown} and {len(names) - FIRST} more"
