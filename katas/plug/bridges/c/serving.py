"""Answers requests, one line each, from the pipes that this process was started with."""

import json
import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

from katas.plug.bridges.c.solution import OPERATIONS, Solution
from katas.plug.resident.endings import DoesNotLoad
from katas.plug.resident.serving import PROTOCOL, Line

MEMORY = 4 * 2**30
"""Bytes of address space that a solution may take, where the system can hold it to that."""


def main(told: str) -> None:
    """Load what the parent has named, and answer until it hangs up."""
    settings = json.loads(told)
    reading, line = _take_pipes()
    _limit()
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    solution: Solution | DoesNotLoad
    try:
        solution = Solution(
            Path(settings["file"]),
            settings["tools"]["compiler"],
            Path(settings["folder"]),
            line.beat,
        )
    except DoesNotLoad as error:
        solution = error
    for text in reading:
        request = json.loads(text)
        line.id = request.pop("id")
        try:
            line.answer(_answered(solution, request))
        except Exception as error:  # noqa: BLE001  # the solution has got at what we work with
            message = f"the process can't go on: {type(error).__name__}"
            line.answer({"error": {"kind": "Broken", "message": message}, "ends": True})
            os._exit(1)
    os._exit(0)  # and no destructor of theirs has a say


def _answered(solution: Solution | DoesNotLoad, request: dict[str, Any]) -> dict[str, Any]:
    if isinstance(solution, DoesNotLoad):
        found, advice = solution.found, solution.advice
        return {"does_not_load": {"problem": solution.problem, "found": found, "advice": advice}}
    operation = request.pop("op")
    if operation not in OPERATIONS:
        return {"error": {"kind": "Unknown", "message": f"there is no {operation}"}}
    reply: dict[str, Any] = getattr(solution, operation)(**request)
    if operation == "describe":
        reply["protocol"] = PROTOCOL
    return reply


def _take_pipes() -> tuple[Any, Line]:
    """Keep the two pipes for ourselves; whoever else reads or prints gets nothing, or says all."""
    reading = os.fdopen(os.dup(0), encoding="utf-8")
    line = Line(os.dup(1))
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return reading, line


def _end_with_parent(parent: int) -> None:
    """Leave no call behind that never ends, when nobody waits for it any more."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def _limit() -> None:
    """Hold this process to its memory, and let it leave no picture of that where it crashes."""
    if sys.platform != "linux":
        return
    import resource  # noqa: PLC0415  # not on Windows

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
