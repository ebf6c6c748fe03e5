"""The solution, loaded: what it offers, and what comes of calling it, as data.

The same code whether it runs in the learner's process or in a worker's child. The forms of
arguments and replies are those of docs/protocol.md.
"""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from katas.plug.resident.data import as_data
from katas.plug.resident.describing import describe
from katas.plug.resident.endings import TookTooLong
from katas.plug.resident.guard import MOST, Guard
from katas.plug.resident.loading import Loaded, load
from katas.plug.resident.many import Many
from katas.plug.resident.signatures import Data, takes
from katas.plug.resident.telling import (
    WRONG_COUNT,
    as_error,
    as_value,
    defined_at,
    kind_of,
    never_entered,
    plain,
    same,
)
from katas.plug.resident.watchdog import Watchdog
from katas.plug.resident.work import Pair, Work, followed

HEARD = 10_000
"""So many characters are told of what was printed while it was loaded."""

LOADING = 10
"""A file may take so many times as long to load as a call may take."""

NOTHING: Data = {"value": None, "kind": "NoneType", "shown": "None"}
"""The reply to what gives nothing."""

OPERATIONS = ("describe", "new", "get", "set", "call", "call_many", "release")
"""What can be asked; each is a method here."""


class Resident:
    """A Python file, loaded.

    `known` are modules that may be missing. `keyboard` leaves standard input to the solution;
    `holds` keeps it from ending the process, `afresh` loads it beside one that is there;
    `let_through` are exceptions that end the run and not the call; with a `debugger`, to quit it
    does so too. `flood` is called when nothing else stops the printing.

    Raises DoesNotLoad if the file doesn't load.
    """

    def __init__(
        self,
        file: Path,
        watchdog: Watchdog,
        *,
        known: Mapping[str, Iterable[str]] | None = None,
        keyboard: bool = False,
        holds: bool = False,
        debugger: bool = False,
        let_through: tuple[type[BaseException], ...] = (KeyboardInterrupt,),
        flood: Callable[[], None] | None = None,
        afresh: bool = False,
    ) -> None:
        self._watchdog = watchdog
        self._passed_on = let_through
        self._debugger = debugger
        self.guard = Guard(keyboard=keyboard, holds=holds, most=MOST, flood=flood)
        self._mute = Guard(holds=holds, flood=flood)
        self._free = Guard(keyboard=keyboard, holds=holds, most=None)
        self._loaded = self._load(file.resolve(), known or {}, holds=holds, afresh=afresh)
        self._found: dict[tuple[str, ...], Callable[..., object]] = {}
        self._objects: dict[int, object] = {}
        self._lists: dict[int, list[Pair]] = {}
        self._handles = 0
        self._printed = ""

    def _load(
        self, file: Path, known: Mapping[str, Iterable[str]], *, holds: bool, afresh: bool
    ) -> Loaded:
        limit = self._watchdog.limit
        self._watchdog.limit = limit and limit * LOADING
        self._watchdog.begin()
        try:
            return load(file, known, holds=holds, afresh=afresh)
        finally:
            self._watchdog.end()
            self._watchdog.limit = limit

    @property
    def module(self) -> ModuleType:
        """The file as it was loaded."""
        return self._loaded.module

    @property
    def _let_through(self) -> tuple[type[BaseException], ...]:
        """The exceptions that are none of ours. Whoever quits a debugger has imported it."""
        bdb = sys.modules.get("bdb") if self._debugger else None
        return (*self._passed_on, bdb.BdbQuit) if bdb else self._passed_on

    def describe(self) -> Data:
        """List the functions, methods and classes of the file, and of its neighbours there."""
        described = describe(self._loaded.module, self._loaded.root)
        loaded = self._loaded
        told: Data = {"stood_in": loaded.stood_in, "does": OPERATIONS, **described}
        return {**told, "printed": loaded.printed[:HEARD]} if loaded.printed else told

    def new(self, path: Sequence[str], arguments: Sequence[Any]) -> Data:
        """Make an object and keep it until it is released."""
        work = Work(self, path, arguments)
        made, reply = self._run(work)
        if reply is not None:
            return reply
        self._handles += 1
        self._objects[self._handles] = made
        self._lists[self._handles] = work.lists
        return {"ref": self._handles}

    def get(self, path: Sequence[str], on: int | None = None, *, data: bool = False) -> Data:
        """Read an attribute, a property among them; with `data`, what it is as data too."""
        work = Work(self, path, None, on, watched=not data)
        value, reply = self._run(work)
        return reply or self._answered(value, work, data=data)

    def set(self, on: int, name: str, value: Any) -> Data:
        """Set an attribute of an object."""
        _, reply = self._run(Work(self, [name], [value], on, sets=True))
        return reply or NOTHING

    def call(
        self,
        path: Sequence[str],
        arguments: Sequence[Any],
        on: int | None = None,
        *,
        data: bool = False,
    ) -> Data:
        """Call a function, or a method of a class or of an object."""
        work = Work(self, path, arguments, on, watched=not data)
        value, reply = self._run(work)
        return reply or self._answered(value, work, data=data)

    def release(self, ref: int) -> Data:
        """Let go of an object."""
        self._objects.pop(ref, None)
        self._lists.pop(ref, None)
        return NOTHING

    def call_many(self, calls: Sequence[Sequence[Data]], rolls: Sequence[list[int]]) -> Data:
        """Perform each of the calls on each roll; a call that has to be stopped ends it all."""
        many = Many(self.found, self._told, self._text, self._watchdog, lambda: self._let_through)
        with self._free as printed:
            batches = many.perform(calls, rolls)
        return {
            "batches": [batch.as_data() for batch in batches],
            "printed": printed.getvalue(),
        }

    def found(self, path: Sequence[str], on: int | None = None) -> Any:
        """What a path leads to, from the file or from an object.

        Raises whatever it raises: to look for an attribute may run their code.
        """
        if on is not None:
            return followed(self._objects[on], path)
        key = tuple(path)
        if key not in self._found:
            self._found[key] = followed(self._loaded.module, path)
        return self._found[key]

    def argument(self, value: Any) -> Any:
        """An argument as the solution gets it; a list is a copy."""
        if isinstance(value, (list, tuple)):
            return [item if type(item) is int else self.argument(item) for item in value]
        if isinstance(value, dict):
            if "ref" in value:
                return self._objects[value["ref"]]
            if "member" in value:
                return followed(self._loaded.module, value["member"])
        return value

    def lists_of(self, on: int) -> list[Pair]:
        """The lists that an object was given, each with what it was."""
        return self._lists.setdefault(on, [])

    def _run(self, work: Work) -> tuple[object, Data | None]:
        """Run their code: what came, or the reply that says how it failed."""
        watchdog = self._watchdog
        failed: BaseException | None = None
        value = None
        with self.guard as printed:
            try:
                try:
                    watchdog.begin()
                    value = work()
                except BaseException as error:  # noqa: BLE001  # SystemExit and worse are outcomes too
                    failed = error
                late = watchdog.end()
            except (TookTooLong, KeyboardInterrupt) as error:  # it came after the call had ended
                failed, late = error, watchdog.end()
        self._printed = printed.getvalue() if printed.kept.count else ""
        if late:
            failed = TookTooLong().with_traceback(failed.__traceback__ if failed else None)
        if failed is None:
            return value, None
        if not late and isinstance(failed, self._let_through):
            raise failed
        reply = {"error": self._told(failed, work.function, work.count)}
        reply["error"]["place"] = reply["error"]["place"] or defined_at(work.function)
        return None, {**reply, **({"printed": self._printed} if self._printed else {})}

    def _told(self, error: BaseException, function: Any = None, count: int | None = None) -> Data:
        """How a call failed; `function` was called with `count` arguments, if it came so far."""
        told = as_error(error, self._loaded.root, self._text)
        if isinstance(error, TookTooLong):
            told["message"] = f"{self._watchdog.limit or 0:g}"
        unentered = count is not None and isinstance(error, TypeError) and never_entered(error)
        if unentered and not takes(function, count or 0):
            told |= {"accident": WRONG_COUNT, "place": defined_at(function)}
        return told

    def _answered(self, value: object, work: Work, *, data: bool) -> Data:
        reply = as_value(value, self._text)
        if data:
            reply["data"] = as_data(value)
        if self._printed:
            reply["printed"] = self._printed
        if place := defined_at(work.function):
            reply["place"] = place
        for given, before in work.lists:
            if not same(given, before):
                reply["changed"] = [plain(before), plain(given)]
        return reply

    def _text(self, write: Callable[[object], str], value: object) -> str:
        """The text of something of theirs: to ask for it is to run their code once more."""
        watched = self._watchdog.busy  # in a batch: it has its own clock
        try:
            with self._mute:
                if not watched:
                    self._watchdog.begin()
                text = write(value)
                if not watched:
                    self._watchdog.end()
        except BaseException as error:  # their __repr__ may do anything
            late = not watched and self._watchdog.end()
            if isinstance(error, (*self._let_through, TookTooLong)) and not late:
                raise
            return _some(value)
        return text if type(text) is str else _some(value)


def _some(value: object) -> str:
    """`a Hand`, for what won't give its text."""
    kind = kind_of(value)
    return f"{'an' if kind[0] in 'AEIOUaeiou' else 'a'} {kind}"
