"""What a folder is: one submission, a platform's export of many, or a folder with one in each."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from katas.catalog import language_of
from katas.errors import UsageError
from katas.grade.submissions.archives import is_archive
from katas.grade.submissions.folders import is_link
from katas.grade.submissions.left_out import is_nobodys
from katas.grade.submissions.names import Pattern, fitting

SETTINGS = re.compile(rb"^[ \t]*\[tool\.katas[\].]", re.MULTILINE)
SIZE = 64 * 1024

PROJECT = frozenset(
    {
        *("src", "package.json", "tsconfig.json", "gemfile", "pom.xml"),
        *("build.gradle", "build.gradle.kts"),
    }
)
"""What lies at the top of somebody's project, whose code lies below."""


@dataclass(frozen=True, slots=True)
class Item:
    """Something in a folder, by its name."""

    name: str
    is_folder: bool = False

    @property
    def is_code(self) -> bool:
        """Whether it is a file in a language that is known."""
        return not self.is_folder and language_of(Path(self.name)) is not None

    @property
    def is_archive(self) -> bool:
        """Whether it is a file that is called as archives are."""
        return not self.is_folder and is_archive(self.name)


@dataclass(frozen=True, slots=True)
class Listing:
    """What lies in a folder, in the order of the names; links are for themselves."""

    folder: Path
    items: Sequence[Item]
    links: Sequence[str] = ()

    @classmethod
    def of(cls, folder: Path) -> Listing:
        """List a folder, but for what is nobody's.

        Raises UsageError if it can't be read.
        """
        try:
            with os.scandir(folder) as listing:
                found = sorted(listing, key=lambda item: (item.name.casefold(), item.name))
        except OSError as error:
            raise UsageError(f"{folder} can't be read: {error.strerror}") from None
        kept = [item for item in found if not is_nobodys(item.name)]
        links = [item.name for item in kept if is_link(Path(item.path))]
        items = [
            Item(item.name, item.is_dir(follow_symlinks=False))
            for item in kept
            if item.name not in links
        ]
        return cls(folder, items, links)


class Shape(Enum):
    """What a folder is."""

    ONE = "one submission"
    BY_NAME = "one for each student, whose name its files have"
    EACH = "one in each folder and archive"


def shape_of(listing: Listing, own: Pattern | None) -> tuple[Shape, Pattern | None]:
    """Say what a folder is, and the pattern of its names; a teacher's `own` pattern goes first."""
    items = listing.items
    if own and any(own.read(item.name, is_folder=item.is_folder) for item in items):
        return Shape.BY_NAME, own
    if _has_settings(listing.folder):
        return Shape.ONE, None
    if pattern := fitting((item.name, item.is_folder) for item in items):
        return Shape.BY_NAME, pattern
    is_project = any(item.name.casefold() in PROJECT for item in items)
    if is_project or any(item.is_code for item in items):
        return Shape.ONE, None
    return Shape.EACH, None


def only_folder(listing: Listing) -> str:
    """The name of the folder that is all there is; empty where there is more."""
    if len(listing.items) == 1 and listing.items[0].is_folder:
        return listing.items[0].name
    return ""


def _has_settings(folder: Path) -> bool:
    """Whether a folder's pyproject.toml has a learner's settings. It is looked at, not parsed."""
    try:
        with (folder / "pyproject.toml").open("rb") as file:
            return SETTINGS.search(file.read(SIZE)) is not None
    except OSError:
        return False
