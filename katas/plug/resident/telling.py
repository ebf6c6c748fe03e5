"""Puts what came of a call into data: a value, or an error with the line it came from."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from types import CodeType, TracebackType
from typing import Any

from katas.plug.resident.endings import AskedForInput, PrintedTooMuch, TookTooLong
from katas.plug.resident.signatures import Data, unwrapped

ACCIDENTS: Mapping[type[BaseException], str] = {
    IndexError: "an index that isn't there",
    KeyError: "a key that isn't there",
    AttributeError: "an attribute that isn't there",
    NameError: "a name that isn't there",
    UnboundLocalError: "a variable without a value",
    TypeError: "a wrong type",
    ZeroDivisionError: "a division by zero",
    RecursionError: "calling itself without end",
    StopIteration: "a sequence that ended",
    SystemExit: "ending the program",
    AskedForInput: "asking for input",
}
"""Errors that are seldom meant; anything else may well be raised on purpose."""

STOPPED: Mapping[type[BaseException], str] = {
    TookTooLong: "timeout",
    PrintedTooMuch: "too_much_output",
    MemoryError: "out_of_memory",
}
"""Ends that have a verdict of their own."""

WRONG_COUNT = "a wrong number of arguments"

LARGEST = 10**15
"""Scores up to it cross as numbers; whatever is beyond is no score of any game."""

SMALL = 10**6
"""Scores below it are told without asking anybody's code for their text."""

FEW = 20
"""So many dice of a changed list are told."""

LONGEST = 200
"""So many characters of an answer or of an error are told, and no more."""


def as_value(value: object, text: Callable[[Callable[[object], str], object], str]) -> Data:
    """What a call gave. Only what is exactly an integer crosses as a number.

    `text` asks a thing of theirs for its text, which runs their code once more.
    """
    if type(value) is int and -LARGEST < value < LARGEST:
        return {"value": value}
    kind = kind_of(value)
    if type(value) is int:
        return {"value": None, "kind": kind, "shown": f"{'-' * (value < 0)}1000000000000000…"}
    return {"value": None, "kind": kind, "shown": shortened(text(repr, value))}


def kind_of(value: object) -> str:
    """The name of a thing's type, whatever the type says of itself."""
    name = _NAME.__get__(type(value))
    return name if type(name) is str and name else "object"


_NAME: Any = type.__dict__["__name__"]


def plain(values: Iterable[object]) -> list[object]:
    """The beginning of a list as it can cross: what is no small number is told by its type."""
    return [
        value if type(value) is int and -LARGEST < value < LARGEST else kind_of(value)
        for value in islice(values, FEW)
    ]


def same(values: Sequence[object], before: Sequence[object]) -> bool:
    """Whether a list is as it was, without asking what is in it."""
    return len(values) == len(before) and all(
        type(value) is int and value == other for value, other in zip(values, before, strict=True)
    )


def ending(error: BaseException, known: Mapping[type[BaseException], str]) -> str:
    """What is known of exactly this type of error; empty if nothing is."""
    return next((words for kind, words in known.items() if type(error) is kind), "")


def never_entered(error: BaseException) -> bool:
    """Whether an error comes from the call itself: no line of what was called is on the way."""
    trace = error.__traceback__
    while trace is not None:
        if not Path(trace.tb_frame.f_code.co_filename).is_relative_to(HERE):
            return False
        trace = trace.tb_next
    return True


HERE = Path(__file__).parent


def shortened(text: str) -> str:
    """One line of at most so many characters. What an address adds tells nobody anything."""
    line = re.sub(r" at 0x[0-9A-Fa-f]+", "", " ".join(text.split()))
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"


def as_error(
    error: BaseException,
    root: Path,
    text: Callable[[Callable[[object], str], object], str],
) -> Data:
    """How a call failed: the error's own words, and the last line of theirs on the way to it."""
    return {
        "kind": kind_of(error),
        "message": shortened(text(str, error)),
        "place": _last_place(error.__traceback__, root),
        "accident": ending(error, ACCIDENTS),
        "verdict": ending(error, STOPPED) or "raised",
    }


def _last_place(trace: TracebackType | None, root: Path) -> str:
    place = ""
    while trace is not None:
        code = trace.tb_frame.f_code
        if _lies_below(code.co_filename, root):
            place = f"{Path(code.co_filename).name}:{trace.tb_lineno} in {code.co_name}"
        trace = trace.tb_next
    return place


@cache
def _lies_below(file: str, root: Path) -> bool:
    return Path(file).is_relative_to(root)


def defined_at(function: Any) -> str:
    """`yatzy.py:14 in pair`; empty for what has no line of its own."""
    code = getattr(function, "__code__", None)
    if code is None:
        code = getattr(unwrapped(getattr(function, "func", function)), "__code__", None)
    return _place(code) if code is not None else ""


def _place(code: CodeType) -> str:
    # Not by the code itself: the same text in two files is equal there.
    key = code.co_filename, code.co_firstlineno, code.co_name
    if key not in _places:
        _places[key] = f"{Path(key[0]).name}:{key[1]} in {key[2]}"
    return _places[key]


_places: dict[tuple[str, int, str], str] = {}
