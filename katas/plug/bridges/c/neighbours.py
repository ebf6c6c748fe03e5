"""Finds what a file declares and doesn't define, in the files beside it."""

import ctypes
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from katas.plug.bridges.c.declarations import Declarations, Function, has
from katas.plug.bridges.c.headers import Headers
from katas.plug.bridges.c.preprocessed import Preprocessed
from katas.plug.bridges.c.reading import read
from katas.plug.resident.endings import DoesNotLoad

TEST = re.compile(r"(test[_.-].*|.*[_.-]tests?|tests?|unity)\.c", re.IGNORECASE)
"""Names of files that test others."""

MANY = 50
"""So many files beside one are looked into."""


@dataclass(slots=True)
class Neighbours:
    """The files that belong to a solution beside its own, and the names that nobody defines."""

    files: list[Path] = field(default_factory=list)
    absent: set[str] = field(default_factory=set)


def find_neighbours(source: Preprocessed, known: Declarations, headers: Headers) -> Neighbours:
    """Look for what is declared and not defined; functions that are found become known."""
    found = Neighbours()
    found.absent = {name for name in known.wanted if not _is_known(name)}
    defined = known.defined
    candidates = list(_candidates(source))[:MANY]
    while found.absent:
        others = ((file, _read(file, found.absent, headers)) for file in candidates)
        file, other = next(((file, other) for file, other in others if other), (None, None))
        if file is None or other is None:
            break
        candidates.remove(file)
        found.files.append(file)
        _adopt(known, other)
        defined |= other.defined
        found.absent |= {name for name in other.wanted if not _is_known(name)}
        found.absent -= defined
    return found


def _candidates(source: Preprocessed) -> Iterator[Path]:
    """The files beside those that were opened already."""
    folders = dict.fromkeys(path.resolve().parent for path in source.own)
    opened = {path.resolve() for path in source.own}
    for folder in folders:
        for file in sorted(folder.glob("*.c")):
            if file.resolve() not in opened and not TEST.fullmatch(file.name):
                yield file


def _read(file: Path, wanted: set[str], headers: Headers) -> Declarations | None:
    """What a file declares, if it defines something that is wanted and is no program itself."""
    try:
        text = file.read_bytes().decode("utf-8", "replace")
        if not any(has(text, name) for name in wanted):
            return None
        found = read(headers.preprocess(file))
    except (OSError, DoesNotLoad):
        return None
    return found if found.defined & wanted and "main" not in found.defined else None


def _adopt(known: Declarations, other: Declarations) -> None:
    """Let functions that a file only declares have the names and the bodies of a neighbour's."""
    for name, function in other.functions.items():
        declared = known.functions.get(name)
        if declared is None or declared.body is not None or function.body is None:
            continue
        if len(declared.parameters) == len(function.parameters):
            known.functions.pop(name)
            known.functions[name] = _named(declared, function)


def _named(declared: Function, written: Function) -> Function:
    """A function as the file declares it, with the names that it has where it is written."""
    pairs = zip(declared.parameters, written.parameters, strict=True)
    parameters = tuple(replace(item, name=other.name) for item, other in pairs)
    return replace(written, gives=declared.gives, parameters=parameters)


PROGRAM = ctypes.CDLL(None)
"""What this process is linked with: the language's own library is part of that."""


def _is_known(name: str) -> bool:
    """Whether a name is the language's own: old C calls such without a word, or declares it."""
    return hasattr(PROGRAM, name)
