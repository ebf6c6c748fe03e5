"""Notices saves, by looking at the files again and again.

No library tells us: what the system says of changes it doesn't say on network drives and in
containers, where many a dojo keeps its code, and a few looks a hundredth of a second apart cost
less than a hundredth of one core. So it works wherever files do.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from katas.errors import UsageError


class State(NamedTuple):
    """What tells one state of a file from another: a renamed one has other numbers too."""

    size: int
    written: int = 0
    changed: int = 0
    number: int = 0


NOTHING = State(0)


class Look(Enum):
    """What a look at the files has found."""

    SAME = "same"
    SAVED = "saved"
    MOVING = "moving"
    GONE = "gone"


LISTED = 0.5
"""Seconds after which it is looked for files that are new beside the others."""

PATIENCE = 0.5
"""Seconds in which a file that is gone or empty may come back: somebody is writing it."""


class Files:
    """The files that are watched. `find` lists them, the solution's own first.

    Raises whatever `find` raises at first; what was there once is waited for.
    """

    def __init__(self, find: Callable[[], Sequence[Path]]) -> None:
        self._find = find
        self.paths = list(find())
        self.main = self.paths[0]
        self._listed = time.monotonic()
        self._taken: dict[Path, State] = {}
        self._missed = 0.0

    def take(self) -> None:
        """Take them as they are now: whatever is otherwise from now on is a change."""
        self._taken = self._see()

    def look(self) -> Look:
        """Say whether they are otherwise than they were taken, and the solution can be read.

        One that is gone or empty is waited for: editors write beside and rename, or empty the
        file first. Empty it may stay; then that is what was saved.
        """
        now = time.monotonic()
        if now - self._listed > LISTED:
            self._list()
        seen = self._see()
        if seen == self._taken:
            self._missed = 0.0
            return Look.SAME
        if seen.get(self.main, NOTHING).size:
            self._missed = 0.0
            return Look.SAVED
        self._missed = self._missed or now
        if now - self._missed < PATIENCE:
            return Look.MOVING
        return Look.SAVED if self.main in seen else Look.GONE

    def _list(self) -> None:
        self._listed = time.monotonic()
        with suppress(OSError, UsageError):  # the solution isn't there just now
            self.paths = list(self._find())

    def _see(self) -> dict[Path, State]:
        seen: dict[Path, State] = {}
        for path in self.paths:
            try:
                status = path.stat()
            except OSError:
                continue
            seen[path] = State(
                status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino
            )
        return seen
