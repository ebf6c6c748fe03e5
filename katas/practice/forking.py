"""One run of the examples in a child, for systems that can fork.

A child of this warm process runs the solution: everything is imported and recorded, only the
solution is loaded anew, and nothing of it stays. The child is there before it is needed and has
limbered up meanwhile, so that a save meets a process that only waits.
"""

import gc
import json
import os
import select
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from typing import Any, NoReturn

from katas.practice.cursor import Memory
from katas.practice.running import Job, Message, Seen

assert sys.platform != "win32", "there it is running.Here"

PIECE = 65536

GRACE = 1.0
"""Seconds that a child has to take its own children along."""


class Stopped(BaseException):
    """The child is to end, and to close what it has opened on the way out."""


class Forked:
    """A run in a child, forked when it is made and begun when it is told to.

    `gently` ends it by a signal that lets it take its own children along; one whose solution
    runs in the child itself is ended without a word, for that may swallow any exception.
    """

    def __init__(
        self,
        job: Job,
        memory: Memory,
        *,
        gently: bool = False,
        limber_up: Callable[[], object] | None = None,
    ) -> None:
        self._gently = gently
        self._rest = b""
        their_go, self._go = os.pipe()
        self._messages, their_messages = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        self._child = os.fork()
        if not self._child:
            os.close(self._go)
            os.close(self._messages)
            _Child(their_go, their_messages, gently=gently).live(job, memory, limber_up)
        os.close(their_go)
        os.close(their_messages)

    def begin(self) -> None:
        """Let it run."""
        with suppress(BrokenPipeError):  # it has ended already: the news will say so
            os.write(self._go, b"g")

    def numbers(self) -> list[int]:
        """Where its messages come."""
        return [self._messages]

    def news(self) -> list[Message] | None:
        """Read what has come, without waiting."""
        lines: list[bytes] = []
        while select.select([self._messages], [], [], 0)[0]:
            piece = os.read(self._messages, PIECE)
            if not piece:
                return [_read(line) for line in lines] or None
            *more, self._rest = (self._rest + piece).split(b"\n")
            lines += more
        return [_read(line) for line in lines]

    def ended(self) -> str:
        """How the process came to its end, once there is no more news."""
        _, status = os.waitpid(self._child, 0)
        self._child = 0
        code = os.waitstatus_to_exitcode(status)
        return (signal.strsignal(-code) or f"signal {-code}") if code < 0 else f"exit code {code}"

    def stop(self) -> None:
        """End it and all that it has started."""
        if self._child and self._gently:
            self._signal(signal.SIGTERM)
            until = time.monotonic() + GRACE
            while time.monotonic() < until:
                if os.waitpid(self._child, os.WNOHANG)[0]:
                    self._child = 0
                    break
                time.sleep(0.005)
        if self._child:
            self._signal(signal.SIGKILL)
            os.waitpid(self._child, 0)
            self._child = 0
        for number in (self._go, self._messages):
            with suppress(OSError):
                os.close(number)
        self._go = self._messages = -1

    def _signal(self, number: int) -> None:
        """Send a signal to the child's group; to the child alone before it has one."""
        for send in (os.killpg, os.kill):
            with suppress(ProcessLookupError, PermissionError):
                send(self._child, number)
                return


class _Child:
    """The child's side of a run."""

    def __init__(self, go: int, messages: int, *, gently: bool) -> None:
        self._go = go
        self._messages = messages
        self._gently = gently

    def live(self, job: Job, memory: Memory, limber_up: Callable[[], object] | None) -> NoReturn:
        """Wait for the word, run, and end; nothing of the parent's is touched on the way out."""
        code = 1
        try:
            self._leave_home()
            if limber_up is not None:
                with suppress(Exception):
                    limber_up()
                gc.freeze()  # what is there now is no garbage, and not to be looked through
            if os.read(self._go, 1):
                threading.Thread(target=self._end_with_the_parent, daemon=True).start()
                for message in job.messages(memory):
                    if message is not None:
                        self._send(message)
            code = 0
        except Stopped:
            code = 0
        except BaseException as error:  # noqa: BLE001  # a debugger's end, or a fault of ours
            with suppress(BaseException):
                self._send(Seen(problem=f"{type(error).__name__}: {error}".rstrip(": ")))
        finally:
            os._exit(code)

    def _leave_home(self) -> None:
        """A group of its own, that Ctrl-C doesn't reach; no terminal; no signal of the parent's."""
        os.setsid()
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, self._stopped if self._gently else signal.SIG_DFL)
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        nothing = os.open(os.devnull, os.O_RDWR)
        for number in range(3):
            os.dup2(nothing, number)

    def _stopped(self, *_: object) -> NoReturn:
        raise Stopped

    def _end_with_the_parent(self) -> None:
        """Nobody is left to end this one when the parent has been killed."""
        if os.read(self._go, 1):
            return
        if self._gently:
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(GRACE)
        os.killpg(os.getpgrp(), signal.SIGKILL)

    def _send(self, message: Message) -> None:
        data = message if isinstance(message, str) else asdict(message)
        line = memoryview(json.dumps(data).encode("ascii") + b"\n")
        while line:
            line = line[os.write(self._messages, line) :]


def _read(line: bytes) -> Message:
    data: Any = json.loads(line)
    return data if isinstance(data, str) else Seen(**data)
