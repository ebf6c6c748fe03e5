"""What a submission sees of this machine: what its language needs to run, and nothing of ours."""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

SYSTEM = ("/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin")
"""Where systems keep programs and libraries."""

SETTINGS = ("/etc/alternatives", "/etc/ld.so.cache", "/etc/localtime")
"""Settings of the system that programs don't start without, or tell the time wrongly."""

OF_JAVA = "/etc/java-*"
"""Debian keeps Java's own settings there."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Paths that can be read, but for those that are `hidden` among them."""

    read: tuple[Path, ...]
    hidden: tuple[Path, ...]

    def beside(self, *more: Path) -> Sight:
        """The same and some more."""
        return Sight((*self.read, *more), self.hidden)

    @property
    def covered(self) -> Iterator[Path]:
        """The hidden folders that lie beneath something that can be read."""
        for place in self.hidden:
            if any(place.is_relative_to(path) for path in self.read):
                yield place

    @property
    def uncovered(self) -> Iterator[Path]:
        """The same as paths without hidden ones among them, for who can only allow."""
        for path in self.read:
            yield from _without(path, [*self.covered])


def _without(path: Path, hidden: Sequence[Path]) -> Iterator[Path]:
    """A path, or instead what lies in it, as deep as something hidden does."""
    if path in hidden:
        return
    if not any(place.is_relative_to(path) for place in hidden):
        yield path
        return
    for entry in sorted(path.iterdir()):
        yield from _without(entry, hidden)


def system_sight(hidden: Iterable[Path]) -> Sight:
    """The system's programs and libraries, and this Python's own; what was installed is hidden."""
    java = [str(path) for path in Path("/etc").glob(OF_JAVA.removeprefix("/etc/"))]
    there = [Path(path) for path in (*SYSTEM, *SETTINGS, *java) if Path(path).exists()]
    places = {real for path in (*hidden, *installed()) if (real := path.resolve()).is_dir()}
    return Sight(tuple(there), tuple(sorted(places))).beside(*missing(there, [interpreter()]))


def missing(there: Sequence[Path], programs: Iterable[Path]) -> list[Path]:
    """What has to be seen besides, for programs that lie elsewhere: the trees they came in."""
    return [
        tree
        for program in programs
        if not any((tree := tree_of(program)).is_relative_to(path.resolve()) for path in there)
    ]


def tree_of(program: Path) -> Path:
    """The folder that a program was installed with: that above its `bin`, else its own."""
    folder = program.resolve().parent
    return folder.parent if folder.name == "bin" else folder


def interpreter() -> Path:
    """The Python that runs submissions: the one behind this one's environment."""
    return Path(getattr(sys, "_base_executable", None) or sys.executable).resolve()


def installed() -> Iterator[Path]:
    """Where packages are installed, for this environment and for the Python behind it."""
    base = {"base": sys.base_prefix, "platbase": sys.base_exec_prefix}
    for variables in (None, base):
        for name in ("purelib", "platlib"):
            yield Path(sysconfig.get_path(name, vars=variables))
    for folder in ("/usr/lib/python3/dist-packages", "/usr/local/lib"):
        yield from Path(folder).glob("python3*/dist-packages")
        if folder.endswith("dist-packages"):
            yield Path(folder)


def reached_by_all(path: Path) -> bool:
    """Whether another user reaches a path: nothing on the way is its owner's alone."""
    try:
        return all(os.stat(place).st_mode & 0o005 == 0o005 for place in (path, *path.parents))  # noqa: PTH116  # followed, as a user does
    except OSError:
        return False
