"""What the preprocessor makes of a file: the learner's own text of it, with its places."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

MARKER = re.compile(rb'# (\d+) "((?:[^"\\]|\\.)*)"((?: \d)*)$')
"""Where the text behind it comes from: `# 12 "yatzy.h" 1 3`."""

NO_FILES = (b"<built-in>", b"<command-line>", b"<command line>")

DEFINE = re.compile(r"#define (\w+)(\([^)]*\))?\s*(.*)", re.DOTALL)

OPENS = {b" 1", b" 1 3", b" 1 3 4"}
"""The flags of a marker that opens a file; a 3 says that it is one of the system's."""


class Place(NamedTuple):
    """A line of a file."""

    file: Path
    line: int


class Macro(NamedTuple):
    """A `#define` of the learner's: `parameters` is None for one that takes none."""

    name: str
    parameters: list[str] | None
    body: str
    row: int


class Preprocessed:
    """The text of the learner's own files, in the order of the compiler, macros expanded.

    `places` has where each of its rows was written, `macros` what was defined on the way. The
    files that were opened are the learner's `own`, and the `others`.
    """

    def __init__(self, output: bytes, start: Path) -> None:
        self.places: list[Place] = []
        self.macros: dict[str, Macro] = {}
        self.own: dict[Path, None] = {}
        self.others: dict[Path, None] = {}
        rows = list(self._rows(output, start))
        self.text = b"\n".join(rows)

    def _rows(self, output: bytes, start: Path) -> Iterator[bytes]:
        systems = {*NO_FILES}
        place, theirs = Place(start, 0), False
        for row in output.splitlines():
            if marker := MARKER.match(row):
                line, name, flags = marker.groups()
                if flags in OPENS and b"3" in flags:
                    systems.add(name)
                theirs = name not in systems and not name.endswith(b"//")
                place = Place(_path(name), int(line))
                (self.own if theirs else self.others).setdefault(place.file)
                continue
            if theirs:
                self.places.append(place)
                yield b"" if row.startswith(b"#") else row
                if row.startswith(b"#"):
                    self._directive(row.decode("utf-8", "replace"))
            place = place._replace(line=place.line + 1)

    def _directive(self, row: str) -> None:
        if found := DEFINE.match(row):
            name, listed, body = found.groups()
            parameters = None if listed is None else re.findall(r"[\w.]+", listed)
            self.macros[name] = Macro(name, parameters, body, len(self.places) - 1)
        elif row.startswith("#undef "):
            self.macros.pop(row.split()[1], None)


def _path(name: bytes) -> Path:
    """A file's path from its marker, where bytes beyond ASCII may be told in octal."""
    plain = re.sub(rb"\\([0-7]{3})", lambda found: bytes([int(found[1], 8)]), name)
    return Path(re.sub(rb"\\(.)", rb"\1", plain).decode("utf-8", "surrogateescape"))
