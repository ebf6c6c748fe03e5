"""Writes the reports of a run into a folder: each whole or not at all, and nothing else there."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import TextIO

from katas.errors import UsageError, nearest
from katas.grade.formats import FORMATS, ForAll, Format
from katas.grade.formats.feedback import Feedback, told_as
from katas.grade.formats.own import read
from katas.grade.many.ledger import NAME as LEDGER
from katas.grade.marks import Rules
from katas.grade.table import Submissions

USUAL = ("json", "csv", "html")
"""What is written where nobody has said what, as far as it can be here."""


def formats_named(names: Sequence[str]) -> list[Format]:
    """The formats that somebody wants, by names that may be joined by commas.

    Raises UsageError for one that isn't there, or can't be written here.
    """
    wanted = dict.fromkeys(name for text in names for name in text.split(",") if name)
    for name in wanted:
        if name not in FORMATS:
            raise UsageError(f"there is no format {name!r}", found=[nearest(name, FORMATS)])
        FORMATS[name].check()
    return [FORMATS[name] for name in wanted]


def usual_formats() -> list[Format]:
    """Those that are written where nobody has said which."""
    found = []
    for name in USUAL:
        with suppress(UsageError):
            found += formats_named([name])
    return found


def take_folder(folder: Path, submissions: Iterable[Path], *, resume: bool) -> Path:
    """See that a folder is ours to write into, and give the ledger's path in it.

    Raises UsageError if something else is in it, or the results of a run that nobody resumes; and
    if it lies among the `submissions`, for the next time it would be one of them.
    """
    ledger = folder / LEDGER
    for place in submissions:
        if place.is_dir() and folder.resolve().is_relative_to(place.resolve()):
            raise UsageError(
                f"--out {folder} lies in {place}, which is graded",
                advice="name a folder beside it, or a temporary one",
            )
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"--out {folder} is a file", advice="name a folder that isn't there yet")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = [path for path in folder.iterdir() if path.name != LEDGER]
    except OSError as error:
        raise UsageError(f"{folder} can't be written: {error.strerror}") from None
    if ledger.exists() and ledger.stat().st_size and not resume:
        raise UsageError(
            f"{folder} has the results of an earlier run",
            advice="go on with it by --resume, or name another folder",
        )
    if there and not ledger.exists():
        raise UsageError(
            f"{folder} isn't empty", advice="name a folder that is, or isn't there yet"
        )
    return ledger


def check_kata(folder: Path, kata: str) -> None:
    """See that what a folder has already is about the same kata.

    Raises UsageError if it isn't.
    """
    file = folder / FORMATS["json"].file
    if not file.is_file():
        return
    with file.open(encoding="utf-8") as text:
        rules, _ = read(text)
    if rules.kata != kata:
        raise UsageError(
            f"{folder} has the results of {rules.kata}, and --kata says {kata}",
            advice="name another folder",
        )


def with_ours(formats: Iterable[Format]) -> list[Format]:
    """The formats that are wanted, and our own, which a later run compares itself with."""
    return list(dict.fromkeys([*formats, FORMATS["json"]]))


def write_all(
    folder: Path,
    formats: Iterable[Format],
    rules: Rules,
    submissions: Submissions,
    feedback: Feedback,
) -> list[Path]:
    """Write the reports; those of each submission lie in a folder of the format's name.

    Raises UsageError if one can't be written.
    """
    written = []
    for item in formats:
        told = (told_as(marked, feedback) for marked in submissions())
        try:
            if isinstance(item, ForAll):
                with whole(folder / item.file) as file:
                    item.write(rules, told, file)
                written.append(folder / item.file)
            else:
                for marked in told:
                    place = folder / item.name / marked.id
                    place.mkdir(parents=True, exist_ok=True)
                    with whole(place / item.file) as file:
                        item.write(rules, marked, file)
                written.append(folder / item.name)
        except OSError as error:
            raise UsageError(f"{folder} can't be written: {error.strerror}") from None
    return written


def write_one(
    item: Format, rules: Rules, submissions: Submissions, feedback: Feedback, to: TextIO
) -> None:
    """Write one report where somebody reads it at once.

    Raises UsageError where it would take a file for each of several submissions.
    """
    if isinstance(item, ForAll):
        item.write(rules, (told_as(marked, feedback) for marked in submissions()), to)
        return
    first = list(islice(submissions(), 2))
    if len(first) != 1:
        raise UsageError(
            f"{item.name} is a file for each submission, and there are several",
            advice="name a folder for them: --out DIR",
        )
    item.write(rules, told_as(first[0], feedback), to)


@contextmanager
def whole(path: Path) -> Iterator[TextIO]:
    """A file that takes its place when it is whole, and never before."""
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(number, "w", encoding="utf-8", errors="replace", newline="") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(0o666 & ~mask)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
