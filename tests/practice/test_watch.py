"""`kata watch`: real processes, real files, a real terminal; nothing here depends on the clock."""

import json
import os
import pty
import shutil
import signal
import termios
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from katas.cli import main
from tests.watching import PATIENCE, Watching, has_gone

SETTINGS = '[tool.katas]\nkata = "yatzy-exactly"\nsolution = "mine.py"\n'

PASSES = "112 of 112 examples pass"

DOES_NOT_PARSE = "def pair(:\n"

LOOPS = """
import os
from pathlib import Path

def chance(dice):
    Path(__file__).with_name("pid.txt").write_text(str(os.getpid()))
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
"""

CRASHES = "import os\n\n\ndef chance(dice):\n    os.kill(os.getpid(), 11)\n"


@pytest.fixture
def right(references: Path) -> str:
    """A text by which all examples pass."""
    return (references / "yatzy" / "reference" / "python" / "exactly.py").read_text("utf-8")


@pytest.fixture
def mine(folder: Path, right: str) -> Path:
    """The solution in a kata folder, which is as it should be."""
    (folder / "pyproject.toml").write_text(SETTINGS, "utf-8")
    file = folder / "mine.py"
    file.write_text(right, "utf-8")
    return file


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """Both ends of a terminal: the one to type at, and the one that a program has."""
    ours, theirs = pty.openpty()
    yield ours, theirs
    os.close(ours)
    os.close(theirs)


def pid_in(folder: Path) -> int:
    """Wait for the process of a solution that writes it down."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError, ValueError):
            return int((folder / "pid.txt").read_text("ascii"))
        time.sleep(0.01)
    raise AssertionError("it has not begun")


def test_a_save_is_answered_with_its_verdict(mine: Path, right: str) -> None:
    """How many pass, which categories don't as a whole, and the first failure as pytest has it."""
    with Watching(cwd=mine.parent) as watch:
        watch.until(f"green  {PASSES}")
        mine.write_text(right.replace("return sum(dice)", "return sum(dice) + 1", 1), "utf-8")
        shown = watch.until("mine.py:")
        assert "red  1" in shown
        assert "\n  chance" in shown
        assert "\n  pair" not in shown
        assert "Chance: 1,1,3,3,6\n  expected 14" in shown
        assert "\x1b" not in watch.text
        assert watch.end() == 0
    assert "Traceback" not in watch.text


def test_what_was_foreseen_is_counted(mine: Path, right: str) -> None:
    """G or r before a save; what doesn't run says nothing about it. Lines count as keys."""
    wrong = right.replace("return sum(dice)", "return 1", 1)
    with Watching(cwd=mine.parent) as watch:
        watch.until(PASSES)
        watch.typed("r")
        watch.until("you say red")
        mine.write_text(wrong, "utf-8")
        watch.until("you said red, and so it is: 1 of 1 right")
        watch.typed("green, I hope")
        watch.until("you say green")
        mine.write_text(wrong + "\n", "utf-8")
        watch.until("you said green, and it is red: 1 of 2 right")
        watch.until("mine.py:")
        watch.typed("g")
        watch.until("you say green")
        mine.write_text(DOES_NOT_PARSE, "utf-8")
        watch.until("amber  mine.py does not parse")
        watch.until("you said green; it didn't run, which doesn't count")
        watch.typed("")
        watch.until("amber  mine.py does not parse")
        watch.typed("q")
        watch.until("you foresaw 1 of 2")
        assert watch.ended() == 0


def test_whatever_the_code_does_the_watch_goes_on(mine: Path, right: str) -> None:
    """It loops, swallows what would stop it, kills its process, goes away, comes back renamed."""
    folder = mine.parent
    with Watching(cwd=folder) as watch:
        watch.until(PASSES)
        mine.write_text(LOOPS, "utf-8")
        watch.until("still running")
        looping = pid_in(folder)
        mine.write_text(CRASHES, "utf-8")
        watch.until("mine.py ended its process in the middle of it")
        watch.until("--isolate")
        assert has_gone(looping)
        mine.unlink()
        watch.until("mine.py isn't there")
        beside = folder / "mine.py.tmp"
        beside.write_text(right, "utf-8")
        beside.replace(mine)
        watch.until(f"green  {PASSES}")
        mine.write_text("", "utf-8")
        watch.until("nothing in mine.py looks like")
        watch.no_more_lines()
        mine.write_text(right, "utf-8")
        watch.until(f"green  {PASSES}")
        assert watch.end(signal.SIGTERM) == 0
    assert "Traceback" not in watch.text


def test_a_neighbour_is_watched_too(mine: Path, right: str) -> None:
    """A file that the solution imports, and that comes into being meanwhile."""
    folder = mine.parent
    with Watching(cwd=folder) as watch:
        watch.until(PASSES)
        (folder / "rules.py").write_text(right, "utf-8")
        mine.write_text("from rules import *\n", "utf-8")
        watch.until(f"green  {PASSES}")
        (folder / "rules.py").write_text(DOES_NOT_PARSE, "utf-8")
        watch.until("amber  rules.py does not parse")
        watch.typed("q")
        assert watch.ended() == 0


def test_one_example_at_a_time(mine: Path, right: str) -> None:
    """With --next nothing is shown but the example that the cursor is at; passed, the next is."""
    mine.write_text("def chance(dice):\n    return 14\n", "utf-8")
    with Watching("--next", cwd=mine.parent) as watch:
        watch.until("Chance: 4,5,5,6,1")
        shown = watch.until("mine.py:1")
        assert "expected 21" in shown
        mine.write_text("def chance(dice):\n    return sum(dice)\n", "utf-8")
        watch.until("green  6 of 112")
        watch.until("Chance: 4,5,5,6,1: it passes; the next one")
        watch.until("ones_to_sixes.feature")
        assert "\n  chance  " not in watch.text
        mine.write_text(right, "utf-8")
        watch.until("every example passes")
        mine.write_text("def chance(dice):\n    return 1\n", "utf-8")
        watch.until("lost: 112 that passed before")
        watch.until("Chance: 1,1,3,3,6")
        assert watch.end() == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_no_process_is_left_behind(mine: Path, number: int) -> None:
    """Neither the one that runs, in the middle of an endless loop, nor one that waits."""
    mine.write_text(LOOPS, "utf-8")
    with Watching(cwd=mine.parent) as watch:
        looping = pid_in(mine.parent)
        assert watch.end(number) == 0
        assert has_gone(looping)


def test_none_is_left_by_a_watch_that_was_killed(mine: Path) -> None:
    """Nobody could end them; they notice."""
    mine.write_text(LOOPS, "utf-8")
    with Watching(cwd=mine.parent) as watch:
        looping = pid_in(mine.parent)
        watch.end(signal.SIGKILL)
        assert has_gone(looping)


def test_isolated_each_example_is_told(mine: Path) -> None:
    """What kills its process is an example's matter there; its worker goes with the watch."""
    folder = mine.parent
    mine.write_text(CRASHES, "utf-8")
    with Watching("--isolate", cwd=folder) as watch:
        watch.until("red  0 of 112")
        watch.until("Segmentation fault")
        mine.write_text(LOOPS, "utf-8")
        looping = pid_in(folder)
        assert watch.end() == 0
        assert has_gone(looping)


def test_keys_come_at_once_and_the_terminal_is_put_back(
    mine: Path, right: str, terminal: tuple[int, int]
) -> None:
    """One key without Enter, unknown ones pass by; afterwards the modes are those of before."""
    ours, theirs = terminal
    before = termios.tcgetattr(theirs)
    with Watching(cwd=mine.parent, terminal=theirs) as watch:
        watch.until(PASSES)
        assert termios.tcgetattr(theirs) != before
        os.write(ours, b"xG")
        watch.until("you say green")
        mine.write_text(right + "\n", "utf-8")
        watch.until("you said green, and so it is: 1 of 1 right")
        # Ctrl-Z where no shell could call it back: it goes on, and keys come at once as before.
        watch.process.send_signal(signal.SIGTSTP)
        os.write(ours, b"\r")
        watch.until(PASSES)
        os.write(ours, b"q")
        watch.until("you foresaw 1 of 1")
        assert watch.ended() == 0
    assert termios.tcgetattr(theirs) == before


def test_the_terminal_is_put_back_by_a_signal_too(mine: Path, terminal: tuple[int, int]) -> None:
    """Ended from elsewhere, it leaves a terminal that one can type at."""
    before = termios.tcgetattr(terminal[1])
    with Watching(cwd=mine.parent, terminal=terminal[1]) as watch:
        watch.until(PASSES)
        assert watch.end(signal.SIGTERM) == 0
    assert termios.tcgetattr(terminal[1]) == before


def test_what_passed_is_remembered_in_the_folder(mine: Path) -> None:
    """`.katas` is made, and git is told to leave it alone; `kata` knows what was lost since."""
    with Watching(cwd=mine.parent) as watch:
        watch.until("every example passes")
        watch.end()
    assert (mine.parent / ".katas" / ".gitignore").read_text("utf-8") == "*\n"
    kept = json.loads((mine.parent / ".katas" / "cursor.json").read_text("utf-8"))
    assert len(kept["katas"]["yatzy-exactly"]["passed"]) == 112


def test_without_settings_nothing_is_written(folder: Path, right: str) -> None:
    """A file somewhere is watched as well; what passed is known as long as it is watched."""
    file = folder / "my_yatzy.py"
    file.write_text(right, "utf-8")
    with Watching(file, "--kata", "yatzy-exactly", cwd=folder) as watch:
        watch.until(f"green  {PASSES}")
        file.write_text("def chance(dice):\n    return sum(dice)\n", "utf-8")
        watch.until("lost: 106 that passed before")
        watch.end()
    assert [path.name for path in folder.iterdir()] == ["my_yatzy.py"]


@pytest.mark.skipif(shutil.which("ruby") is None, reason="there is no Ruby here")
def test_another_language_is_watched(folder: Path) -> None:
    """Its host is started anew at each save."""
    (folder / "pyproject.toml").write_text(
        '[tool.katas]\nkata = "greed"\nsolution = "greed.rb"\n', "utf-8"
    )
    file = folder / "greed.rb"
    file.write_text("def score(dice)\n  0\nend\n", "utf-8")
    with Watching(cwd=folder) as watch:
        watch.until("red  ")
        watch.until("greed.rb:1")
        file.write_text("def score(dice\n", "utf-8")
        watch.until("amber  greed.rb does not parse")
        watch.typed("q")
        assert watch.ended() == 0


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        ([], "which kata?"),
        (["--kata", "greed"], "which file is your solution?"),
        (["mine.py", "--kata", "gread"], "there is no kata 'gread'"),
        (["mine.py", "--kata", "greed"], "there is no file"),
    ],
)
def test_a_mistake_is_told_before_anything_is_watched(
    arguments: list[str],
    wanted: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One message, exit code 2."""
    monkeypatch.chdir(folder)
    assert main(["watch", *arguments]) == 2
    assert wanted in capsys.readouterr().err
