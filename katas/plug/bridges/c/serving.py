"""Answers requests, one line each, from the pipes that this process was started with."""

import json
import os
import sys
import threading
import time
from pathlib import Path

from katas.plug.bridges.c.solution import OPERATIONS, Solution
from katas.plug.resident.endings import DoesNotLoad
from katas.plug.resident.serving import answer_all, take_pipes

MEMORY = 4 * 2**30
"""Bytes of address space that a solution may take, where the system can hold it to that."""


def main(told: str) -> None:
    """Load what the parent has named, and answer until it hangs up."""
    settings = json.loads(told)
    reading, line = take_pipes()
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
    answer_all(reading, line, solution, OPERATIONS)
    os._exit(0)  # and no destructor of theirs has a say


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

    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    most = MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
