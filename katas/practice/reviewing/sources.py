"""The code that is reviewed: the files of its folder, read as text, and never run."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path, PurePath

from katas.catalog import Language, language_of

MOST = 100
"""So many files of code are read."""

NOT_THEIRS = frozenset({"node_modules", "__pycache__", "venv", "env", "target", "build", "dist"})
"""Folders that tools fill; so do those that begin with a dot."""


@dataclass(frozen=True, slots=True)
class Sources:
    """The solution's own file and those of its language below its folder, by their names there.

    `tests` are those that are called as tests are.
    """

    folder: Path
    files: Mapping[str, str]
    tests: Mapping[str, str]


def sources_of(file: Path) -> Sources:
    """Read the code of a solution, its own file first."""
    language = language_of(file)
    names = [file.name, *(name for name in _first_of(file.parent, language) if name != file.name)]
    texts = {name: text for name in names if (text := _text(file.parent / name)) is not None}
    own = {name: text for name, text in texts.items() if name == file.name or not is_test(name)}
    tests = {name: text for name, text in texts.items() if name not in own}
    return Sources(file.parent, own, tests)


def code_in(folder: Path, language: Language | None) -> dict[str, str]:
    """The files of a language below a folder, but for tests."""
    return {
        name: text
        for name in _first_of(folder, language)
        if not is_test(name) and (text := _text(folder / name)) is not None
    }


def is_test(name: str) -> bool:
    """Whether a file is called as tests and settings are, in its language."""
    path = PurePath(name)
    language = language_of(Path(name))
    return language is not None and language.is_other(Path(path.name))


def _first_of(folder: Path, language: Language | None) -> Iterator[str]:
    """As many names as are read."""
    return islice(_below(folder, language), MOST)


def _below(folder: Path, language: Language | None) -> Iterator[str]:
    """The names of files below a folder that are in a language; a link is nobody's code."""
    for here, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not _is_not_theirs(name))
        for name in sorted(files):
            path = Path(here, name)
            if language_of(path) is language and not path.is_symlink():
                yield path.relative_to(folder).as_posix()


def _is_not_theirs(name: str) -> bool:
    return name.startswith(".") or name.casefold() in NOT_THEIRS


def _text(path: Path) -> str | None:
    """What stands in a file; None where it can't be read."""
    with suppress(OSError):
        return path.read_text("utf-8-sig", errors="replace")
    return None
