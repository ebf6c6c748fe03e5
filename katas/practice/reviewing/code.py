"""What a review knows of the code as text: its shape, what has changed, the commits. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True, slots=True)
class Spot:
    """A number with the function that it is about, and where that stands."""

    value: int
    name: str = ""
    place: str = ""


@dataclass(frozen=True, slots=True)
class Repeat:
    """Lines that stand more than once, names and numbers aside: each place, `yatzy.py:3-9`."""

    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """The shape of some files, in numbers.

    `lines` are those with code, `branches` all ways through all functions (cyclomatic
    complexity), `repeated` the lines that stand more than once. `unmeasured` are files that no
    number is about.
    """

    files: int
    lines: int
    functions: int
    longest: Spot
    deepest: Spot
    most_branches: Spot
    branches: int
    repeated: int
    repeats: tuple[Repeat, ...] = ()
    unmeasured: tuple[str, ...] = ()


class Origin(Enum):
    """Where the code of before comes from."""

    SAID = "said"
    COMMIT = "commit"
    START = "start"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Before:
    """The code as it was: texts by their names, and where they come from.

    `label` is the path, the commit or the start; `when` the commit's time.
    """

    origin: Origin
    label: str = ""
    when: str = ""
    files: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True)
class FileChange:
    """What has changed in one file: lines that came and went; None where it is no text."""

    name: str
    added: int | None
    removed: int | None


@dataclass(frozen=True, slots=True)
class Code:
    """The code now, beside what it was: its shape twice, and the change between the two.

    `tests` are the files that are called as tests are, each with its lines.
    """

    files: tuple[str, ...]
    before: Before
    shape: Shape | None
    shape_before: Shape | None = None
    changes: tuple[FileChange, ...] | None = None
    tests: tuple[tuple[str, int], ...] = ()


class NoHistory(Enum):
    """Why there are no commits to show."""

    NO_GIT = "no-git"
    NO_REPOSITORY = "no-repository"
    NOT_OURS = "not-ours"
    NO_COMMITS = "no-commits"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class Commit:
    """One commit: its short name, when and by whom, what it says, which files it touched."""

    name: str
    when: str
    author: str
    subject: str
    changes: tuple[FileChange, ...]

    @property
    def added(self) -> int:
        """The lines that came."""
        return sum(change.added or 0 for change in self.changes)

    @property
    def removed(self) -> int:
        """The lines that went."""
        return sum(change.removed or 0 for change in self.changes)


@dataclass(frozen=True, slots=True)
class History:
    """The commits that touch the folder, the first one first; `bounded` where there are more."""

    commits: tuple[Commit, ...] = ()
    bounded: bool = False
    why_not: NoHistory | None = None
