"""Answers requests, one line each, from the pipes that this process was started with.

The pipes are moved out of the way first: what a solution prints, by whatever means, goes to
standard error, where the parent reads it as text and never as an answer.
"""

import json
import os
import sys
import threading
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

from katas.plug.resident.endings import DoesNotLoad
from katas.plug.resident.host import OPERATIONS, Resident
from katas.plug.resident.watchdog import Watchdog

PROTOCOL = 1
"""The version of docs/protocol.md."""


class Line:
    """The way to the parent. Two threads write on it: answers, and signs of life."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._lock = threading.Lock()
        self.id: str | None = None

    def answer(self, reply: dict[str, Any]) -> None:
        """Answer the request that is open."""
        with self._lock:
            self._write({"id": self.id, **reply})
            self.id = None

    def beat(self, done: int) -> None:
        """Say how far a batch has come; and end with the parent, if that has gone."""
        if os.getppid() != PARENT:
            os._exit(0)
        with self._lock:
            if self.id is not None:
                self._write({"id": self.id, "done": done})

    def flooded(self) -> None:
        """Answer for a solution that prints without end, and end the process."""
        message = "it went on after being stopped"
        error = {"kind": "PrintedTooMuch", "message": message, "verdict": "too_much_output"}
        self.answer({"error": error, "ends": True})
        os._exit(1)

    def _write(self, data: dict[str, Any]) -> None:
        line = memoryview(json.dumps(data).encode("ascii") + b"\n")
        while line:
            line = line[os.write(self._descriptor, line) :]


PARENT = os.getppid()


def main(told: str) -> None:
    """Load what the parent has named, and answer until it hangs up."""
    settings = json.loads(told)
    reading, line = take_pipes()
    _limit_memory(settings.get("memory"))
    sys.dont_write_bytecode = True
    watchdog = Watchdog(settings.get("call_limit"), beat=line.beat)
    solution: Resident | DoesNotLoad
    try:
        solution = Resident(
            Path(settings["file"]),
            watchdog,
            known=settings.get("known"),
            let_through=(),
            flood=line.flooded,
        )
    except DoesNotLoad as error:
        solution = error
    answer_all(reading, line, solution, OPERATIONS)


def answer_all(
    reading: Iterable[str], line: Line, solution: object, operations: Collection[str]
) -> None:
    """Answer each request by the method of the solution that is called as its operation.

    A solution that doesn't load answers all of them with the reason.
    """
    for text in reading:
        request = json.loads(text)
        line.id = request.pop("id")
        try:
            line.answer(_answered(solution, request, operations))
        except BaseException as error:  # noqa: BLE001  # the solution has got at what we work with
            message = f"the process can't go on: {type(error).__name__}"
            line.answer({"error": {"kind": "Broken", "message": message}, "ends": True})
            os._exit(1)


def _answered(
    solution: object, request: dict[str, Any], operations: Collection[str]
) -> dict[str, Any]:
    if isinstance(solution, DoesNotLoad):
        found, advice = solution.found, solution.advice
        return {"does_not_load": {"problem": solution.problem, "found": found, "advice": advice}}
    operation = request.pop("op")
    if operation not in operations:
        return {"error": {"kind": "Unknown", "message": f"there is no {operation}"}}
    reply: dict[str, Any] = getattr(solution, operation)(**request)
    if operation == "describe":
        reply["protocol"] = PROTOCOL
    return reply


def take_pipes() -> tuple[Any, Line]:
    """Keep the two pipes for ourselves; whoever else reads or prints gets nothing, or says all."""
    reading = os.fdopen(os.dup(0), encoding="utf-8")
    line = Line(os.dup(1))
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return reading, line


def _limit_memory(limit: int | None) -> None:
    """Let this process have so many bytes, where the system can hold it to that."""
    if limit is None:
        return
    try:
        import resource  # noqa: PLC0415  # not on Windows
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
