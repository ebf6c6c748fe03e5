"""Keeps a solution's printing and asking to itself while its code runs in this process."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import NoReturn, TextIO


class AskedForInput(BaseException):
    """The solution reads from the keyboard. No Exception: a game's own loop can't swallow it."""


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

    def __init__(self, onward: TextIO | None = None) -> None:
        self._kept = _Kept(onward)
        super().__init__(self._kept, encoding="utf-8", newline="\n", write_through=True)

    def getvalue(self) -> str:
        """Give all that was printed, whatever has been done to the stream since."""
        with suppress(ValueError):  # closed, or its buffer taken away: what came, came
            self.flush()
        return self._kept.seen.decode("utf-8", "replace")


class _Kept(io.RawIOBase):
    """The bytes, safe from being closed."""

    name = "<stdout>"

    def __init__(self, onward: TextIO | None) -> None:
        self.seen = bytearray()
        self._onward = onward

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        written = bytes(data)  # type: ignore[call-overload]  # the protocol says: any buffer
        self.seen += written
        if self._onward is not None:
            self._onward.write(written.decode("utf-8", "replace"))
        return len(written)


@contextmanager
def guarded(*, keyboard: bool = False, aloud: bool = False, errors: bool = False) -> Iterator[Tee]:
    """Give what is printed meanwhile.

    `keyboard` leaves standard input as it is; `aloud` prints as well as keeps; `errors` keeps
    standard error back too.
    """
    before = sys.stdin, sys.stdout, sys.stderr
    tee = Tee(sys.stdout if aloud else None)
    sys.stdout = tee
    if not keyboard:
        sys.stdin = NoKeyboard()
    if errors:
        sys.stderr = Tee()
    try:
        yield tee
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
