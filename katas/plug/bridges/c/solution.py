"""A solution in C: what it offers, and what comes of calling it, as data."""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, groupby, repeat
from pathlib import Path
from typing import Any

from katas.plug.bridges.c.calls import Function, Misfit, Roll
from katas.plug.bridges.c.library import LIST, RETURNED, Argument, Library, Rolls, numbers
from katas.plug.bridges.c.printing import Printing
from katas.plug.resident.batches import Batch
from katas.plug.resident.endings import DoesNotLoad
from katas.plug.resident.signatures import Data
from katas.plug.resident.telling import plain, same

OPERATIONS = ("describe", "call", "call_many")
"""What can be asked; each is a method here."""

PLAN = "plan.json"

SILENCE = 0.2
"""So many seconds a batch may be silent."""

NO_ROLL = Rolls(0, 1, numbers([0]), numbers([0]))
"""What a single call is performed on: its dice are among its arguments."""


class Solution:
    """A C file, compiled and loaded.

    What was built once in a private folder is there for the next process: where a call has
    ended the one before, the compiler isn't asked again. `beat` is told how far a batch has
    come.

    Raises DoesNotLoad if the file can't be compiled, or what comes of it not be loaded.
    """

    def __init__(
        self, file: Path, compiler: str, folder: Path, beat: Callable[[int], None]
    ) -> None:
        self._plan = _plan(file, compiler, folder)
        self._beat = beat
        self._printing = Printing()
        try:
            self._library = Library(folder / self._plan["library"], self._plan["pieces"])
        except OSError as error:
            raise DoesNotLoad(f"{file.name} can't be loaded: {error}") from None
        self._printing.taken()
        self._functions = {
            told["name"]: Function(self._library, told) for told in self._plan["offers"]
        }
        self._constants = {
            name: self._library.constant(number) for name, number in self._plan["constants"].items()
        }

    def describe(self) -> Data:
        """List the functions of the file, and its constants.

        An enumeration is a type without members: those have names of their own here.
        """
        offers = [
            {
                "path": [told["name"]],
                "line": told["line"],
                "parameters": [
                    {key: item[key] for key in ("name", "annotation", "optional")}
                    for item in told["parameters"]
                ],
            }
            for told in self._plan["offers"]
        ]
        constants = [
            {"path": [name], "value": value}
            for name, value in self._constants.items()
            if value is not None
        ]
        return {
            "offers": offers,
            "classes": [{"path": [name]} for name in self._plan["enumerations"]],
            "constants": constants,
            "does": OPERATIONS,
            "stood_in": self._plan["stood_in"],
            "refuses": False,
        }

    def call(self, path: Sequence[str], arguments: Sequence[Any], **_: Any) -> Data:
        """Call a function."""
        try:
            function = self._function(path)
            prepared = function.arguments([self._given(value) for value in arguments])
        except Misfit as error:
            return {"error": error.told}
        done, result, report = function.run(prepared, NO_ROLL)
        if done:
            reply = {**function.value(result), "place": function.place}
            reply |= _changed(prepared, arguments)
        else:
            reply = function.error(report)
        if printed := self._printing.taken():
            reply["printed"] = printed
        return reply

    def call_many(self, calls: Sequence[Sequence[Data]], rolls: Sequence[list[int]]) -> Data:
        """Perform each of the calls on each roll. What is printed on the way is free."""
        self._printing.free = True
        signs = _Signs(self._beat)
        batches = []
        for steps in calls:
            batches.append(Batch())
            self._perform(steps, rolls, batches[-1], signs)
        printed = self._printing.taken()
        self._printing.free = False
        return {"batches": [batch.as_data() for batch in batches], "printed": printed}

    def _perform(
        self, steps: Sequence[Data], rolls: Sequence[list[int]], batch: Batch, signs: "_Signs"
    ) -> None:
        """Perform a call on all rolls, those of one length at a time."""
        for size, some in groupby(rolls, len):
            part = list(some)
            try:
                function, given = self._prepared(steps, size)
                prepared = function.arguments(given)
            except Misfit as error:
                for _ in part:
                    batch.add_odd({"error": error.told})
            else:
                _perform(function, prepared, part, batch, signs)

    def _prepared(self, steps: Sequence[Data], size: int) -> tuple[Function, list[Any]]:
        """What a step calls, and with what for rolls of so many dice."""
        (step,) = steps if len(steps) == 1 else [{}]
        if step.get("op") != "call" or "on" in step:
            raise Misfit("NoSuchName", "there are no objects in C")
        given: list[Any] = []
        for value in step["arguments"]:
            if value == {"dice": "each"}:
                given += repeat(Roll(size, die=True), size)
            else:
                given.append(Roll(size) if value == {"dice": "list"} else self._given(value))
        return self._function(step["path"]), given

    def _function(self, path: Sequence[str]) -> Function:
        if len(path) != 1 or path[0] not in self._functions:
            raise Misfit("NoSuchName", f"there is no {'.'.join(path)}")
        return self._functions[path[0]]

    def _given(self, value: Any) -> Any:
        """An argument; what the solution has by name is a constant."""
        if not (isinstance(value, dict) and "member" in value):
            return value
        (name, *rest) = value["member"]
        if rest or name not in {**self._constants, **self._functions}:
            raise Misfit("NoSuchName", f"there is no {'.'.join(value['member'])}")
        return self._constants.get(name)


class _Signs:
    """Signs of life on the way."""

    def __init__(self, beat: Callable[[int], None]) -> None:
        self._beat = beat
        self._done = 0
        self._last = time.monotonic()

    def add(self, done: int) -> None:
        """Count calls that are done, and say so if nothing was said for some time."""
        self._done += done
        if time.monotonic() - self._last >= SILENCE:
            self._beat(self._done)
            self._last = time.monotonic()


def _perform(
    function: Function,
    prepared: list[Argument],
    part: Sequence[list[int]],
    batch: Batch,
    signs: _Signs,
) -> None:
    """Perform a call on rolls of one length, up to each that comes to no score."""
    count, size = len(part), len(part[0])
    rolls = Rolls(size, count, numbers(chain.from_iterable(part)), numbers(repeat(0, count)))
    start = 0
    while start < count:
        some = rolls._replace(many=start + 1) if function.one_by_one else rolls
        done, result, report = function.run(prepared, some, start)
        if report.changed:
            batch.changed += report.changed
            first = start + report.first
            batch.example = batch.example or [plain(part[first]), plain(report.left[:size])]
        if not function.one_by_one:
            function.extend(batch, rolls.values[start : start + done])
        elif done:
            batch.add_odd(function.value(result))
        start += done
        signs.add(done)
        if report.ending != RETURNED:
            batch.add_odd(function.error(report))
            start += 1


def _changed(prepared: Sequence[Argument], given: Sequence[Any]) -> Iterator[tuple[str, Any]]:
    """A list that came back changed, as it went and as it came."""
    for argument, before in zip(prepared, given, strict=False):
        if argument.kind == LIST:
            after = argument.list[: argument.number]
            if not same(after, before):
                yield "changed", [plain(before), plain(after)]


def _plan(file: Path, compiler: str, folder: Path) -> Data:
    """What can be called in a library: built, if it isn't there from an earlier process."""
    kept = folder / PLAN
    if not kept.exists():
        from katas.plug.bridges.c.building import build  # noqa: PLC0415  # seldom needed twice

        begun = kept.with_suffix(".begun")
        begun.write_text(json.dumps(build(file, compiler, folder)), "utf-8")
        begun.rename(kept)  # whole, or not there
    return dict(json.loads(kept.read_text("utf-8")))
