"""Keeps a solution's printing and asking to itself while its code runs."""

import io
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import NoReturn, TextIO

from katas.plug.resident.endings import AskedForInput, PrintedTooMuch

MOST = 1_000_000
"""So many bytes may be printed in one call."""


class NoKeyboard(io.TextIOBase):
    """A standard input that nobody sits at."""

    def readline(self, *_: object) -> NoReturn:
        """Refuse."""
        raise AskedForInput("it asks for input")

    read = __iter__ = __next__ = readline

    @property
    def buffer(self) -> "NoKeyboard":
        """Refuse bytes as well."""
        return self


class Tee(io.TextIOWrapper):
    """A standard output that keeps what is printed; with `onward` it is printed there as well."""

    def __init__(self, kept: "Kept | None" = None) -> None:
        self.kept = kept or Kept()
        super().__init__(self.kept, encoding="utf-8", newline="\n", write_through=True)

    def getvalue(self) -> str:
        """Give all that was printed, whatever has been done to the stream since."""
        with suppress(ValueError, PrintedTooMuch):  # closed, or its buffer taken away
            self.flush()
        return self.kept.seen.decode("utf-8", "replace")

    @property
    def untouched(self) -> bool:
        """Whether it is as good as new."""
        try:
            return not (self.kept.count or self.closed)
        except ValueError:  # its buffer was taken away
            return False


class Kept(io.RawIOBase):
    """The bytes, safe from being closed.

    Whoever prints more than `most` is stopped by an exception; who swallows it and prints as
    much again is left to `flood`. Without `most`, printing is free, and the beginning kept.
    """

    name = "<stdout>"

    def __init__(self, most: int | None = MOST, flood: Callable[[], None] | None = None) -> None:
        self.seen = bytearray()
        self.count = 0
        self.onward: TextIO | None = None
        self.over = False
        self._most = most
        self._flood = flood

    def writable(self) -> bool:
        """Say so, as the protocol of streams has it."""
        return True

    def write(self, data: object) -> int:
        """Keep some bytes."""
        written = bytes(data)  # type: ignore[call-overload]  # the protocol says: any buffer
        self.count += len(written)
        if len(self.seen) < MOST:
            self.seen += written[: MOST - len(self.seen)]
            if self.onward is not None:
                self.onward.write(written.decode("utf-8", "replace"))
        if self._most is None or self.count <= self._most or self.over:
            return len(written)
        if self._flood is not None and self.count > 2 * self._most:
            self._flood()
        raise PrintedTooMuch(f"more than {self._most:,} characters")


def _exit_as_an_exception(status: int) -> NoReturn:
    """End the program as `sys.exit` does: nothing else of this process would be told."""
    raise SystemExit(status)


class Guard:
    """Stands in for the standard streams while somebody else's code runs.

    `keyboard` leaves standard input as it is; `aloud` prints as well as keeps; `errors` keeps
    standard error back too; `holds` turns an end of the whole process into an exception.
    Entered again and again, not from within.
    """

    def __init__(
        self,
        *,
        keyboard: bool = False,
        errors: bool = False,
        holds: bool = False,
        most: int | None = MOST,
        flood: Callable[[], None] | None = None,
    ) -> None:
        self._keyboard = keyboard
        self.aloud = False
        self._errors = errors
        self._holds = holds
        self._most = most
        self._flood = flood
        self._nobody = NoKeyboard()
        self._tee = self._new()

    def _new(self) -> Tee:
        return Tee(Kept(self._most, self._flood))

    def __enter__(self) -> Tee:
        """Give what is printed meanwhile."""
        self._before = sys.stdin, sys.stdout, sys.stderr
        self._exit_before = os._exit
        if self._holds:
            os._exit = _exit_as_an_exception
        if not self._tee.untouched:
            self._tee = self._new()
        if self.aloud:
            self._tee.kept.onward = sys.stdout
        else:
            self._tee.kept.onward = None
        sys.stdout = self._tee
        if not self._keyboard:
            sys.stdin = self._nobody
        if self._errors:
            sys.stderr = self._new()
        return self._tee

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Put everything back, whatever was done to it."""
        sys.stdin, sys.stdout, sys.stderr = self._before
        if self._holds:
            # One may stand within another: what was, and not what Python has.
            os._exit = self._exit_before
        self._tee.kept.over = True
        if self._tee.untouched:
            self._tee.kept.over = False
