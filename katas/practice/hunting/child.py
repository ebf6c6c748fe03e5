"""Does some work in a child of this process, and looks at the clock meanwhile."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress

from katas.practice.hunting.messages import Ended

assert sys.platform != "win32", "there nothing can be forked"

LOOK = 0.002
"""Seconds between two looks at whether it has ended, at first; each pause is longer by a half."""

LONGEST_LOOK = 0.01


def forked(work: Callable[[], None]) -> int:
    """Have work done in a child, with a group of its own; give that group's number."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if not child:
        code = 1
        try:
            os.setpgid(0, 0)
            signal.signal(signal.SIGINT, signal.default_int_handler)
            work()
            code = 0
        finally:
            os._exit(code)  # nothing of the parent's is touched on the way out
    with suppress(OSError):  # it has done so itself, or has ended already
        os.setpgid(child, child)
    return child


def watched(child: int, limit: float) -> Ended:
    """Wait for a child, no longer than the limit; whatever it has started ends with it."""
    until = time.monotonic() + limit
    pause = LOOK
    try:
        while True:
            ended, status = os.waitpid(child, os.WNOHANG)
            if ended:
                return _how(os.waitstatus_to_exitcode(status))
            if time.monotonic() > until:
                return Ended("timeout")
            time.sleep(pause)
            pause = min(pause * 1.5, LONGEST_LOOK)
    finally:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(child, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(child, 0)


def _how(code: int) -> Ended:
    if code == 0:
        return Ended()
    if code < 0:
        return Ended("died", signal.strsignal(-code) or f"signal {-code}")
    return Ended("died", f"exit code {code}")
