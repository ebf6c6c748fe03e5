"""Names as learning platforms export them: whose the file is, and what it was called at home."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from katas.grade.submissions.archives import stem_of


@dataclass(frozen=True, slots=True)
class HandIn:
    """What a name says. `file` is empty where the name has none.

    `number` tells two students of one name apart. Of several `attempt`s the last one counts, and
    of files with one name the one with the last `date`.
    """

    student: str
    number: str = ""
    file: str = ""
    attempt: str = ""
    date: str = ""

    @property
    def who(self) -> tuple[str, str]:
        """The student, among others of that name."""
        return self.student, self.number


@dataclass(frozen=True, slots=True)
class Pattern:
    """How names are made: of files and archives, and of folders, where there are such.

    Both have the groups that a HandIn is made of; `suffix` belongs to `file`.
    """

    title: str
    files: re.Pattern[str]
    folders: re.Pattern[str] | None = None
    without_suffix: bool = False

    def read(self, name: str, *, is_folder: bool = False) -> HandIn | None:
        """Read a name; None where it isn't made like that."""
        if is_folder:
            return _read(self.folders.fullmatch(name)) if self.folders else None
        first = self.files.fullmatch(stem_of(name)) if self.without_suffix else None
        return _read(first or self.files.fullmatch(name))


def _read(found: re.Match[str] | None) -> HandIn | None:
    if found is None:
        return None
    said = {name: text or "" for name, text in found.groupdict().items()}
    student = said["student"].strip()
    file = said.get("file", "") + said.get("suffix", "")
    if not student:
        return None
    return HandIn(
        student, said.get("number", ""), file, said.get("attempt", ""), said.get("date", "")
    )


def _pattern(title: str, files: str, folders: str = "") -> Pattern:
    return Pattern(
        title,
        re.compile(files, re.VERBOSE | re.DOTALL),
        re.compile(folders, re.VERBOSE | re.DOTALL) if folders else None,
    )


PATTERNS = (
    # Kari Nordmann_123456_assignsubmission_file_yatzy.py, or a folder that ends with file_.
    _pattern(
        "Moodle",
        r"(?P<student>[^_]+)_(?P<number>\d+)_assignsubmission_(?:file|onlinetext)_(?P<file>.+)",
        r"(?P<student>[^_]+)_(?P<number>\d+)_assignsubmission_(?:file|onlinetext)_?",
    ),
    # Exercise_karin_attempt_2026-11-30-12-00-00_yatzy.py, and Blackboard's own .txt on each.
    _pattern(
        "Blackboard",
        r".+_(?P<student>[^_]+)_attempt_(?P<attempt>\d{4}(?:-\d\d){5})(?:_(?P<file>.+)|\.txt)",
    ),
    # nordmannkari_LATE_1234_56789_yatzy-1.py, where the 1 says that it was handed in again. And
    # not yatzy_2026_11_30.py, which is somebody's backup.
    _pattern(
        "Canvas",
        r"(?P<student>[^_]+)_(?:LATE_)?(?!\d{4}_\d\d?_\d\d?\.)(?P<number>\d+)_\d+_"
        r"(?P<file>.+?)(?:-\d{1,2})?(?P<suffix>\.\w+)?",
    ),
    # Kari Nordmann_s123456_2026-11-30_yatzy.py
    _pattern(
        "name, number, date, file",
        r"(?P<student>[^_]+)_(?P<number>[A-Za-z]*\d+)_"
        r"(?P<date>\d{4}-?\d\d-?\d\d[-T.:\d]*)_(?P<file>.+)",
    ),
)
"""How platforms make names."""


def fitting(names: Iterable[tuple[str, bool]]) -> Pattern | None:
    """The pattern of a platform by which most of some names are made; `True` is for a folder.

    None where no more than half of them are.
    """
    all_names = list(names)
    counts = [
        sum(pattern.read(name, is_folder=is_folder) is not None for name, is_folder in all_names)
        for pattern in PATTERNS
    ]
    most = max(counts)
    return PATTERNS[counts.index(most)] if 2 * most > len(all_names) else None
