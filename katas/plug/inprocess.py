"""The host that runs a solution in this process: breakpoints, tracebacks and coverage work."""

import inspect
import traceback
from bdb import BdbQuit
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any

from katas.model import Answer, Failure, Outcome, Verdict
from katas.plug.describing import describe, takes
from katas.plug.guard import AskedForInput, guarded
from katas.plug.loading import load
from katas.plug.port import Argument, Reference
from katas.plug.surface import Surface

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


SMALL = 10**6
"""Scores below it are told without asking anybody's code for their text."""

LONGEST = 200
"""So many characters of an answer or of an error are told, and no more."""


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
        self._objects: dict[int, object] = {}
        self._handles = 0

    def describe(self) -> Surface:
        """List the functions and methods of the file, and of those it imports from beside it."""
        return describe(self._module, self._file.parent)

    def new(self, path: Sequence[str], arguments: Sequence[Argument]) -> Reference | Failure:
        """Make an object."""
        function = self._function(tuple(path))
        made, printed, failure = self._run(function, arguments)
        del printed
        if failure is not None:
            return failure
        self._handles += 1
        self._objects[self._handles] = made
        return Reference(self._handles)

    def call(
        self,
        path: Sequence[str],
        arguments: Sequence[Argument],
        on: Reference | None = None,
    ) -> Outcome:
        """Call a function, or a method of a class or of an object."""
        function = self._function(tuple(path), on)
        value, printed, failure = self._run(function, arguments)
        return failure or self._answer(value, printed, self._defined_at(function))

    def release(self, reference: Reference) -> None:
        """Let go of an object."""
        self._objects.pop(reference.handle, None)

    def _run(
        self, function: Callable[..., object], arguments: Sequence[Argument]
    ) -> tuple[object, str, Failure | None]:
        """Run their code: what came, what was printed meanwhile, and how it failed."""
        given = [list(value) if isinstance(value, (list, tuple)) else value for value in arguments]
        with guarded(keyboard=self._keyboard, aloud=self._aloud) as printed:
            try:
                value = function(*given)
            except self._let_through:
                raise
            except BaseException as error:  # noqa: BLE001  # SystemExit and worse are outcomes too
                failure = self._failure(error, function, len(given), printed.getvalue())
                return None, failure.printed, failure
            return value, printed.getvalue(), None

    def _answer(self, value: object, printed: str, place: str) -> Answer:
        exact = value if type(value) is int else None
        small = exact is not None and -SMALL < exact < SMALL
        shown = str(exact) if small else self._text(repr, value)
        return Answer(exact, type(value).__name__, shown, printed, place)

    def _text(self, write: Callable[[object], str], value: object) -> str:
        """The text of something of theirs: to ask for it is to run their code once more."""
        try:
            with guarded():
                text = " ".join(write(value).split())
        except self._let_through:
            raise
        except BaseException:  # noqa: BLE001  # their __repr__ may do anything
            kind = type(value).__name__
            return f"{'an' if kind[0] in 'AEIOUaeiou' else 'a'} {kind}"
        return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"

    def _function(
        self, path: tuple[str, ...], on: Reference | None = None
    ) -> Callable[..., object]:
        if on is None and path in self._found:
            return self._found[path]
        found: Any = self._module if on is None else self._objects[on.handle]
        for name in path:
            found = getattr(found, name)
        if on is None:
            self._found[path] = found
        return found  # type: ignore[no-any-return]  # described as something to call

    def _failure(
        self, error: BaseException, function: Callable[..., object], count: int, printed: str
    ) -> Failure:
        frames = traceback.extract_tb(error.__traceback__)[1:]
        theirs = [frame for frame in frames if Path(frame.filename).parent == self._file.parent]
        if isinstance(error, TypeError) and not frames and not takes(function, count):
            return Failure(
                Verdict.RAISED,
                "TypeError",
                self._text(str, error),
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
            self._text(str, error),
            printed,
            place,
            accident=ACCIDENTS.get(type(error), ""),
        )

    def _defined_at(self, function: Callable[..., object]) -> str:
        code = getattr(function, "__code__", None)
        if code is None:
            code = getattr(inspect.unwrap(getattr(function, "func", function)), "__code__", None)
        return _place(code) if code else ""


@cache
def _place(code: CodeType) -> str:
    """`yatzy.py:14 in pair`."""
    return f"{Path(code.co_filename).name}:{code.co_firstlineno} in {code.co_name}"
