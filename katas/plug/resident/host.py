"""The solution, loaded: what it offers, and what comes of calling it, as data.

The same code whether it runs in the learner's process or in a worker's child. The forms of
arguments and replies are those of docs/protocol.md.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from katas.plug.resident.batches import Batch, Progress, performed
from katas.plug.resident.describing import Data, describe, takes
from katas.plug.resident.endings import TookTooLong
from katas.plug.resident.guard import MOST, Guard
from katas.plug.resident.loading import load
from katas.plug.resident.telling import (
    LARGEST,
    STOPPED,
    WRONG_COUNT,
    as_error,
    as_value,
    defined_at,
    shortened,
)
from katas.plug.resident.watchdog import Watchdog

LOADING = 10
"""A file may take so many times as long to load as a call may take."""

AT_ONCE = 256
"""So many lists of a batch are there at a time: more would keep the collector searching."""

OPERATIONS = ("describe", "new", "get", "set", "call", "call_many", "release")
"""What can be asked; each is a method here."""


class Resident:
    """A Python file, loaded.

    `known` are modules that may be missing. `keyboard` leaves standard input to the solution;
    `aloud` prints what it prints; `let_through` are exceptions that end the run and not the
    call, such as a debugger's. `flood` is called when nothing else stops the printing.

    Raises DoesNotLoad if the file doesn't load.
    """

    def __init__(
        self,
        file: Path,
        watchdog: Watchdog,
        *,
        known: Mapping[str, Iterable[str]] | None = None,
        keyboard: bool = False,
        aloud: bool = False,
        let_through: tuple[type[BaseException], ...] = (KeyboardInterrupt,),
        flood: Callable[[], None] | None = None,
    ) -> None:
        self._watchdog = watchdog
        self._let_through = let_through
        self._guard = Guard(keyboard=keyboard, aloud=aloud, most=MOST, flood=flood)
        self._mute = Guard(flood=flood)
        self._free = Guard(keyboard=keyboard, most=None)
        self._loaded = self._load(file.resolve(), known or {})
        self._found: dict[tuple[str, ...], Callable[..., object]] = {}
        self._objects: dict[int, object] = {}
        self._lists: dict[int, list[tuple[list[int], list[int]]]] = {}
        self._handles = 0
        self._printed = ""

    def _load(self, file: Path, known: Mapping[str, Iterable[str]]) -> Any:
        limit = self._watchdog.limit
        self._watchdog.limit = limit and limit * LOADING
        self._watchdog.begin()
        try:
            return load(file, known)
        finally:
            self._watchdog.end()
            self._watchdog.limit = limit

    def describe(self) -> Data:
        """List the functions, methods and classes of the file, and of its neighbours there."""
        described = describe(self._loaded.module, self._loaded.root)
        return {"stood_in": self._loaded.stood_in, "does": OPERATIONS, **described}

    def new(self, path: Sequence[str], arguments: Sequence[Any]) -> Data:
        """Make an object and keep it until it is released."""
        given, lists = self._filled(arguments)
        function, gone = self._reached(path)
        made, reply = (None, gone) if gone else self._run(function, given)
        if reply is not None:
            return reply
        self._handles += 1
        self._objects[self._handles] = made
        self._lists[self._handles] = lists
        return {"ref": self._handles}

    def get(self, path: Sequence[str], on: int | None = None) -> Data:
        """Read an attribute, a property among them."""
        start = self._loaded.module if on is None else self._objects[on]
        value, reply = self._run(lambda: _found(start, path), [])
        return reply or self._answered(value, "", self._lists.get(on or 0, []))

    def set(self, on: int, name: str, value: Any) -> Data:
        """Set an attribute of an object."""
        given, lists = self._filled([value])
        _, reply = self._run(setattr, [self._objects[on], name, *given])
        self._lists[on] += lists
        return reply or {"value": None, "kind": "NoneType", "shown": "None"}

    def call(self, path: Sequence[str], arguments: Sequence[Any], on: int | None = None) -> Data:
        """Call a function, or a method of a class or of an object."""
        given, lists = self._filled(arguments)
        function, gone = self._reached(path, on)
        value, reply = (None, gone) if gone else self._run(function, given)
        if on is not None:
            lists = [*lists, *self._lists[on]]
        return reply or self._answered(value, defined_at(function), lists)

    def release(self, ref: int) -> Data:
        """Let go of an object."""
        self._objects.pop(ref, None)
        self._lists.pop(ref, None)
        return {"value": None, "kind": "NoneType", "shown": "None"}

    def call_many(self, calls: Sequence[Sequence[Data]], rolls: Sequence[list[int]]) -> Data:
        """Perform each of the calls on each roll; a call that has to be stopped ends it all."""
        batches: list[Batch] = []
        with self._free as printed:
            self._watchdog.begin(Progress(batches))
            try:
                for steps in calls:
                    batches.append(Batch())
                    if self._perform_all(steps, rolls, batches[-1]):
                        break
            except BaseException as error:
                if not self._watchdog.end():
                    raise
                late = TookTooLong().with_traceback(error.__traceback__)
                batches[-1].add_odd({"error": self._told(late)})
            self._watchdog.end()
            for batch in batches:
                self._sort_out(batch)
        return {
            "batches": [batch.as_data() for batch in batches],
            "printed": printed.getvalue(),
        }

    def _perform_all(self, steps: Sequence[Data], rolls: Sequence[list[int]], batch: Batch) -> bool:
        """Perform a call on each roll; whether it had to be stopped."""
        # Handed over die by die, a roll can't be changed; a list has to be a copy.
        each = all({"dice": "list"} not in step.get("arguments", ()) for step in steps)
        for start in range(0, len(rolls), AT_ONCE):
            part = rolls[start : start + AT_ONCE]
            lists = part if each else [list(roll) for roll in part]
            stopped = self._extended(batch, steps, lists)
            if not each and lists != part:
                batch.note_changes(part, lists)
            if stopped:
                return True
        return False

    def _extended(self, batch: Batch, steps: Sequence[Data], lists: Sequence[list[int]]) -> bool:
        """Add to a batch what comes for some lists; whether a call had to be stopped."""
        end = len(batch.values) + len(lists)
        values: Iterator[object] | None = None
        while len(batch.values) < end:
            try:
                values = values or performed(steps, lists, self._function)
                batch.values.extend(values)
                if len(batch.values) < end:
                    # An iterator takes that for its end; it was an end in their code.
                    raise StopIteration  # noqa: TRY301
            except BaseException as error:
                if isinstance(error, (TookTooLong, *self._let_through)) or self._watchdog.fired:
                    raise
                batch.add_odd({"error": self._told(error)})
                if type(error) in STOPPED:
                    return True
        return False

    def _sort_out(self, batch: Batch) -> None:
        """Leave only scores among the values."""
        values = batch.values
        if not values:
            return
        if set(map(type, values)) == {int} and -LARGEST < min(values) <= max(values) < LARGEST:
            return
        for index, value in enumerate(values):
            told = as_value(value, self._text)
            if told["value"] is None and index not in batch.odd:
                batch.replace(index, told)
                values[index] = None

    def _filled(self, arguments: Sequence[Any]) -> tuple[list[Any], list[Any]]:
        """Arguments as the solution gets them, and its copies of the lists beside ours."""
        given = [self._argument(value) for value in arguments]
        pairs = zip(given, arguments, strict=True)
        return given, [pair for pair in pairs if type(pair[0]) is list]

    def _argument(self, value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return [self._argument(item) for item in value]
        if isinstance(value, Mapping):
            if "ref" in value:
                return self._objects[value["ref"]]
            if "member" in value:
                return _found(self._loaded.module, value["member"])
        return value

    def _run(
        self, function: Callable[..., object], given: Sequence[Any]
    ) -> tuple[object, Data | None]:
        """Run their code: what came, or the reply that says how it failed."""
        watchdog = self._watchdog
        failed: BaseException | None = None
        value = None
        with self._guard as printed:
            try:
                try:
                    watchdog.begin()
                    value = function(*given)
                except BaseException as error:  # noqa: BLE001  # SystemExit and worse are outcomes too
                    failed = error
                late = watchdog.end()
            except (TookTooLong, KeyboardInterrupt) as error:  # it came after the call had ended
                failed, late = error, watchdog.end()
        self._printed = printed.getvalue() if printed.kept.count else ""
        if failed is None:
            return value, None
        if late:
            failed = TookTooLong().with_traceback(failed.__traceback__)
        elif isinstance(failed, self._let_through):
            raise failed
        return None, self._failed(failed, function, len(given), self._printed)

    def _failed(
        self, error: BaseException, function: Callable[..., object], count: int, printed: str
    ) -> Data:
        told = self._told(error)
        trace = error.__traceback__
        direct = trace is not None and trace.tb_next is None
        if isinstance(error, TypeError) and direct and not takes(function, count):
            told |= {"accident": WRONG_COUNT, "place": defined_at(function)}
        return {"error": told, **({"printed": printed} if printed else {})}

    def _told(self, error: BaseException) -> Data:
        told = as_error(error, self._loaded.root, self._text)
        if isinstance(error, TookTooLong):
            told["message"] = f"{self._watchdog.limit:g}"
        return told

    def _answered(self, value: object, place: str, lists: Iterable[Any]) -> Data:
        reply = as_value(value, self._text)
        if self._printed:
            reply["printed"] = self._printed
        if place:
            reply["place"] = place
        for given, before in lists:
            if given != list(before):
                reply["changed"] = [_plain(before), _plain(given)]
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
            kind = type(value).__name__
            return f"{'an' if kind[0] in 'AEIOUaeiou' else 'a'} {kind}"
        return text if type(text) is str else ""

    def _reached(
        self, path: Sequence[str], on: int | None = None
    ) -> tuple[Callable[..., object], Data | None]:
        """What a path leads to, or the reply that it leads nowhere any more."""
        try:
            return self._function(path, on), None
        except AttributeError as error:
            return _nothing, {"error": self._told(error)}

    def _function(self, path: Sequence[str], on: int | None = None) -> Callable[..., object]:
        if on is not None:
            return _found(self._objects[on], path)  # type: ignore[no-any-return]  # described as something to call
        key = tuple(path)
        if key not in self._found:
            self._found[key] = _found(self._loaded.module, path)
        return self._found[key]


def _nothing() -> None:
    """Stand for what isn't there."""


def _found(owner: Any, path: Sequence[str]) -> Any:
    """Follow a path; a member of an enumeration is found by its name there."""
    for name in path:
        owner = getattr(owner, name)
    return owner


def _plain(values: Iterable[object]) -> list[object]:
    """A list as it can cross: what is no number is told as text."""
    return [
        value if type(value) is int else shortened(str(type(value).__name__)) for value in values
    ]
