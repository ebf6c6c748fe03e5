"""Finds the file of a submission that is its solution, where a learner would have been asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from katas.catalog import Vocabulary, language_of
from katas.errors import UsageError
from katas.plug import find_source


def find_solution(folder: Path, entry: str | None, vocabulary: Vocabulary) -> Path:
    """The file that was named as `entry`; else the only one that could be it, wherever it lies.

    A learner whose folder has one file, with nothing in it that we know, is told so; of a
    submission that file is taken, and whoever looks at it sees what it has.

    Raises UsageError if there is none, or if there are several.
    """
    try:
        return find_source(folder, entry, [vocabulary])
    except UsageError as error:
        if entry:
            raise
        deeper = [*_of_folders(folder, vocabulary)]
        if len(deeper) == 1:
            return deeper[0]
        files = [file for file in folder.rglob("*") if _may_be_it(file)]
        if not deeper and len(files) == 1:
            return files[0]
        raise error from None


def _of_folders(folder: Path, vocabulary: Vocabulary) -> Iterator[Path]:
    """What could be the solution in each folder below this one."""
    for place in sorted(path for path in folder.rglob("*") if path.is_dir()):
        try:
            yield find_source(place, None, [vocabulary])
        except UsageError:
            continue


def _may_be_it(file: Path) -> bool:
    language = language_of(file)
    return language is not None and file.is_file() and not language.is_other(file)
