"""Watches what runs: its memory, and what it has left behind. One for each process of ours."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from katas.model import Verdict
from katas.plug.hosts.channel import Channel

OFTEN = 0.1
"""Seconds between two looks."""

SUBREAPER = 36
"""What Linux calls the wish to inherit the children of children that have lost their parents."""

PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Warden:
    """Ends what takes too much memory, all its processes together, and finds what outlives it.

    Limits of the system are for single processes, and some runtimes can't live with them. Where
    the system doesn't tell what a process has, nothing is watched.
    """

    def __init__(self) -> None:
        self._watched: dict[Channel, int] = {}
        self._others: set[int] = set()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        _inherit_orphans()

    def begin(self) -> None:
        """Remember who is a child of this process already, before a submission starts any."""
        if not self._known:
            self._others = set(_children(os.getpid()))

    def watch(self, channel: Channel, memory: int) -> None:
        """Watch over a process, and all that it starts, until it has ended."""
        if not sys.platform.startswith("linux"):
            return
        with self._lock:
            self._watched[channel] = memory
            if self._thread is None:
                self._thread = threading.Thread(target=self._look_on, daemon=True)
                self._thread.start()

    def sweep(self) -> int:
        """End whoever has lost his parents and was left to us meanwhile; how many there were."""
        if not sys.platform.startswith("linux"):
            return 0
        swept = 0
        while orphans := set(_children(os.getpid())) - self._known - self._others:
            for number in orphans:
                try:
                    os.kill(number, signal.SIGKILL)
                except PermissionError:
                    self._others.add(number)  # it became another user, and ends when it likes
                    continue
                except ProcessLookupError:
                    continue
                with suppress(ChildProcessError):
                    os.waitpid(number, 0)
                swept += 1
        return swept

    @property
    def _known(self) -> set[int]:
        with self._lock:
            return {number for channel in self._watched if (number := channel.process)}

    def _look_on(self) -> None:
        pause = threading.Event()
        while True:
            pause.wait(OFTEN)
            with self._lock:
                self._watched = {
                    channel: memory
                    for channel, memory in self._watched.items()
                    if channel.process is not None
                }
                watched = list(self._watched.items())
            for channel, memory in watched:
                number = channel.process
                if number is not None and _memory(number) > memory:
                    channel.kill(Verdict.OUT_OF_MEMORY)


def _memory(number: int) -> int:
    """Bytes that a process has in memory, and all that it has started."""
    try:
        resident = int(Path(f"/proc/{number}/statm").read_text("ascii").split()[1]) * PAGE
    except (OSError, ValueError, IndexError):
        return 0
    return resident + sum(map(_memory, _children(number)))


def _children(number: int) -> Iterator[int]:
    """The children of a process, those of all its threads."""
    with suppress(OSError):
        for task in os.scandir(f"/proc/{number}/task"):
            with suppress(OSError):
                text = Path(task.path, "children").read_text("ascii")
                yield from map(int, text.split())


def _inherit_orphans() -> None:
    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
