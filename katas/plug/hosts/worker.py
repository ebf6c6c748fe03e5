"""The host that runs a solution in a process of its own, which may end as it likes.

One request is open at a time, each with an id that nobody can foresee. Whatever comes back
becomes an outcome; whoever hangs, floods or dies is ended, and the next request meets a fresh
process.
"""

import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from katas.model import Failure, Outcome, Roll, Verdict
from katas.plug import resident
from katas.plug.hosts.channel import Channel, Ended, Flooded, Silent, TooLong
from katas.plug.hosts.ended import NOT_STARTED, how, not_described
from katas.plug.hosts.exchange import Broken, exchange
from katas.plug.hosts.handles import Handles
from katas.plug.hosts.limits import Limits
from katas.plug.hosts.performing import one_by_one
from katas.plug.hosts.port import Argument, Batch, Reference, Step
from katas.plug.hosts.replies import (
    batches,
    not_run,
    outcome,
    printed_of,
    protocol,
    reference_or_failure,
    shortened,
)
from katas.plug.hosts.surface import Surface, read_surface

GRACE = 1.0
"""Seconds that a child has to stop a call by itself, before it is ended."""

LOADING = 12
"""So many call limits a child has to start and to load the file."""

MEMORY = 4 * 2**30
"""Bytes of address space that a child may take, where the system can hold it to that."""

GONE = Failure(Verdict.NOT_RUN, "", "its object went with its process")


class Worker:
    """A program that speaks the lines of docs/protocol.md, run as a child of this process.

    `start` starts it when it is first needed, and each time that it has ended. `at_the_end` is
    called when the host is closed; `advice` is for whom it never answers. `printed` is what the
    solution printed while it was loaded, once it has been described.
    """

    def __init__(
        self,
        start: Callable[[], Channel],
        name: str,
        *,
        limits: Limits | None = None,
        at_the_end: Callable[[], object] | None = None,
        advice: str = "",
    ) -> None:
        self.name = name
        self.aloud = False
        self.printed = ""
        self._start = start
        self._at_the_end = at_the_end
        self._advice = advice
        self._limits = limits or Limits()
        self._channel: Channel | None = None
        self._surface: Surface | None = None
        self._handles = Handles()
        self._spent = 0.0

    @classmethod
    def running(
        cls,
        command: Sequence[str],
        name: str,
        *,
        folder: Path | None = None,
        environment: Mapping[str, str] | None = None,
        limits: Limits | None = None,
        at_the_end: Callable[[], object] | None = None,
        advice: str = "",
    ) -> "Worker":
        """Run a command in `folder` with the `environment`, else in those of this process."""
        start = partial(Channel.start, command, folder, environment)
        return cls(start, name, limits=limits, at_the_end=at_the_end, advice=advice)

    @classmethod
    def python(
        cls,
        file: Path,
        *,
        limits: Limits | None = None,
        known: Mapping[str, Sequence[str]] | None = None,
        libraries: bool = True,
    ) -> "Worker":
        """Run a Python file in a child of its own; without `libraries`, on Python's own alone."""
        limits = limits or Limits()
        told = {
            "file": str(file.resolve()),
            "call_limit": limits.call,
            "memory": MEMORY if sys.platform == "linux" else None,
            "known": {name: list(names) for name, names in (known or {}).items()},
        }
        flags = ["-I"] if libraries else ["-I", "-S"]
        place = str(Path(resident.__file__).parent)
        command = [sys.executable, *flags, place, json.dumps(told)]
        return cls.running(command, file.name, limits=limits)

    def describe(self) -> Surface:
        """Ask what the solution offers; asked once, however often its process is started anew.

        Raises UsageError if it doesn't load, or its process ends before it has described itself.
        """
        if self._surface is None:
            reply = self._ask({"op": "describe"}, LOADING)
            if isinstance(reply, Failure):
                raise not_described(self.name, reply, self._advice)
            self._surface = read_surface(reply)
            self.printed = printed_of(reply)
            self._spent = 0.0
        return self._surface

    def new(self, path: Sequence[str], arguments: Sequence[Argument]) -> Reference | Failure:
        """Make an object there."""
        given = self._handles.crossing(arguments)
        if given is None:
            return GONE
        reply = self._ask({"op": "new", "path": list(path), "arguments": given})
        made = reply if isinstance(reply, Failure) else reference_or_failure(reply)
        return made if isinstance(made, Failure) else self._handles.give(made)

    def get(
        self, path: Sequence[str], on: Reference | None = None, *, data: bool = False
    ) -> Outcome:
        """Read an attribute there."""
        return self._outcome({"op": "get", "path": list(path), **_told_as(data=data)}, on)

    def set(self, on: Reference, name: str, value: Argument) -> Outcome:
        """Set an attribute there."""
        given = self._handles.crossing([value])
        if given is None:
            return GONE
        return self._outcome({"op": "set", "name": name, "value": given[0]}, on)

    def call(
        self,
        path: Sequence[str],
        arguments: Sequence[Argument],
        on: Reference | None = None,
        *,
        data: bool = False,
    ) -> Outcome:
        """Call a function there, or a method of an object."""
        given = self._handles.crossing(arguments)
        if given is None:
            return GONE
        request = {"op": "call", "path": list(path), "arguments": given, **_told_as(data=data)}
        return self._outcome(request, on)

    def call_many(self, calls: Sequence[Sequence[Step]], rolls: Sequence[Roll]) -> Sequence[Batch]:
        """Perform each call on each roll there: in one request, if it knows such."""
        if "call_many" not in self.describe().does:
            return [one_by_one(call, self, rolls) for call in calls]
        steps = [[step.as_data() for step in call] for call in calls]
        request = {"op": "call_many", "calls": steps, "rolls": [*map(list, rolls)]}
        reply = self._ask(request, most=len(calls) * len(rolls))
        if isinstance(reply, Failure):
            return not_run(reply, len(calls), rolls)
        return batches(reply, len(calls), rolls)

    def release(self, reference: Reference) -> None:
        """Let go of an object, if its process is still the one that made it."""
        ref = self._handles.take(reference)
        if ref is not None:
            self._ask({"op": "release", "ref": ref})

    def anew(self) -> None:
        """End the process: the next request meets a fresh one."""
        self._end()

    def no_limits(self) -> None:
        """Let everything take its time. The child keeps its own limit, if it has one."""
        self._limits = Limits(None, None)

    def close(self) -> None:
        """End the process, if there is one, and take away what was made for it."""
        self._end()
        if self._at_the_end is not None:
            self._at_the_end()

    def _end(self) -> None:
        """End the process; the next request meets a fresh one."""
        if self._channel is not None:
            self._channel.close()
            self._channel = None
        self._handles.forget()

    def _outcome(self, request: dict[str, Any], on: Reference | None) -> Outcome:
        if on is not None:
            request["on"] = self._handles.known(on)
            if request["on"] is None:
                return GONE
        reply = self._ask(request)
        came = reply if isinstance(reply, Failure) else outcome(reply)
        if self.aloud and came.printed:
            sys.stdout.write(came.printed)
        return came

    def _ask(
        self, request: dict[str, Any], times: float = 1, most: int = 0
    ) -> dict[str, Any] | Failure:
        """Send a request and wait for its reply, so many call limits long.

        `most` is how far the count of a batch can come.
        """
        if over := self._limits.over(self._spent):
            return over
        began = time.monotonic()
        call = self._limits.call
        patience = None if call is None else call * times + GRACE
        try:
            if self._channel is not None and self._channel.has_ended():
                self._end()  # it went while nobody asked anything: no matter of this request
            if self._channel is None:
                self._channel = self._start()
                if request["op"] != "describe":
                    # It starts and loads before it answers, and no call is to have that time.
                    loading = None if call is None else call * LOADING + GRACE
                    self._answered({"op": "describe"}, loading)
            return self._answered(request, patience, most)
        except (Ended, Silent, Flooded, TooLong) as end:
            return self._ended(end)
        finally:
            self._spent += time.monotonic() - began

    def _answered(
        self, request: dict[str, Any], patience: float | None, most: int = 0
    ) -> dict[str, Any] | Failure:
        """The reply to a request; a process that follows no protocol, or says so, is ended."""
        began, channel = time.monotonic(), self._channel
        if channel is None:
            return protocol("it ended where it should have described itself")

        def over() -> Failure | None:
            return self._limits.over(self._spent + time.monotonic() - began)

        try:
            reply = exchange(channel, request, patience, most, over)
        except Broken as broken:
            self._end()
            return protocol(str(broken))
        if isinstance(reply, Failure) or reply.get("ends"):
            self._end()
        return reply

    def _ended(self, end: Exception) -> Failure:
        """What the end of a process comes to; the process is gone for good."""
        channel, self._channel = self._channel, None
        self._handles.forget()
        printed, code = "", None
        if channel is not None:
            code = channel.close(ended=isinstance(end, Ended))
            printed = shortened(channel.printed(), channel.count)
            if channel.killed is not None:
                return Failure(channel.killed, "", "", printed)
        match end:
            case Silent():
                return Failure(Verdict.TIMEOUT, "", f"{self._limits.call or 0:g}", printed)
            case Flooded():
                return Failure(Verdict.TOO_MUCH_OUTPUT, "", "", printed)
            case TooLong():
                return Failure(Verdict.PROTOCOL, "", "a line without end", printed)
        kind = NOT_STARTED if channel is None else ""
        return Failure(Verdict.CRASHED, kind, str(end) or how(code), printed)


def _told_as(*, data: bool) -> dict[str, bool]:
    """The field that asks for an answer as data, where it is wanted."""
    return {"data": True} if data else {}
