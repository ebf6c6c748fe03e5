"""Keeps a solution's printing and asking to itself while its code runs in this process."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn, TextIO


class AskedForInput(BaseException):
    """The solution reads from the keyboard. No Exception: a game's own loop can't swallow it."""


class NoKeyboard(io.TextIOBase):
    """A standard input that nobody sits at."""

    def readline(self, *_: object) -> NoReturn:
        """Refuse."""
        raise AskedForInput("it asks for input")

    read = __iter__ = __next__ = readline


class Tee(io.StringIO):
    """Keeps what is printed, and passes it on to where it would have gone."""

    def __init__(self, onward: TextIO | None) -> None:
        super().__init__()
        self._onward = onward

    def write(self, text: str) -> int:
        """Keep and pass on."""
        if self._onward is not None:
            self._onward.write(text)
        return super().write(text)


@contextmanager
def guarded(*, keyboard: bool = False, aloud: bool = False) -> Iterator[Tee]:
    """Give what is printed meanwhile.

    `keyboard` leaves standard input as it is; `aloud` prints as well as keeps.
    """
    stdin, stdout = sys.stdin, sys.stdout
    tee = Tee(stdout if aloud else None)
    sys.stdout = tee
    if not keyboard:
        sys.stdin = NoKeyboard()
    try:
        yield tee
    finally:
        sys.stdin, sys.stdout = stdin, stdout
