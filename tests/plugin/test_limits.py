"""A solution may loop, hang, crash or flood: it ends its own examples and no others."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

import pytest

from tests.running import NOT_A_LEARNERS, Run, run, run_pytest

Runner = Callable[..., Run]

LOUD = Path(__file__).parent.parent / "solutions" / "loud"
PROCESSES = Path("/proc")
LEFT = "KATAS_TEST_LEFT"
"""An environment variable by which every process of a run is known."""

EACH_IN_ITS_WAY = {
    "chance.feature:22": "no answer within 0.4 s",
    "yatzy.feature:42": "it prints without end",
    "pair.feature:66": "its process came to an end in the middle of the call: exit code 3",
    "two_pairs.feature:54": "its process came to an end in the middle of the call: Segmentation",
    "four_of_a_kind.feature:55": "it prints without end",
    "large_straight.feature:32": "no answer within 0.4 s",
    "full_house.feature:54": "no answer within 0.4 s",
}
"""What is told of the one example that each category of ends_in_every_way.py ends on."""

TWO_WAYS = pytest.mark.parametrize("way", [[], ["--isolate"]], ids=["in process", "isolated"])


def loud(name: str) -> list[str]:
    """Ask for yatzy-exactly, with one of the loud solutions."""
    return ["--kata=yatzy-exactly", f"--solution={LOUD / name}"]


def failures(done: Run) -> dict[str, str]:
    """What came in each example that failed: by file and line, in one line."""
    found = {}
    for head, got in zip(done.lines, done.lines[2:], strict=False):
        if at := re.match(r"yatzy/exactly/(\S+:\d+)  ", head):
            found[at[1]] = " ".join(got.split())
    return found


def left_over(mark: str) -> list[int]:
    """The processes that were started with a mark and are still there."""
    found = []
    for entry in PROCESSES.glob("[0-9]*"):
        with suppress(OSError):
            if f"{LEFT}={mark}".encode() in (entry / "environ").read_bytes():
                found.append(int(entry.name))
    return found


@TWO_WAYS
def test_an_endless_loop_ends_only_its_own_rows(way: list[str], run_here: Runner) -> None:
    """Each row of the category says that no answer came in time; all the others pass."""
    done = run_here(*loud("endless_ones.py"), "--call-limit=0.4", *way)
    assert done.code == 1, done.text
    assert "2 failed, 110 passed" in done.text
    assert "ones               0 of 2   2 broke" in done.lines
    told = failures(done)
    assert len(told) == 2
    for words in told.values():
        assert "got no score no answer within 0.4 s: does it loop without end?" in words
        assert "(--call-limit gives it more) endless_ones.py:" in words


@pytest.mark.skipif(sys.platform != "linux", reason="looks through /proc")
def test_whatever_ends_a_process_ends_one_example(folder: Path) -> None:
    """Loops, stubborn ones too, exits, crashes and floods fail alone, and leave no process."""
    mark = uuid4().hex
    options = ["--isolate", "--call-limit=0.4"]
    done = run_pytest(*loud("ends_in_every_way.py"), *options, cwd=folder, env={LEFT: mark})
    assert done.code == 1, done.text
    assert "7 failed, 105 passed" in done.text
    assert "105 of 112 examples passed" in done.lines
    assert "Traceback" not in done.text
    told = failures(done)
    assert set(told) == set(EACH_IN_ITS_WAY)
    for where, words in EACH_IN_ITS_WAY.items():
        assert f"got no score {words}" in told[where]
    assert left_over(mark) == []


@pytest.mark.skipif(sys.platform != "linux", reason="looks through /proc")
def test_isolated_examples_run_in_parallel(folder: Path) -> None:
    """With pytest-xdist each of its processes has a child of its own, and ends it."""
    mark = uuid4().hex
    options = ["--isolate", "--call-limit=0.4", "-n", "2", "-k=pair"]
    done = run_pytest(*loud("ends_in_every_way.py"), *options, cwd=folder, env={LEFT: mark})
    assert done.code == 1, done.text
    assert set(failures(done)) == {"pair.feature:66", "two_pairs.feature:54"}
    assert "26 of 28 examples passed" in done.lines
    assert left_over(mark) == []


@TWO_WAYS
def test_what_the_run_has_no_time_for_is_not_run(way: list[str], run_here: Runner) -> None:
    """Once all the time of the run is used up, what is left is told so and costs nothing."""
    done = run_here(*loud("slow_chance.py"), "--run-limit=0.2", *way)
    assert done.code == 1, done.text
    assert "112 failed" in done.text
    assert "chance             0 of 6   6 broke" in done.lines
    assert "full house         0 of 12   12 broke" in done.lines
    for words in failures(done).values():
        assert words == (
            "got no score not run; all the time of the run is used up: 0.2 s "
            "(--run-limit gives it more)"
        )


def test_a_run_out_of_time_tells_no_second_answer(run_here: Runner) -> None:
    """That a call was not run a second time is no other answer."""
    done = run_here(*loud("slow_chance.py"), "--run-limit=0.4", "-k=chance", "-q")
    assert done.code == 1
    assert "asked twice" not in done.text


def test_no_limit_lets_it_take_its_time(run_here: Runner) -> None:
    """`--call-limit 0` and `--run-limit 0` are without end."""
    limits = ["--call-limit=0", "--run-limit=0"]
    done = run_here(*loud("slow_chance.py"), *limits, "-k=go and chance", "-q")
    assert done.code == 0, done.text
    assert "1 of 1 examples passed" in done.lines


@pytest.mark.parametrize(("limit", "seconds"), [("call", "-1"), ("run", "nan")])
def test_what_is_no_limit_is_refused(limit: str, seconds: str, run_here: Runner) -> None:
    """Exit code 4, and one plain message that shows how a limit is said."""
    done = run_here(*loud("endless_ones.py"), f"--{limit}-limit={seconds}")
    assert done.code == 4
    assert done.text.count("ERROR: ") == 1
    assert f"ERROR: --{limit}-limit {seconds} is no limit" in done.lines
    assert f"  it is in seconds: --{limit}-limit 5; 0 takes it away" in done.lines
    assert "Traceback" not in done.text


def test_what_is_no_number_is_refused(run_here: Runner) -> None:
    """That is said by pytest itself, which ends with 4 as well."""
    done = run_here(*loud("endless_ones.py"), "--call-limit=x")
    assert done.code == 4
    assert done.text.count("ERROR: ") == 1
    assert "argument --call-limit: invalid float value: 'x'" in done.text
    assert "Traceback" not in done.text


def test_other_plugins_timeouts_are_theirs(run_here: Runner) -> None:
    """`--timeout`, pytest-timeout's, is no option of ours: without that plugin nobody knows it."""
    done = run_here(*loud("endless_ones.py"), "--timeout=3")
    assert done.code == 4
    assert "unrecognized arguments: --timeout=3" in done.text


@pytest.mark.parametrize("options", [["--trace"], ["--pdb", "--isolate"]], ids=" ".join)
def test_a_debugger_takes_the_limits_away(options: list[str], folder: Path) -> None:
    """Somebody looks at each line, or is about to: nothing takes too long."""
    without = [word for name in NOT_A_LEARNERS for word in ("-p", f"no:{name}")]
    limits = ["--call-limit=0.1", "--run-limit=0.1", "-q", "-k=go and chance"]
    command = [sys.executable, "-m", "pytest", *without, *loud("slow_chance.py"), *limits]
    done = run(*command, *options, cwd=folder, stdin="c\nq\n")
    assert done.code == 0, done.text
    assert "1 of 1 examples passed" in done.lines
    assert ("(Pdb)" in done.text) is ("--trace" in options)


@TWO_WAYS
def test_a_file_that_is_never_done_with_loading_is_refused(
    way: list[str], run_here: Runner
) -> None:
    """It takes too long to load: where, what to do, exit code 4."""
    done = run_here(*loud("endless_at_import.py"), "--call-limit=0.1", *way)
    assert done.code == 4
    assert done.text.count("ERROR: ") == 1
    assert "ERROR: endless_at_import.py takes too long to load (line 4)" in done.lines
    assert "Traceback" not in done.text


Until = Callable[..., str]


@pytest.fixture
def read_until(folder: Path) -> Iterator[Until]:
    """Run pytest until it says something, or some seconds have gone; give what it said."""
    started: list[subprocess.Popen[bytes]] = []

    def read(words: str, *arguments: str) -> str:
        said = folder / "said.txt"
        without = [word for name in NOT_A_LEARNERS for word in ("-p", f"no:{name}")]
        with said.open("wb") as file:
            process = subprocess.Popen(
                [sys.executable, "-m", "pytest", *without, *arguments],
                cwd=folder,
                stdout=file,
                stderr=subprocess.STDOUT,
            )
        started.append(process)
        until = time.monotonic() + 8
        while time.monotonic() < until and process.poll() is None:
            if words in said.read_text("utf-8", "replace"):
                break
            time.sleep(0.1)
        return said.read_text("utf-8", "replace")

    yield read
    for process in started:
        process.kill()
        process.wait()


@pytest.mark.skipif(os.name == "nt", reason="ends what hangs by its id")
@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("stubborn_chance.py", []),
        ("ends_in_every_way.py", ["-k=full_house"]),
    ],
    ids=["while it is tried", "in a row"],
)
def test_what_cannot_be_interrupted_is_told_while_it_hangs(
    name: str, more: list[str], read_until: Until
) -> None:
    """The terminal says what goes on and what helps: Ctrl-C, and `--isolate`."""
    said = read_until("--isolate:", *loud(name), "--call-limit=0.1", *more)
    assert "katas: your solution goes on and on, and can't be interrupted from within" in said
    assert "if Ctrl-C doesn't stop it, Ctrl-\\ does (on Windows Ctrl-Break);" in said
    assert "then try --isolate" in said
    assert "Error" not in said
