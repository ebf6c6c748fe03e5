"""Keys as they are pressed at a terminal; where there is none, lines as they are read.

A terminal gives keys at once, by termios or msvcrt, and nothing is installed for that. However
the block is left, the terminal is as it was; what was typed ahead is not thrown away.
"""

import os
import queue
import select
import signal
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from types import FrameType, TracebackType
from typing import Any, Self

ENTER = "\n"

PIECE = 1024


class Keys:
    """What is typed on standard input; a line counts as its first letter, an empty one as Enter.

    `there` says whether anything can come yet: the end of input is the end of keys, and of
    nothing else.
    """

    def __init__(self) -> None:
        self.there = sys.stdin is not None and not sys.stdin.closed
        self._stream = _Stream()

    def __enter__(self) -> Self:
        """Begin to listen."""
        if self.there:
            self.there = self._stream.begin()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave the terminal as it was."""
        self._stream.end()

    def wait(self, seconds: float, also: Sequence[int] = ()) -> list[str]:
        """Wait so long for keys, or for something to read at one of `also`; the keys that came."""
        if not self.there:
            _sleep(seconds, also)
            return []
        keys = self._stream.wait(seconds, also)
        if keys is None:
            self.there = False
            return []
        return keys


def _sleep(seconds: float, also: Sequence[int]) -> None:
    if also and sys.platform != "win32":
        select.select(also, [], [], seconds)
    else:
        time.sleep(seconds)


def _firsts(lines: Sequence[str]) -> list[str]:
    return [line.strip()[:1].casefold() or ENTER for line in lines]


if sys.platform != "win32":
    import termios
    import tty

    class _Stream:
        """A terminal by termios, or a pipe."""

        def __init__(self) -> None:
            self._before: list[Any] | None = None
            self._number = -1
            self._rest = b""
            self._stopped: Any = signal.SIG_DFL

        def begin(self) -> bool:
            """Let keys come at once, without being shown; Ctrl-C stays what it is."""
            try:
                self._number = sys.stdin.fileno()
            except (OSError, ValueError):  # no file at all
                return False
            if os.isatty(self._number):
                self._before = termios.tcgetattr(self._number)
                self._stopped = signal.signal(signal.SIGTSTP, self._stop)
                tty.setcbreak(self._number, termios.TCSADRAIN)
            return True

        def end(self) -> None:
            """Put the terminal back, and the signal that was taken."""
            if self._before is not None:
                signal.signal(signal.SIGTSTP, self._stopped)
            self._restore()
            self._before = None

        def wait(self, seconds: float, also: Sequence[int]) -> list[str] | None:
            """What came; None at the end of it."""
            ready, _, _ = select.select([self._number, *also], [], [], seconds)
            if self._number not in ready:
                return []
            try:
                piece = os.read(self._number, PIECE)
            except OSError:  # the terminal has gone
                return None
            if self._before is not None:
                text = piece.decode("utf-8", "replace").replace("\r", ENTER)
                return [key.casefold() for key in text] or None
            *lines, self._rest = (self._rest + piece).split(b"\n")
            if not piece:
                last, self._rest = self._rest, b""
                return _firsts([last.decode("utf-8", "replace")]) if last else None
            return _firsts([line.decode("utf-8", "replace") for line in lines])

        def _restore(self) -> None:
            if self._before is not None:
                with suppress(termios.error):  # the terminal has gone
                    termios.tcsetattr(self._number, termios.TCSADRAIN, self._before)

        def _stop(self, number: int, _: FrameType | None) -> None:
            """Ctrl-Z: the shell gets its terminal as it was; who is called back goes on here."""
            self._restore()
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)
            signal.signal(number, self._stop)
            with suppress(termios.error):  # the terminal has gone meanwhile
                tty.setcbreak(self._number, termios.TCSADRAIN)

else:
    import msvcrt

    class _Stream:
        """A console by msvcrt, or a pipe, which only a thread can wait at."""

        def __init__(self) -> None:
            self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
            self._is_console = False

        def begin(self) -> bool:
            """Begin to listen."""
            self._is_console = sys.stdin.isatty()
            if not self._is_console:
                threading.Thread(target=self._read, daemon=True).start()
            return True

        def end(self) -> None:
            """A console has nothing to put back."""

        def wait(self, seconds: float, also: Sequence[int]) -> list[str] | None:
            """What came; None at the end of it."""
            del also
            time.sleep(seconds)
            keys: list[str] = []
            while self._is_console and msvcrt.kbhit():
                key = msvcrt.getwch()
                if key == "\x03":
                    raise KeyboardInterrupt
                keys.append(key.replace("\r", ENTER).casefold())
            while not self._lines.empty():
                line = self._lines.get()
                if not line:
                    return keys or None
                keys += _firsts([line])
            return keys

        def _read(self) -> None:
            for line in sys.stdin:
                self._lines.put(line)
            self._lines.put("")
