"""Gathers what was handed in: files, archives and folders, one or a whole class."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import overload

from katas.errors import UsageError
from katas.grade.submissions.archives import SUFFIXES as ARCHIVES
from katas.grade.submissions.ids import Ids
from katas.grade.submissions.notes import Note, notes_on
from katas.grade.submissions.patterns import EXAMPLE, read_pattern
from katas.grade.submissions.shapes import Listing
from katas.grade.submissions.submission import Submission
from katas.grade.submissions.walking import Walk
from katas.plug.source import SUFFIXES

BESIDE = 10
"""So many names are told where a path isn't there."""

LOOKED_FOR = (
    f"looked for: a file in a language that is known ({', '.join(SUFFIXES)}),",
    f"an archive ({', '.join(ARCHIVES)}),",
    "a folder with such a file in it, or a folder of such folders and archives",
)


@dataclass(frozen=True)
class Gathered(Sequence[Submission]):
    """All submissions of a run, and what was left out that belongs to none."""

    submissions: tuple[Submission, ...]
    notes: tuple[Note, ...] = ()

    def __len__(self) -> int:
        return len(self.submissions)

    @overload
    def __getitem__(self, at: int) -> Submission: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Submission, ...]: ...
    def __getitem__(self, at: int | slice) -> Submission | tuple[Submission, ...]:
        return self.submissions[at]


def gather(paths: Sequence[Path], *, pattern: str | None = None, workspace: Path) -> Gathered:
    """Gather the submissions that lie at some paths; archives are unpacked below `workspace`.

    `pattern` is a teacher's own for the names: `{student}_{id}_{file}`.

    Raises UsageError for a path that isn't there, an archive of many that can't be opened, a
    pattern that can't be read or fits nothing, and where there is no submission.
    """
    own = read_pattern(pattern) if pattern is not None else None
    named = list(dict.fromkeys(map(_real, paths)))
    walk = Walk(own, workspace, several=len(named) > 1)
    ids = Ids()
    submissions = tuple(
        Submission(ids.give(found.owner), found.owner, found.name, found.content)
        for found in walk.through(named)
    )
    if own and not walk.fits:
        raise UsageError(
            f"the pattern {own.title!r} fits no name",
            found=[f"such as {name}" for name in walk.seen],
            advice=EXAMPLE,
        )
    if not submissions:
        where = ", ".join(map(str, paths))
        raise UsageError(f"there is no submission in {where}", found=LOOKED_FOR)
    return Gathered(submissions, notes_on(walk.refused))


def _real(path: Path) -> Path:
    """Where a path leads; whoever names a link means that.

    Raises UsageError if it isn't there.
    """
    if not path.exists():
        raise UsageError(f"there is no {path}", found=_beside(path))
    return Path(os.path.realpath(path))


def _beside(path: Path) -> list[str]:
    """What there is where something was looked for."""
    folder = path.parent
    if not folder.is_dir():
        return [f"nor a folder {folder}"]
    names = [item.name for item in Listing.of(folder).items]
    more = f" and {len(names) - BESIDE} more" if len(names) > BESIDE else ""
    return [f"the folder has {', '.join(names[:BESIDE]) or 'nothing'}{more}"]
