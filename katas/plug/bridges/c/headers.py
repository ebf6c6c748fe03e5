"""Preprocesses files, and puts something in the place of headers that aren't there."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from katas.plug.bridges.c.compiling import HERE, Compiler, Error
from katas.plug.bridges.c.preprocessed import Preprocessed
from katas.plug.resident.endings import DoesNotLoad

MISSING = re.compile(r"(.+): No such file or directory|'(.+)' file not found")

CPP = re.compile(r"[^.]+|.*[.]hpp|bits/stdc[+]{2}[.]h")
"""Headers of C++, which has its own language."""

MANY = 50
"""So many headers may be missing."""


class Absent(NamedTuple):
    """A header that isn't there, and where it is included."""

    name: str
    file: Path
    line: int


class Headers:
    """What stands in for headers."""

    def __init__(self, compiler: Compiler) -> None:
        self._compiler = compiler
        self.absent: list[Absent] = []
        self.stood_in: dict[str, None] = {}

    def preprocess(self, file: Path) -> Preprocessed:
        """Preprocess a file, and stand in for what it misses.

        Raises DoesNotLoad if that leads nowhere.
        """
        for _ in range(MANY):
            output, errors = self._compiler.preprocess(file)
            missing = next(filter(None, map(_missing, errors)), None)
            if missing is None or not self._stand_in(missing):
                break
        if missing is not None:
            raise not_here(file, missing)
        if errors:
            raise does_not_compile(file, errors[0])
        found = Preprocessed(output, file)
        for folder in (HERE / "stand_ins", self._compiler.absent):
            names = [path for path in found.others if path.is_relative_to(folder)]
            self.stood_in |= dict.fromkeys(path.relative_to(folder).as_posix() for path in names)
        return found

    def _stand_in(self, absent: Absent) -> bool:
        """Put an empty file in the place of a header, if that can be had."""
        root = self._compiler.absent.parents[2]
        place = Path(str(self._compiler.absent / absent.name))
        inside = Path(str(place.parent)).resolve().is_relative_to(root.resolve())
        if not inside or place.exists() or CPP.fullmatch(absent.name):
            return False
        self._compiler.absent.mkdir(parents=True, exist_ok=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.touch()
        self.absent.append(absent)
        self.stood_in[absent.name] = None
        return True


def _missing(error: Error) -> Absent | None:
    found = MISSING.fullmatch(error.words)
    return Absent(found[1] or found[2], Path(error.file), error.line) if found else None


def not_here(file: Path, absent: Absent, found: Sequence[str] = ()) -> DoesNotLoad:
    """Say that something can't do without a header."""
    where = _place(file, absent.file, absent.line)
    if CPP.fullmatch(absent.name):
        return DoesNotLoad(
            f"{file.name} is C++: it includes {absent.name}{where}",
            advice="only C is compiled here",
        )
    return DoesNotLoad(
        f"{file.name} includes {absent.name}, which isn't here{where}",
        found=found,
        advice="put it beside your file, or do without it",
    )


def does_not_compile(file: Path, error: Error) -> DoesNotLoad:
    """Say what the compiler says, with the line."""
    where = _place(file, Path(error.file), error.line)
    return DoesNotLoad(f"{file.name} does not compile: {error.words}{where}", found=_line(error))


def _place(file: Path, other: Path, line: int) -> str:
    """Where something is wrong: in which line, and if it isn't the file's own, of what."""
    if not line:
        return ""
    return f" (line {line})" if other.name == file.name else f" ({other.name}, line {line})"


def _line(error: Error) -> list[str]:
    try:
        text = Path(error.file).read_bytes().decode("utf-8", "replace").splitlines()
        return [f"{error.line} | {text[error.line - 1].rstrip()[:200]}"]
    except (OSError, IndexError, ValueError):
        return []
