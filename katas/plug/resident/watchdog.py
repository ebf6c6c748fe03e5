"""Interrupts a call that takes too long, as far as Python can be interrupted from inside.

A thread looks at the clock and raises an exception in the thread that calls. No signal is
taken, so that a learner's own timeouts (pytest-timeout and the like) go on working.
"""

import sys
import threading
import time
from collections.abc import Callable, Sized
from contextlib import suppress

from katas.plug.resident.endings import TookTooLong

NUDGE = 0.5
"""Seconds after which a call that sleeps through the exception is woken by an interrupt."""

LOOK = 0.1
"""Seconds between two looks at the clock."""

IDLE = 1.0
"""Seconds after which a thread that has nothing to watch ends."""

STUCK = 2.0
"""Seconds after which a call that swallows every exception is given up."""

DEBUGGERS = ("pydevd", "debugpy")


class Watchdog:
    """Watches one call at a time, of the thread it was made in.

    `limit` is in seconds; None watches nothing. `beat` is called at each look with how far a
    batch has come; `stuck` is called once when a call can't be interrupted.
    """

    def __init__(
        self,
        limit: float | None,
        *,
        beat: Callable[[int], None] | None = None,
        stuck: Callable[[], None] | None = None,
    ) -> None:
        self.limit = limit
        self.spent = 0.0
        self._beat = beat
        self._stuck = stuck
        self._caller = threading.get_ident()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._began: float | None = None
        self._done: Sized = ()
        self._fired = 0.0
        self._nudged = False
        self._batch = False
        self._started = 0.0

    def begin(self, done: Sized = ()) -> None:
        """Begin to watch; `done` grows with each call of a batch that has come to its end."""
        now = time.monotonic()
        self._started = now
        if self.limit is None and self._beat is None:
            return
        self._done, self._fired, self._nudged = done, 0.0, False
        self._batch = done != ()
        self._began = now
        if self._thread is None:
            self._thread = threading.Thread(target=self._watch, name="katas", daemon=True)
            self._thread.start()
            self._began = self._started = time.monotonic()  # to start it took some time as well

    @property
    def busy(self) -> bool:
        """Whether a call is being watched."""
        return self._began is not None

    @property
    def fired(self) -> bool:
        """Whether the call was interrupted."""
        return bool(self._fired)

    def end(self) -> bool:
        """Stop watching; whether the call was interrupted. No exception is left behind."""
        while True:
            try:
                return self._end()
            except (TookTooLong, KeyboardInterrupt):
                if not self._fired:
                    raise

    def _end(self) -> bool:
        began, self._began = self._began, None
        now = time.monotonic()
        self.spent += now - self._started
        self._started = now
        if began is None and not self._fired:
            return False
        # The clock is read first here and there: whoever ends before the limit is not fired at.
        if self.limit is None or (now - (began or 0.0) <= self.limit and not self._done):
            return False
        # Over the limit is over it, whether it was seen in time or not.
        late = began is not None and not self._batch and not debugged()
        with self._lock:
            if self._fired:
                _raise_in(self._caller, None)
            if self._nudged:
                time.sleep(0)  # an interrupt that is on its way arrives here
        return bool(self._fired) or late

    def _watch(self) -> None:
        pause = min(LOOK, (self.limit or 1.0) / 5)
        seen, since, idle = 0, 0.0, 0.0
        while not self._is_given_up(idle):
            time.sleep(pause)
            now = time.monotonic()
            with self._lock:
                began = self._began
                if began is None:
                    seen, since = 0, 0.0
                    idle += pause
                    continue
                idle = 0.0
                count = len(self._done)
                if count != seen or since < began:
                    seen, since = count, max(began, now if count else began)
                if self._beat is not None:
                    self._beat(count)
                if self.limit is not None and now - since > self.limit:
                    self._interrupt(now)

    def _is_given_up(self, idle: float) -> bool:
        """Whether there has been nothing to watch for long; the next call starts anew.

        Whoever begins says so before looking for the thread, and the thread goes before it
        looks whether anybody has begun: so nobody is left unwatched.
        """
        if idle < IDLE:
            return False
        self._thread = None
        if self._began is None:
            return True
        self._thread = threading.current_thread()
        return False

    def _interrupt(self, now: float) -> None:
        if not self._fired:
            if debugged():
                self.limit = None  # somebody looks at each line: nothing takes too long
                return
            self._fired = now
            _raise_in(self._caller, TookTooLong)
        elif not self._nudged and now - self._fired > NUDGE:
            self._nudged = True
            self._wake()
        elif self._stuck is not None and now - self._fired > STUCK:
            stuck, self._stuck = self._stuck, None
            with suppress(Exception):  # a message that can't be told is no reason to stop watching
                stuck()

    def _wake(self) -> None:
        """Interrupt what waits in the system, as Ctrl-C would, where that ends in an exception.

        The exception that it slept through is taken back: one of them is enough.
        """
        import signal  # noqa: PLC0415  # seldom needed

        main = threading.main_thread().ident
        usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
        if usual and main == self._caller and hasattr(signal, "pthread_kill"):
            _raise_in(self._caller, None)
            signal.pthread_kill(self._caller, signal.SIGINT)


def debugged() -> bool:
    """Whether a debugger has hold of this process."""
    if any(name in sys.modules for name in DEBUGGERS):
        return True
    bdb = sys.modules.get("bdb")
    if bdb is None:
        return False
    if any(_runs_in(frame, "bdb") for frame in sys._current_frames().values()):  # noqa: SLF001  # the documented way
        return True
    return isinstance(getattr(sys.gettrace(), "__self__", None), bdb.Bdb)


def _runs_in(frame: object, module: str) -> bool:
    while frame is not None:
        if getattr(frame, "f_globals", {}).get("__name__") == module:
            return True
        frame = getattr(frame, "f_back", None)
    return False


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    """Raise an exception in a thread at its next line; None takes one back that hasn't come."""
    import ctypes  # noqa: PLC0415  # slow to import, and seldom needed

    raised = ctypes.py_object(error) if error else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)
