"""What a submission sees of this machine: what its language needs to run, and nothing of ours."""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

SYSTEM = ("/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin")
"""Where systems keep programs and libraries."""

SETTINGS = ("/etc/alternatives", "/etc/ld.so.cache", "/etc/localtime")
"""Settings of the system that programs don't start without, or tell the time wrongly."""

OF_JAVA = "/etc/java-*"
"""Debian keeps Java's own settings there."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Paths that can be read, but for those that are `hidden` among them.

    All of them are real ones: what is hidden under one name would be there under another. The names
    by which a system reaches some of them besides are `links`, each with where it leads.
    """

    read: tuple[Path, ...]
    hidden: tuple[Path, ...]
    links: tuple[tuple[Path, Path], ...] = ()

    def beside(self, *more: Path) -> Sight:
        """The same and some more."""
        return replace(self, read=(*self.read, *more))

    def beside_programs(self, *programs: Path) -> Sight:
        """The same and what has to be seen besides, for programs that lie elsewhere."""
        return self.beside(
            *(
                part
                for program in programs
                for part in parts_of(program)
                if not any(part.is_relative_to(path) for path in self.read)
            )
        )

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
    """A path, or instead what lies in it, as deep as something hidden does.

    A link in it is left out: to allow it would allow all that it leads to.
    """
    if path in hidden:
        return
    if not any(place.is_relative_to(path) for place in hidden):
        yield path
        return
    for entry in sorted(path.iterdir()):
        if not entry.is_symlink():
            yield from _without(entry, hidden)


def system_sight(hidden: Iterable[Path]) -> Sight:
    """The system's programs and libraries, and this Python's own; what was installed is hidden."""
    java = [str(path) for path in Path("/etc").glob(OF_JAVA.removeprefix("/etc/"))]
    there = [Path(path) for path in (*SYSTEM, *SETTINGS, *java) if Path(path).exists()]
    return sight_of(there, (*hidden, *installed())).beside_programs(interpreter())


def sight_of(paths: Iterable[Path], hidden: Iterable[Path]) -> Sight:
    """What a system has under some paths, links among them, but for some folders."""
    paths = list(paths)
    real = {path.resolve() for path in paths}
    read = [path for path in real if real.isdisjoint(path.parents)]
    places = {folder for path in hidden if (folder := path.resolve()).is_dir()}
    links = ((path, path.resolve()) for path in paths if path.is_symlink())
    return Sight(tuple(sorted(read)), tuple(sorted(places)), tuple(links))


def parts_of(program: Path) -> Iterator[Path]:
    """What a program came with: the tree around its `bin`, and nobody's home.

    Where that tree holds more than programs, it is the program alone, and the libraries beside.
    """
    program = program.resolve()
    tree = tree_of(program)
    home = Path.home().resolve()
    if program.parent.name == "bin" and tree not in (home / ".local", home, *home.parents):
        yield tree
        return
    yield program
    if program.parent.name == "bin" and (tree / "lib").is_dir():
        yield tree / "lib"


def tree_of(program: Path) -> Path:
    """The folder that a program was installed with: that above its own."""
    return program.resolve().parent.parent


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
