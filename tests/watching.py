"""A real `kata watch`, at a terminal or beside one, as somebody sits before it."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.running import environment

PATIENCE = 60.0
"""Seconds that a line may take: nobody waits for it but where something is wrong."""

ESCAPES = re.compile(r"\x1b\[\d+m")


class Watching:
    """The process; `text` is all that it has shown."""

    def __init__(
        self,
        *arguments: str | Path,
        cwd: Path,
        terminal: int | None = None,
        env: dict[str, str] | None = None,
    ) -> None:
        at_a_pipe = terminal is None
        self.process = subprocess.Popen(
            [sys.executable, "-m", "katas", "watch", *map(str, arguments)],
            cwd=cwd,
            env={**environment(), **(env or {})},
            stdin=subprocess.PIPE if at_a_pipe else terminal,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self.text = ""
        self._seen = 0
        self._more = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None, "it was asked for"
        while piece := os.read(self.process.stdout.fileno(), 65536):
            with self._more:
                self.text += piece.decode("utf-8", "replace")
                self._more.notify_all()
        with self._more:
            self.text += "(the end)"
            self._more.notify_all()

    def until(self, words: str) -> str:
        """Wait for some words, behind those that were waited for before; what came up to them."""
        with self._more:
            came = self._more.wait_for(
                lambda: words in self.text[self._seen :] or "(the end)" in self.text, PATIENCE
            )
            new = self.text[self._seen :]
            assert came, f"no {words!r} in:\n{new}"
            assert words in new, f"no {words!r} to the end of:\n{new}"
            end = self._seen + new.index(words) + len(words)
            shown, self._seen = self.text[self._seen : end], end
            return shown

    def typed(self, line: str) -> None:
        """Type a line, where it reads lines."""
        assert self.process.stdin is not None, "it was asked for"
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def no_more_lines(self) -> None:
        """Come to the end of what is typed."""
        assert self.process.stdin is not None, "it was asked for"
        self.process.stdin.close()

    def end(self, number: int = signal.SIGINT) -> int:
        """End it by a signal; its exit code."""
        self.process.send_signal(number)
        return self.ended()

    def ended(self) -> int:
        """Wait for its end; its exit code."""
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return code

    def __enter__(self) -> Self:
        """Sit down."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave nothing behind, whatever has been found."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None and not stream.closed:
                stream.close()


def has_gone(pid: int) -> bool:
    """Wait for a process to be gone; a zombie that nobody has buried counts as gone."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        status = Path(f"/proc/{pid}/stat")
        if status.exists() and status.read_text("ascii", "replace").rpartition(")")[2][1] == "Z":
            return True
        time.sleep(0.01)
    return False
