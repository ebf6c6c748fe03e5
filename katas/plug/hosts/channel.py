"""A child process, the lines that go to it and come from it, and what it prints beside them.

Threads do the reading and writing, so that nothing here waits longer than it is told to,
on any system.
"""

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from katas.model import Verdict

LONGEST = 16 * 2**20
"""So many bytes may come for one request: every roll in every category has far fewer.

What is read of it takes up to thirty times as much memory: `{},` is a dictionary.
"""

MOST_LINES = 100_000
"""So many lines may come for one request: a sign of life four times a second, for hours."""

MOST = 4_000_000
"""So many bytes may be printed beside the lines while one request is open."""

KEPT = 10_000
"""So many bytes of what was printed are kept."""

LOOK = 0.25
"""Seconds after which it is looked whether a silent process is still there."""

EXIT = 0.5
"""Seconds that a process which has closed its pipe has to be gone."""

SMALL = 4096
"""So much fits into an empty pipe on every system, and is written without a thread."""

PIECE = 65536


class Ended(Exception):
    """The process has closed its side."""


class Silent(Exception):
    """No line came in time."""


class Flooded(Exception):
    """It prints without end."""


class TooLong(Exception):
    """A line has no end."""


class Told:
    """How much has come as lines since the last request: nobody may fill our memory with it."""

    def __init__(self) -> None:
        self.size = 0
        self.lines = 0

    @property
    def is_too_much(self) -> bool:
        """Whether it is more than any answer, with all its signs of life."""
        return self.size > LONGEST or self.lines > MOST_LINES


class Channel:
    """The pipes to a process. Made by `start`, or of any two pipes and one to print on."""

    def __init__(
        self,
        sending: BinaryIO,
        receiving: BinaryIO,
        printing: BinaryIO | None = None,
        process: "subprocess.Popen[bytes] | None" = None,
    ) -> None:
        self._sending = sending
        self._process = process
        self._lines: queue.SimpleQueue[bytes | Exception] = queue.SimpleQueue()
        self._waiting: list[bytes | Exception] = []
        self._kept = bytearray()
        self.count = 0
        self._told = Told()
        self.killed: Verdict | None = None
        self._heard = time.monotonic()
        self._readers = [self._begin(self._receive, receiving)]
        if printing is not None:
            self._readers.append(self._begin(self._drain, printing))

    @classmethod
    def start(
        cls,
        command: Sequence[str],
        folder: Path | None = None,
        environment: Mapping[str, str] | None = None,
        descriptors: Sequence[int] = (),
    ) -> "Channel":
        """Start a program, in a session of its own so that what it starts ends with it.

        It has the `descriptors` as they are here.

        Raises Ended if there is no such program.
        """
        try:
            process = subprocess.Popen(  # noqa: S603  # running it is what we are for
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                cwd=folder,
                env=environment,
                pass_fds=descriptors,
                start_new_session=sys.platform != "win32",
            )
        except OSError as error:
            raise Ended(error.strerror or str(error)) from None
        streams = process.stdin, process.stdout, process.stderr
        return cls(*streams, process)  # type: ignore[arg-type]  # raw, and there: asked for above

    @property
    def process(self) -> int | None:
        """The number of the process, as long as it is there."""
        there = self._process is not None and self._process.returncode is None
        return self._process.pid if there and self._process else None

    def kill(self, verdict: Verdict) -> None:
        """End the process and whatever it has started, for what the verdict says of it.

        Whoever waits for a line hears that it has ended. Any thread may do it.
        """
        if self._process is not None:
            self.killed = verdict
            self._end_all(self._process)

    @property
    def waited(self) -> float:
        """Seconds since the last request, or the last news of how far it has come."""
        return time.monotonic() - self._heard

    def has_news(self) -> None:
        """Begin to wait anew."""
        self._heard = time.monotonic()

    def has_more(self) -> bool:
        """Whether a line is there already."""
        with suppress(queue.Empty):
            self._waiting.append(self._lines.get_nowait())
        return bool(self._waiting) and isinstance(self._waiting[0], bytes)

    def has_ended(self) -> bool:
        """Whether the process is known to have closed its side, with nothing left to hear."""
        return not self.has_more() and bool(self._waiting)

    def send(self, line: bytes) -> None:
        """Send a line; the one before it has been answered, so the pipe is empty."""
        self.count = 0
        self._told = Told()
        self._kept.clear()
        self.has_news()
        if len(line) <= SMALL:
            self._write(line)
        else:
            self._begin(self._write, line)

    def receive(self, patience: float | None) -> bytes:
        """Wait for a line, so many seconds at most.

        Raises Ended, Silent, Flooded or TooLong.
        """
        line = self._waiting.pop(0) if self._waiting else self._next_line(patience)
        if isinstance(line, Exception):
            raise line
        return line

    def _next_line(self, patience: float | None) -> bytes | Exception:
        """Wait for a line, or for the end of a process whose child keeps the pipe open."""
        until = None if patience is None else time.monotonic() + patience
        while True:
            left = LOOK if until is None else min(LOOK, until - time.monotonic())
            try:
                return self._lines.get(timeout=max(left, 0))
            except queue.Empty:
                if until is not None and time.monotonic() >= until:
                    raise Silent from None
            if self._process is not None and self._process.poll() is not None:
                with suppress(queue.Empty):  # what it said last is on its way
                    return self._lines.get(timeout=LOOK)
                return Ended()

    def printed(self) -> str:
        """The beginning of what was printed since the last request."""
        return self._kept.decode("utf-8", "replace")

    def close(self, *, ended: bool = False) -> int | None:
        """End the process and whatever it has started.

        If it has `ended` by itself, its exit code, negative for a signal; else None.
        """
        code = None
        if self._process is not None:
            with suppress(subprocess.TimeoutExpired):
                code = self._process.wait(EXIT) if ended else None
            self._end_all(self._process)
            self._process.wait()
        with suppress(OSError, ValueError):
            self._sending.close()
        for reader in self._readers:  # each closes what it reads, at its end
            reader.join(EXIT)
        return code

    def _end_all(self, process: "subprocess.Popen[bytes]") -> None:
        if sys.platform == "win32":
            process.kill()
            return
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)

    def _begin(self, work: object, *arguments: object) -> threading.Thread:
        thread = threading.Thread(target=work, args=arguments, daemon=True)  # type: ignore[arg-type]  # always a method of ours
        thread.start()
        return thread

    def _write(self, line: bytes) -> None:
        rest = memoryview(line)
        try:
            while rest:
                rest = rest[self._sending.write(rest) or 0 :]
        except (OSError, ValueError):
            return  # closed: whoever waits for the answer hears of it

    def _receive(self, stream: BinaryIO) -> None:
        """Cut what comes into lines."""
        kept = bytearray()
        while True:
            piece = _read(stream)
            if not piece:
                self._lines.put(Ended())
                break
            kept += piece
            if b"\n" in piece:
                *lines, rest = kept.split(b"\n")
                for line in lines:
                    self._lines.put(bytes(line))
                kept = bytearray(rest)
                self._told.lines += len(lines)
            self._told.size += len(piece)
            if self._told.is_too_much:
                self._lines.put(TooLong())
                break
        stream.close()

    def _drain(self, stream: BinaryIO) -> None:
        """Take what is printed, so that nobody waits for it, and stop a flood."""
        while piece := _read(stream):
            self.count += len(piece)
            if len(self._kept) < KEPT:
                self._kept += piece[: KEPT - len(self._kept)]
            if self.count > MOST:
                self._lines.put(Flooded())
                break
        stream.close()


def _read(stream: BinaryIO) -> bytes:
    try:
        return os.read(stream.fileno(), PIECE)
    except (OSError, ValueError):
        return b""
