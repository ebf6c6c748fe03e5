"""The process that runs a learner's tests: started, asked for runs, and ended with all its own."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

from katas.errors import UsageError
from katas.practice.hunting.messages import (
    Asked,
    Begun,
    Collected,
    Collecting,
    Ended,
    Message,
    Started,
    Tested,
    as_line,
    read,
)

CAN_FORK = sys.platform != "win32"
"""Whether one process can do all the runs: see `katas.plugin.hunting`."""

LOOK = 0.1
"""Seconds between two looks at whether it is there at all."""

GRACE = 10.0
"""Seconds beyond a limit before the process itself is ended."""


@dataclass(frozen=True)
class Ran:
    """What came of a run that was asked for: how it ended, at which test, after `took` seconds."""

    asked: Asked
    tests: Sequence[Tested]
    ended: Ended
    at: str = ""
    took: float = 0.0

    @property
    def failed(self) -> list[Tested]:
        """The tests that failed; one that never came to its end among them."""
        failed = [test for test in self.tests if test.outcome in ("failed", "ended")]
        if self.ended.ended != "done":
            failed.append(Tested(self.at, "failed", self.ended.how))
        return failed


class Session:
    """One process with a learner's tests, collected in `folder` by pytest with some `arguments`.

    Until it is closed it can be asked for runs, as long as it `lasts`. Nothing that it has started
    lives longer.
    """

    def __init__(self, folder: Path, arguments: Sequence[str], limit: float) -> None:
        self.lasts = CAN_FORK
        self._limit = limit
        self._groups: set[int] = set()
        self._kept = TemporaryDirectory(prefix="katas-hunt-")
        self._errors = (Path(self._kept.name) / "errors").open("w+b")
        self._process = self._started(folder, arguments)
        self._lines: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()

    def _started(self, folder: Path, arguments: Sequence[str]) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "pytest", "-p", "katas.plugin.hunting", *QUIETLY]
        command += ["-o", f"cache_dir={self._kept.name}", *(["-n0"] if find_spec("xdist") else [])]
        return subprocess.Popen(  # noqa: S603  # pytest, as the learner runs it
            [*command, *arguments],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            start_new_session=True,
        )

    def _listen(self, stream: IO[bytes]) -> None:
        for line in stream:
            self._lines.put(line)
        self._lines.put(b"")

    def collected(self) -> Collected:
        """Wait for the tests that there are.

        Raises UsageError if it never comes so far.
        """
        where = ""
        try:
            for message in self._messages(self._limit):
                if isinstance(message, Collecting):
                    where = message.where or where
                if isinstance(message, Collected):
                    return message
        except TimeoutError:
            raise UsageError(
                f"the tests are never done with being collected ({self._limit:g} s)",
                found=[f"the last that was looked into is {where or 'their folder'}"],
                advice="does something there go on for ever? --limit gives it more seconds",
            ) from None
        said = self._said()
        if self._process.returncode == USAGE and said and not where:
            raise UsageError(said[0], found=[line.strip() for line in said[1:]])
        raise UsageError(
            "the tests can't be run",
            found=[*said, *([f"it ended while {where} was read"] if where else [])],
            advice="does `pytest` run them?",
        )

    def run(self, asked: Asked) -> Ran:
        """Have a run done, to whatever end it comes."""
        began = time.monotonic()
        ran = self._run(replace(asked, forks=self.lasts))
        return replace(ran, took=time.monotonic() - began)

    def _run(self, asked: Asked) -> Ran:
        tests: list[Tested] = []
        at = ""
        try:
            self._ask(asked)
            for message in self._messages(asked.limit + (GRACE if asked.forks else 0)):
                if isinstance(message, Started):
                    at = message.test
                elif isinstance(message, Tested):
                    tests.append(message)
                elif isinstance(message, Ended):
                    return Ran(asked, tests, _really(message, tests, at), at)
        except TimeoutError:
            self.lasts = False
            return Ran(asked, tests, Ended("timeout"), at)
        self.lasts = False
        return Ran(asked, tests, Ended("died", self._how()), at)

    def close(self) -> None:
        """End the process, and whatever it has started."""
        for group in {*self._groups, self._process.pid}:
            with suppress(OSError):
                _end(group)
        with suppress(OSError):
            self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            with suppress(OSError):
                stream.close() if stream else None
        self._kept.cleanup()

    def _ask(self, asked: Asked) -> None:
        assert self._process.stdin is not None, "it was opened with it"
        with suppress(OSError):  # it has ended: the messages will say so
            self._process.stdin.write(as_line(asked))
            self._process.stdin.flush()

    def _messages(self, limit: float) -> Iterator[Message]:
        """What it says, until it says nothing more.

        Raises TimeoutError if that takes longer.
        """
        until = time.monotonic() + limit
        while line := self._line(until):
            with suppress(ValueError):  # somebody else has found the line
                message = read(line)
                if isinstance(message, Begun):
                    self._groups.add(message.group)
                yield message

    def _line(self, until: float) -> bytes:
        """The next line; none when it has ended, whoever else may hold its streams open.

        Raises TimeoutError if it comes too late.
        """
        while True:
            ended = self._process.poll() is not None
            try:
                return self._lines.get(timeout=LOOK)
            except queue.Empty:
                if ended:
                    return b""
                if time.monotonic() > until:
                    raise TimeoutError from None

    def _said(self) -> list[str]:
        """What pytest said before it went."""
        self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().decode("utf-8", "replace").splitlines()
        told = [line for line in lines if line.strip() and not line.startswith(TRACES)]
        return [line.removeprefix("ERROR: ") for line in told][-MOST_SAID:]

    def _how(self) -> str:
        code = self._process.wait()
        return (signal.strsignal(-code) or str(code)) if code < 0 else f"exit code {code}"


def _really(ended: Ended, tests: Sequence[Tested], at: str) -> Ended:
    """How a run has ended: whoever leaves in the middle of a test is not done."""
    if ended.ended == "done" and at and at not in {test.test for test in tests}:
        return Ended("died", "exit code 0")
    return ended


def _end(group: int) -> None:
    if sys.platform != "win32" and group:
        os.killpg(group, signal.SIGKILL)


QUIETLY = ("-p", "no:approvaltests_pytest", "--tb=native")
"""Without a plugin that writes into the current folder, and the traces that nobody will read."""

TRACES = ("Traceback", '  File "', "    ")
"""What lines of a trace begin with: whoever runs the tests with pytest sees them."""

USAGE = 4
"""How pytest ends where there is something to mend first; it has said what."""

MOST_SAID = 8
"""So many lines of an error are shown."""
