"""The watchdog: a call that takes too long is interrupted, and nothing else ever is."""

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from textwrap import dedent
from types import FrameType

import pytest

from katas.plug.resident.endings import TookTooLong
from katas.plug.resident.watchdog import Watchdog

ROOT = Path(__file__).parent.parent.parent
LONG = 20.0
"""Seconds after which a test gives up on being interrupted."""

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")


class NotInterrupted(Exception):
    """A call has come to its own end, long after its limit."""


def loops() -> None:
    """Loop for longer than any limit here."""
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        pass
    raise NotInterrupted


def loops_past_errors() -> None:
    """Loop on, whatever exception comes that a learner would catch."""
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        with suppress(Exception):
            int("six")
    raise NotInterrupted


def sleeps() -> None:
    """Wait in the system, where no exception of Python's arrives."""
    time.sleep(LONG)
    raise NotInterrupted


def came_of(watchdog: Watchdog, call: Callable[[], object]) -> tuple[bool, str]:
    """Whether a watched call was interrupted, and by what."""
    error = ""
    watchdog.begin()
    try:
        call()
    except (TookTooLong, KeyboardInterrupt) as interrupt:
        error = type(interrupt).__name__
    return watchdog.end(), error


def run(program: str) -> "subprocess.CompletedProcess[str]":
    """Run a program that may get stuck, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", dedent(program)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("call", [loops, loops_past_errors])
def test_a_loop_is_interrupted(call: Callable[[], None]) -> None:
    """A loop ends where it stands, also one that catches every exception it should."""
    assert came_of(Watchdog(0.1), call) == (True, "TookTooLong")


@UNIX
def test_a_sleep_is_interrupted() -> None:
    """What sleeps through the exception is woken as by Ctrl-C, and that is told as ours."""
    assert came_of(Watchdog(0.1), sleeps) == (True, "KeyboardInterrupt")


def test_a_call_in_time_is_not_interrupted() -> None:
    """Whoever ends before the limit never hears of it."""
    assert came_of(Watchdog(LONG), lambda: time.sleep(0.01)) == (False, "")


def test_nothing_comes_after_a_call_in_time() -> None:
    """When the limit has passed, the call that it was for is long over."""
    watchdog = Watchdog(0.1)
    assert came_of(watchdog, lambda: None) == (False, "")
    time.sleep(0.3)


def test_one_call_after_the_other_is_watched() -> None:
    """Each call has the whole limit for itself, and an interrupted one costs the next nothing."""
    watchdog = Watchdog(0.5)
    for _ in range(3):
        assert came_of(watchdog, lambda: time.sleep(0.2)) == (False, "")
    for _ in range(2):
        assert came_of(watchdog, loops) == (True, "TookTooLong")
        assert came_of(watchdog, lambda: None) == (False, "")


def test_a_batch_is_watched_call_by_call() -> None:
    """As long as one more is done now and then, all together may take longer than the limit."""
    watchdog = Watchdog(0.4)
    done: list[int] = []
    watchdog.begin(done)
    for roll in range(12):
        time.sleep(0.05)
        done.append(roll)
    assert not watchdog.end()
    assert watchdog.spent > 0.4


def test_a_batch_that_hangs_is_interrupted() -> None:
    """The limit is counted from the last call that came to its end."""
    watchdog = Watchdog(0.2)
    done = [1, 2, 3]
    watchdog.begin(done)
    with pytest.raises(TookTooLong):
        loops()
    assert watchdog.end()


def test_without_a_limit_nothing_is_watched() -> None:
    """No thread is started for what may take its time; the time is counted all the same."""
    before = threading.active_count()
    watchdog = Watchdog(None)
    assert came_of(watchdog, lambda: time.sleep(0.05)) == (False, "")
    assert threading.active_count() == before
    assert watchdog.spent >= 0.05


def test_the_time_spent_is_added_up() -> None:
    """Only what passes between the beginning and the end of a call counts."""
    watchdog = Watchdog(LONG)
    for _ in range(3):
        came_of(watchdog, lambda: time.sleep(0.02))
        time.sleep(0.1)
    assert 0.06 <= watchdog.spent < 0.3


def test_a_call_in_a_thread_is_interrupted_there() -> None:
    """The exception comes where the call is, and the main thread hears nothing of it."""
    came: list[tuple[bool, str]] = []
    thread = threading.Thread(target=lambda: came.append(came_of(Watchdog(0.1), loops)))
    thread.start()
    thread.join(LONG)
    assert came == [(True, "TookTooLong")]


def test_signs_of_life_say_how_far_a_batch_has_come() -> None:
    """Each look at the clock tells how many calls are done."""
    counts: list[int] = []
    watchdog = Watchdog(0.5, beat=counts.append)
    done: list[int] = []
    watchdog.begin(done)
    for roll in range(10):
        time.sleep(0.05)
        done.append(roll)
    watchdog.end()
    assert counts == sorted(counts)
    assert 0 < counts[-1] <= 10


def test_signs_of_life_come_without_a_limit_too() -> None:
    """Whoever waits for a batch without a limit still wants to know that it lives."""
    counts: list[int] = []
    watchdog = Watchdog(None, beat=counts.append)
    watchdog.begin([1, 2])
    time.sleep(0.5)
    assert not watchdog.end()
    assert set(counts) == {2}


def test_a_call_that_swallows_everything_is_given_up() -> None:
    """It can't be interrupted from inside; whoever may end the process is told, once."""
    done = run(
        """
        import os, time
        from katas.plug.resident import watchdog
        watchdog.NUDGE, watchdog.STUCK = 0.1, 0.3
        told = []

        def stuck():
            told.append(1)
            if time.monotonic() - began < 0.1 + watchdog.STUCK:
                os._exit(5)
            print("stuck", flush=True)

        dog = watchdog.Watchdog(0.1, stuck=stuck)
        began = time.monotonic()
        dog.begin()

        def goes_on():
            while not told or time.monotonic() - began < 1.5:
                sum(range(99))

        while not told or time.monotonic() - began < 1.5:
            try:
                goes_on()
            except BaseException:
                pass
        assert dog.end()
        print("over")
        """
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "stuck\nover\n", "")


def test_a_call_that_can_be_interrupted_is_not_given_up() -> None:
    """Nobody is told of a call that ends when it is asked to."""
    told: list[int] = []
    watchdog = Watchdog(0.1, stuck=lambda: told.append(1))
    assert came_of(watchdog, loops) == (True, "TookTooLong")
    assert told == []


STRESS = """
    import random, time
    from katas.plug.resident import watchdog
    from katas.plug.resident.endings import TookTooLong
    {settings}
    LIMIT = 0.001
    random.seed(104)
    dog = watchdog.Watchdog(LIMIT)
    caught = interrupted = outside = 0

    def swallow():
        try:
            time.sleep(0.0001)
        except BaseException:
            pass

    def call(length):
        end = time.monotonic() + length
        while time.monotonic() < end:
            {body}

    def watched(length):
        global caught
        try:
            try:
                dog.begin()
                call(length)
            except BaseException:
                caught += 1
            return dog.end()
        except (TookTooLong, KeyboardInterrupt):
            return dog.end()

    for _ in range({count}):
        length = {length}
        interrupted += watched(length)
        for _ in range(random.randrange(60)):
            outside += 1
    time.sleep(0.05)
    print("clean", interrupted)
"""


def stressed(settings: str, body: str, count: int, length: str) -> int:
    """Run many calls that end right around their limit; how many were interrupted."""
    done = run(dedent(STRESS).format(settings=settings, body=body, count=count, length=length))
    assert (done.returncode, done.stderr) == (0, "")
    word, interrupted = done.stdout.split()
    assert word == "clean"
    return int(interrupted)


def test_an_end_at_the_very_limit_leaves_nothing_behind() -> None:
    """Thousands of calls end as they are being interrupted; outside of them nothing is raised."""
    assert stressed("", "pass", 1_500, "LIMIT * random.uniform(0.7, 1.6)") > 0


@UNIX
def test_an_end_at_the_very_nudge_leaves_nothing_behind() -> None:
    """Nor does the interrupt arrive late that was to wake a call which is over."""
    length = "LIMIT + watchdog.NUDGE * random.uniform(0.5, 2)"
    assert stressed("watchdog.NUDGE = 0.001", "swallow()", 400, length) > 0


@UNIX
def test_a_timer_of_the_learners_goes_on() -> None:
    """SIGALRM, its handler and its clock belong to whoever set them, pytest-timeout for one."""
    rung: list[int] = []

    def ring(number: int, _: FrameType | None) -> None:
        rung.append(number)

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, LONG)
        assert came_of(Watchdog(0.1), loops) == (True, "TookTooLong")
        assert came_of(Watchdog(0.1), sleeps)[0]
        assert signal.getsignal(signal.SIGALRM) is ring
        left, _ = signal.setitimer(signal.ITIMER_REAL, 0.05)
        assert 0 < left < LONG
        assert came_of(Watchdog(LONG), lambda: time.sleep(0.2)) == (False, "")
        assert rung == [signal.SIGALRM]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@UNIX
def test_a_timeout_of_the_learners_is_theirs() -> None:
    """When their own timer ends the call first, what it raises is what was raised."""

    def ring(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        watchdog = Watchdog(LONG)
        watchdog.begin()
        with pytest.raises(TimeoutError):
            loops()
        assert not watchdog.end()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@UNIX
def test_ctrl_c_is_the_users() -> None:
    """An interrupt that nobody here has sent goes through, and is no timeout."""
    watchdog = Watchdog(LONG)
    watchdog.begin()
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
    assert not watchdog.end()


BUSY = """
    import sys, time
    from types import ModuleType
    from katas.plug.resident.watchdog import Watchdog
    dog = Watchdog(0.1)

    def watched():
        dog.begin()
        end = time.monotonic() + 0.6
        while time.monotonic() < end:
            pass
        print(dog.end())

    code = watched.__code__

    def look(_, frame):
        if frame.f_code is code and frame.f_lineno <= code.co_firstlineno + 2:
            time.sleep(0.3)

"""


@pytest.mark.parametrize(
    "debugger",
    [
        "import bdb; bdb.Bdb().runcall(watched)",
        "import bdb; type('Looking', (bdb.Bdb,), {'user_line': look})().set_trace(); watched()",
        "sys.modules['debugpy'] = ModuleType('debugpy'); watched()",
        "sys.modules['pydevd'] = ModuleType('pydevd'); watched()",
    ],
)
def test_nobody_is_hurried_at_a_breakpoint(debugger: str) -> None:
    """Under a debugger a call takes as long as somebody looks at it."""
    done = run(dedent(BUSY) + debugger)
    assert (done.returncode, done.stdout, done.stderr) == (0, "False\n", "")


def test_a_debugger_that_is_only_imported_hurries_nobody_less() -> None:
    """`import bdb` alone is no debugging."""
    done = run(dedent(BUSY) + "import bdb, pdb; watched()")
    assert done.returncode == 1
    assert done.stderr.rstrip().endswith("TookTooLong")
