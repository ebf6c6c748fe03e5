"""Builds a solution: from its file to a library, and a plan of what can be called there."""

from collections.abc import Sequence
from pathlib import Path
from subprocess import Popen
from typing import Any, NamedTuple

from katas.plug.bridges.c.compiling import PIECES, Compiler, Error
from katas.plug.bridges.c.declarations import Declarations
from katas.plug.bridges.c.headers import Headers, does_not_compile, not_here
from katas.plug.bridges.c.neighbours import find_neighbours
from katas.plug.bridges.c.reading import read
from katas.plug.bridges.c.wrapper import Wrapper
from katas.plug.resident.endings import DoesNotLoad

LIBRARY = "solution.so"

NOW = ("-std=gnu17",)

LATER = ("-std=gnu2x",)
"""C as it is since 2023, where `bool` needs no header."""

OLD = ("-std=gnu89",)

FORGOTTEN = "".join(
    f"#include <{name}.h>\n" for name in ("math", "stdbool", "stdint", "stdio", "stdlib", "string")
)
"""Headers that a file may well have left out, where it was written in a browser."""

ROUNDS = 20
"""So often pieces are left out that make no sense to the compiler."""


class Tried(NamedTuple):
    """What came of a try to build: the pieces that were left out, and what was wrong."""

    left_out: set[int]
    errors: Sequence[Error]


def build(file: Path, program: str, folder: Path) -> dict[str, Any]:
    """Compile a file, and say what can be called.

    Raises DoesNotLoad if it can't be compiled.
    """
    try:
        file.read_bytes()
    except OSError as error:
        raise DoesNotLoad(f"{file.name} can't be read: {error.strerror}") from None
    compiler = Compiler(program, file, folder)
    runtime = compiler.start_runtime()
    try:
        headers = Headers(compiler)
        source = headers.preprocess(file)
        known = read(source)
        neighbours = find_neighbours(source, known, headers)
        wrapper = Wrapper(source, known, neighbours.absent)
    finally:
        complaint = _complaint(runtime)
    if complaint:
        raise DoesNotLoad(f"{Path(program).name} compiles nothing", found=complaint)
    building = _Building(compiler, file, folder, wrapper, neighbours.files)
    left_out = building.in_some_dialect(headers, _forgotten(known, folder))
    return {
        **wrapper.plan(left_out),
        "library": LIBRARY,
        "stood_in": list(headers.stood_in),
    }


def _complaint(running: "Popen[bytes]") -> list[str]:
    """Wait for a compiler, and give what it complains about if it has failed."""
    _, words = running.communicate()
    return words.decode("utf-8", "replace").splitlines()[:3] if running.returncode else []


def _forgotten(known: Declarations, folder: Path) -> Sequence[str]:
    """The dialect of those who forget headers, or the `enum` before an enumeration's name."""
    tags = {tag: name for tag, name in known.tags.items() if tag not in known.typedefs}
    named = "".join(f"typedef {name} {tag};\n" for tag, name in tags.items())
    prelude = folder / "forgotten.h"
    prelude.write_text(FORGOTTEN + named, "utf-8")
    return (*NOW, "-include", str(prelude))


class _Building:
    """The tries to compile a file, in one dialect after the other."""

    def __init__(
        self, compiler: Compiler, file: Path, folder: Path, wrapper: Wrapper, others: list[Path]
    ) -> None:
        self._compiler = compiler
        self._file = file
        self._folder = folder
        self._wrapper = wrapper
        self._others = others

    def in_some_dialect(self, headers: Headers, forgotten: Sequence[str]) -> set[int]:
        """Give the pieces that were left out of the library.

        Raises DoesNotLoad if the file is right in no dialect, with what is wrong in ours.
        """
        first: Sequence[Error] = ()
        for dialect in (NOW, LATER, forgotten, OLD):
            left_out, errors = self._tried(dialect)
            if not errors:
                return left_out
            first = first or errors
        said = does_not_compile(self._file, first[0])
        if headers.absent:
            raise not_here(self._file, headers.absent[0], [said.problem])
        raise said

    def _tried(self, dialect: Sequence[str]) -> Tried:
        """Build in one dialect; the first is seldom the wrong one, so there nothing is checked."""
        objects = [self._folder / f"neighbour{n}.o" for n in range(len(self._others))]
        for other, output in zip(self._others, objects, strict=True):
            if wrong := self._compiler.compile(dialect, other, output):
                return Tried(set(), wrong)
        if dialect is not NOW and (wrong := self._compiler.check(dialect, self._file)):
            return Tried(set(), wrong)
        left_out: set[int] = set()
        errors = self._linked(dialect, left_out, objects)
        if errors and dialect is NOW and (wrong := self._compiler.check(dialect, self._file)):
            return Tried(set(), wrong)
        for _ in range(ROUNDS):
            senseless = {error.line - 1 for error in errors if error.file == PIECES}
            if not senseless:
                break
            left_out |= senseless
            errors = self._linked(dialect, left_out, objects)
        return Tried(left_out, errors)

    def _linked(
        self, dialect: Sequence[str], left_out: set[int], objects: Sequence[Path]
    ) -> Sequence[Error]:
        file = self._folder / "wrapper.c"
        file.write_text(self._wrapper.text(left_out), "utf-8")
        return self._compiler.link(dialect, file, objects, self._folder / LIBRARY)
