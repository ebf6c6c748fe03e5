"""The compiled solution, loaded: performs calls, one or many of a kind."""

import ctypes
import os
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

MOST = 16
"""So many arguments a call has at most."""

ROOM = 64
"""So many numbers behind a list may be touched, here as in the solution."""

NUMBER, TEXT, LIST, DIE, ROLL = range(5)
"""The kinds of arguments, as katas_runtime.h has them."""

RETURNED, EXITED, ABORTED, ASSERTED, ASKED, MISSED = range(6)
"""The ways in which a call ends, as runtime.c has them."""

FEW = 20

Numbers = ctypes.Array[ctypes.c_longlong]


class Argument(ctypes.Structure):
    """One argument, as katas_runtime.h has it."""

    _fields_ = (
        ("kind", ctypes.c_int),
        ("number", ctypes.c_longlong),
        ("text", ctypes.c_char_p),
        ("list", ctypes.POINTER(ctypes.c_longlong)),
    )


class Result(ctypes.Structure):
    """What came of a call, as katas_runtime.h has it; only one of it has a meaning."""

    _fields_ = (
        ("number", ctypes.c_longlong),
        ("real", ctypes.c_double),
        ("text", ctypes.c_char_p),
    )


class Report(ctypes.Structure):
    """How calls ended, as runtime.c has it."""

    _fields_ = (
        ("ending", ctypes.c_int),
        ("line", ctypes.c_longlong),
        ("words", ctypes.c_char * 512),
        ("file", ctypes.c_char * 512),
        ("function", ctypes.c_char * 128),
        ("changed", ctypes.c_longlong),
        ("first", ctypes.c_longlong),
        ("left", ctypes.c_longlong * FEW),
    )


class Constant(ctypes.Structure):
    """The value of a constant, as katas_runtime.h has it."""

    _fields_ = (("kind", ctypes.c_int), ("number", ctypes.c_longlong), ("text", ctypes.c_char_p))


def numbers(values: Iterable[int]) -> Numbers:
    """Numbers as C has them."""
    many = array("q", values)
    return (ctypes.c_longlong * len(many)).from_buffer(many)


class Rolls(NamedTuple):
    """Rolls of so many dice each, one behind the other, and a place for what comes of them."""

    size: int
    many: int
    dice: Numbers
    values: Numbers


class Library:
    """A library that was built of a solution.

    Raises OSError if it can't be loaded.
    """

    def __init__(self, path: Path, pieces: int) -> None:
        self._library = _opened(path)
        self._library.katas_begin()
        self._run = self._library.katas_run
        self._run.restype = ctypes.c_long
        self._shims = (ctypes.c_void_p * (pieces + 1)).in_dll(self._library, "katas_shims")
        self.constants = (Constant * pieces)()
        self._sizes = (ctypes.c_longlong * (pieces * MOST))()
        self._library.katas_tell(self.constants, self._sizes)

    def sizes(self, shim: int) -> Sequence[int]:
        """How many dice each argument of a function has; 0 for any number of them."""
        return self._sizes[shim * MOST : (shim + 1) * MOST]

    def constant(self, number: int) -> int | str | None:
        """The value of a constant; None if it is neither a number nor a text."""
        constant = self.constants[number]
        if constant.kind == TEXT:
            return _text(constant.text)
        return int(constant.number) if constant.kind == NUMBER else None

    def run(
        self, shim: int, arguments: Sequence[Argument], rolls: Rolls, start: int = 0
    ) -> tuple[int, Result, Report]:
        """Call a function for the rolls from one on, for a while.

        For how many of them it returned is the first that is given; the result is of the last.
        """
        result, report = Result(), Report()
        given = (Argument * max(len(arguments), 1))(*arguments)
        number = ctypes.sizeof(ctypes.c_longlong)
        done = self._run(
            ctypes.c_void_p(self._shims[shim]),
            given,
            ctypes.c_long(len(arguments)),
            ctypes.byref(rolls.dice, start * rolls.size * number),
            ctypes.c_long(rolls.size),
            ctypes.c_long(rolls.many - start),
            ctypes.byref(rolls.values, start * number),
            ctypes.byref(result),
            ctypes.byref(report),
        )
        return int(done), result, report


def _opened(path: Path) -> ctypes.CDLL:
    """Load a library as a program would be: what it calls is looked for when it is called.

    `ctypes` by itself looks for everything at once.
    """
    system: Any = ctypes.CDLL(None)
    system.dlopen.restype = ctypes.c_void_p
    handle = system.dlopen(os.fsencode(path), ctypes.c_int(os.RTLD_LAZY))
    if handle is None:
        system.dlerror.restype = ctypes.c_char_p
        words = (system.dlerror() or b"").decode("utf-8", "replace")
        raise OSError(words.rpartition(": ")[2])
    return ctypes.CDLL(str(path), handle=handle)


def _text(text: bytes | None) -> str | None:
    return None if text is None else text.decode("utf-8", "replace")
