"""The lights of a folder, one after the other, as they are kept there."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from katas.catalog import REMEMBERS
from katas.dojo.lit import Lit

FILE = "lights.jsonl"


class Strip:
    """The lights of one folder, a line each in its `.katas`; nothing is where that is not.

    A line that isn't ours is passed over, and stays. `trouble` says in one sentence why nothing can
    be kept; nothing else comes of it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.trouble = ""

    @property
    def path(self) -> Path:
        """Where they are kept."""
        return self.folder / REMEMBERS / FILE

    @property
    def there(self) -> bool:
        """Whether lights can be kept in this folder."""
        return self.path.parent.is_dir()

    def add(self, lit: Lit) -> None:
        """Keep one more; several processes may do so at once."""
        line = json.dumps(lit.as_data(), ensure_ascii=False) + "\n"
        try:
            with self.path.open("ab") as file:
                cut = "" if _ends_a_line(file.fileno(), self.path) else "\n"
                file.write(f"{cut}{line}".encode())
        except OSError as error:
            self.trouble = f"{REMEMBERS}/{FILE} can't be written ({error.strerror})"

    def read(self) -> list[Lit]:
        """All of them, each once, in the order in which they were lit."""
        lights, _ = self.since(0)
        found = {lit.id: lit for lit in lights}
        return sorted(found.values(), key=lambda lit: lit.at)

    def since(self, offset: int) -> tuple[list[Lit], int]:
        """Those that were kept behind so many bytes, and the offset behind them all."""
        try:
            with self.path.open("rb") as file:
                if offset > os.fstat(file.fileno()).st_size:
                    offset = 0  # another file than the one that was measured
                file.seek(offset)
                text = file.read()
        except (FileNotFoundError, NotADirectoryError):
            return [], 0
        except OSError as error:
            self.trouble = f"{REMEMBERS}/{FILE} can't be read ({error.strerror})"
            return [], offset
        whole = text[: text.rfind(b"\n") + 1]
        return list(_lights(whole)), offset + len(whole)


def _lights(text: bytes) -> Iterator[Lit]:
    for line in text.splitlines():
        with suppress(ValueError, RecursionError):
            yield Lit.from_data(json.loads(line))


def _ends_a_line(number: int, path: Path) -> bool:
    """Whether what is in a file ends as a line does: a writer may have been stopped in one."""
    if not os.fstat(number).st_size:
        return True
    with path.open("rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read() == b"\n"
