"""What submissions are run by, copied to where they see it, and nothing else of ours with it."""

from __future__ import annotations

import compileall
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import (
    Distribution,
    PackageNotFoundError,
    distribution,
    packages_distributions,
)
from pathlib import Path

from katas.catalog.languages import JAVA, C, Language
from katas.errors import OurFault, UsageError
from katas.grade.sandbox import inside
from katas.grade.sandbox.sight import interpreter, reached_by_all, tree_of
from katas.plug import bridges, resident

LEFT_OUT = shutil.ignore_patterns(
    "__pycache__", "test", "tests", "idlelib", "site-packages", "tkinter"
)
"""Of a Python that has to be copied, what no submission misses."""

OF_THE_BRIDGE = {C.key: ("tree_sitter", "tree_sitter_c")}
"""Packages that our own bridge to a language needs."""


@dataclass(frozen=True)
class Toolbox:
    """A folder that every submission may read, with what runs it; the paths are those in there."""

    folder: Path
    python: Path

    @property
    def inside(self) -> Path:
        """What confines a process from within."""
        return self.folder / "inside" / "__main__.py"

    @property
    def resident(self) -> Path:
        """What serves a solution in Python."""
        return self.folder / "plug" / "resident"

    @property
    def bridges(self) -> Path:
        """What serves one in another language."""
        return self.folder / "plug" / "bridges"

    @property
    def packages(self) -> Path:
        """The libraries that a submission may import, beside Python's own."""
        return self.folder / "packages"

    @property
    def java(self) -> Path:
        """Where the bridge to Java is, compiled; no submission ever writes there."""
        return self.folder / "java"

    def for_all(self) -> Toolbox:
        """The same with a Python that every user reaches: a copy, where ours is not to be had."""
        if reached_by_all(self.python):
            return self
        return Toolbox(self.folder, _copied(self.python, self.folder / "python"))


def fill(folder: Path, packages: Sequence[str] = ()) -> Toolbox:
    """Fill a folder that is empty. `packages` are the libraries that a teacher permits.

    Raises UsageError for a package that isn't installed.
    """
    for source, name in (
        (inside, "inside"),
        (resident, "plug/resident"),
        (bridges, "plug/bridges"),
    ):
        shutil.copytree(Path(source.__file__ or "").parent, folder / name, ignore=LEFT_OUT)
    compileall.compile_dir(folder, quiet=2)
    (folder / "packages").mkdir()
    for package in packages:
        _copy(package, folder / "packages")
    _show(folder)
    return Toolbox(folder, interpreter())


def prepare(toolbox: Toolbox, language: Language, command: Sequence[str]) -> None:
    """Add what the bridge to a language needs, before anybody is confined.

    Other processes of ours have the same toolbox: one adds it, and the others wait until it is all
    there.
    """
    ready = toolbox.folder / f"{language.key}.ready"
    if ready.exists():
        return
    with _alone(toolbox.folder):
        if not ready.exists():
            for package in OF_THE_BRIDGE.get(language.key, ()):
                _copy(package, toolbox.packages)
            if language is JAVA:
                _compile(toolbox.java, command)
            _show(toolbox.folder)
            ready.touch()


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Keep other processes of ours out of a folder, where a system has locks for that."""
    if sys.platform == "win32":
        yield
        return
    import fcntl  # noqa: PLC0415  # not on Windows

    with (folder / "lock").open("wb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _compile(folder: Path, command: Sequence[str]) -> None:
    """Let our bridge to Java compile itself into a folder, which it does before all else.

    Raises OurFault if it doesn't: no submission can help that.
    """
    folder.mkdir(exist_ok=True)
    told = {"file": "", "folder": str(folder), "call_limit": None, "tools": {"built": str(folder)}}
    done = subprocess.run(  # noqa: S603  # our own bridge, by the Java that was found
        [*command, json.dumps(told)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=120,
    )
    if not (folder / "bridge").is_dir():
        printed = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise OurFault("the bridge to Java can't be compiled here", found=printed[-1:])


def _show(folder: Path) -> None:
    """Let everybody read a folder, whoever made it, and whatever his habits."""
    for path in (folder, *folder.rglob("*")):
        path.chmod(path.stat().st_mode | (0o555 if path.is_dir() else 0o444))


def _copied(python: Path, folder: Path) -> Path:
    """A Python copied with its own library; it finds that by where it lies itself."""
    if folder.is_dir():
        return folder / "bin" / python.name
    tree = tree_of(python)
    library = next((tree / "lib").glob(f"{python.name}*"), tree / "lib")
    shutil.copytree(library, folder / library.relative_to(tree), ignore=LEFT_OUT)
    for shared in (tree / "lib").glob("libpython*.so*"):
        shutil.copy2(shared, folder / "lib")
    (folder / "bin").mkdir()
    return Path(shutil.copy2(python, folder / "bin"))


def _copy(package: str, folder: Path) -> None:
    """Copy a package and what it needs itself, where they aren't there yet."""
    for found in _with_its_needs(package):
        for file in found.files or ():
            source = Path(str(found.locate_file(file)))
            if ".." in file.parts or not source.is_file():
                continue
            target = folder / file
            target.parent.mkdir(parents=True, exist_ok=True)
            if not target.exists():
                shutil.copy2(source, target)


def _with_its_needs(package: str) -> Iterator[Distribution]:
    """What is installed under a name, and all that it says it needs."""
    seen: set[str] = set()
    wanted = [_distribution(package)]
    while wanted:
        found = wanted.pop()
        if found.name in seen:
            continue
        seen.add(found.name)
        yield found
        wanted += _needs(found.requires or ())


def _needs(requirements: Iterable[str]) -> Iterator[Distribution]:
    for requirement in requirements:
        name = re.match(r"[\w.-]+", requirement)
        if name is None or "extra ==" in requirement:
            continue
        try:
            yield distribution(name[0])
        except PackageNotFoundError:
            continue  # for another system, or another Python


def _distribution(package: str) -> Distribution:
    """What is installed, by its own name or by that of what is imported.

    Raises UsageError if nothing is.
    """
    names = [package, *packages_distributions().get(package, ())]
    for name in names:
        try:
            return distribution(name)
        except PackageNotFoundError:
            continue
    raise UsageError(
        f"--allow-package {package}: no such package is installed here",
        advice=f"install it beside katas: python -m pip install {package}",
    )
