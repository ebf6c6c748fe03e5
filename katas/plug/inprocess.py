"""The host that runs a solution in this process: breakpoints, tracebacks and coverage work."""

import inspect
import sys
import traceback
from bdb import BdbQuit
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import FunctionType
from typing import Any

from katas.errors import UsageError
from katas.model import Answer, Failure, Outcome, Verdict
from katas.plug.guard import AskedForInput, guarded
from katas.plug.loading import load
from katas.plug.port import Argument
from katas.plug.surface import Offer, Parameter, Surface

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
}
"""Errors that are seldom meant; anything else may well be raised on purpose."""


class InProcess:
    """A Python file, loaded here.

    `keyboard` leaves standard input to the solution; `let_through` are exceptions that end
    the run and not the call, such as a debugger's.

    Raises UsageError if the file doesn't load.
    """

    def __init__(
        self,
        file: Path,
        *,
        keyboard: bool = False,
        aloud: bool = False,
        let_through: tuple[type[BaseException], ...] = (),
    ) -> None:
        self.name = file.name
        self._file = file.resolve()
        self._keyboard = keyboard
        self._aloud = aloud
        self._let_through: tuple[type[BaseException], ...] = (
            KeyboardInterrupt,
            BdbQuit,
            *let_through,
        )
        self._module = load(self._file)
        self._found: dict[tuple[str, ...], Callable[..., object]] = {}

    def describe(self) -> Surface:
        """List the functions and methods of the file, and of those it imports from beside it."""
        return Surface(tuple(self._offers()))

    def call(self, path: Sequence[str], arguments: Sequence[Argument]) -> Outcome:
        """Call a function or a method that needs no object."""
        function = self._function(tuple(path))
        given = [list(value) if isinstance(value, (list, tuple)) else value for value in arguments]
        with guarded(keyboard=self._keyboard, aloud=self._aloud) as printed:
            try:
                value = function(*given)
            except self._let_through:
                raise
            except BaseException as error:  # noqa: BLE001  # SystemExit and worse are outcomes too
                return self._failure(error, function, printed.getvalue())
        return _answer(value, printed.getvalue(), self._defined_at(function))

    def _function(self, path: tuple[str, ...]) -> Callable[..., object]:
        if path not in self._found:
            found: Any = self._module
            for name in path:
                found = getattr(found, name)
            self._found[path] = found
        return self._found[path]

    def _offers(self) -> Iterator[Offer]:
        for name, value in vars(self._module).items():
            if name.startswith("_"):
                continue
            if isinstance(value, FunctionType) and self._is_theirs(value):
                yield _offer((name,), value)
            elif isinstance(value, type) and self._is_theirs(value):
                yield from _methods(name, value)

    def _is_theirs(self, value: FunctionType | type) -> bool:
        """Whether it is written in the file or in one that lies beside or below it."""
        origin = getattr(sys.modules.get(value.__module__), "__file__", None)
        return origin is not None and Path(origin).is_relative_to(self._file.parent)

    def _failure(
        self, error: BaseException, function: Callable[..., object], printed: str
    ) -> Failure:
        frames = traceback.extract_tb(error.__traceback__)[1:]
        theirs = [frame for frame in frames if Path(frame.filename).parent == self._file.parent]
        if isinstance(error, TypeError) and not frames:
            return Failure(
                Verdict.RAISED,
                "TypeError",
                str(error),
                printed,
                self._defined_at(function),
                accident="a wrong number of arguments",
            )
        place = (
            f"{Path(theirs[-1].filename).name}:{theirs[-1].lineno} in {theirs[-1].name}"
            if theirs
            else ""
        )
        return Failure(
            Verdict.RAISED,
            type(error).__name__,
            str(error),
            printed,
            place,
            accident="asking for input"
            if isinstance(error, AskedForInput)
            else ACCIDENTS.get(type(error), ""),
        )

    def _defined_at(self, function: Callable[..., object]) -> str:
        code = getattr(function, "__code__", None)
        if code is None:
            return ""
        return f"{Path(code.co_filename).name}:{code.co_firstlineno} in {function.__name__}"


def _answer(value: object, printed: str, place: str) -> Answer:
    exact = value if type(value) is int else None
    try:
        shown = repr(value)
    except Exception:  # noqa: BLE001  # their __repr__ may raise anything
        shown = f"a {type(value).__name__}"
    return Answer(exact, type(value).__name__, shown, printed, place)


def _methods(owner: str, cls: type) -> Iterator[Offer]:
    """The methods a class offers, its bases' included, in the order they are written."""
    for base in reversed(cls.__mro__[:-1]):
        for name, raw in vars(base).items():
            if name.startswith("_"):
                continue
            if isinstance(raw, (staticmethod, classmethod)):
                yield _offer((owner, name), getattr(cls, name))
            elif isinstance(raw, FunctionType):
                yield _offer((owner, name), raw, needs_object=True)


def _offer(
    path: tuple[str, ...], function: Callable[..., object], *, needs_object: bool = False
) -> Offer:
    parameters = tuple(
        Parameter(
            item.name,
            optional=item.default is not item.empty or item.kind is item.KEYWORD_ONLY,
            rest=item.kind is item.VAR_POSITIONAL,
        )
        for item in inspect.signature(function).parameters.values()
        if item.kind is not item.VAR_KEYWORD
    )
    code = getattr(inspect.unwrap(function), "__code__", None)
    return Offer(path, parameters, code.co_firstlineno if code else 0, needs_object)


def open_file(file: Path) -> InProcess:
    """Load a file as it is run from a test or a command: nobody at the keyboard.

    Raises UsageError if it doesn't load.
    """
    if not file.is_file():
        raise UsageError(f"there is no file {file}")
    return InProcess(file)
