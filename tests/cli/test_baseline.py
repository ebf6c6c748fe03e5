"""`kata baseline`: what is kept of old code, what has moved of it, and who approves that."""

import os
import pty
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from katas.cli import main
from tests.plug.bridges import needs
from tests.refactoring import (
    BREAKING,
    CORRECTED,
    CORRECTING,
    PRESERVING,
    TABLE,
    change,
    declare,
    everything,
    old_code,
)
from tests.running import Run, environment, run, run_kata

Baseline = Callable[..., Run]

KEPT = "15 categories on 252 rolls in every order"
PRESERVED = f"preserved, {KEPT}"
NOT_WRITTEN = "nothing is written; kata baseline --approve approves it"
AS_DECLARED = (
    f"as declared, pair moved on {CORRECTED:,} rolls (at least, not exactly), "
    "such as 3,3,3,4,1: gave 0, gives 6 now"
)
PATIENCE = 60.0
"""Seconds that are waited for a process; nobody waits so long but where something is wrong."""

NO_NETWORK = """
import socket

def _refused(*arguments, **named):
    with open({log!r}, "a") as log:
        log.write(repr(arguments[1:]))
    raise OSError("there is no network here")

socket.socket.connect = socket.socket.connect_ex = socket.getaddrinfo = _refused
"""
"""A sitecustomize that notes who reaches for the network, and lets nobody."""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Old code in a folder of its own, in which somebody stands."""
    file = old_code(tmp_path)
    monkeypatch.chdir(file.parent)
    return file


@pytest.fixture
def baseline(capsys: pytest.CaptureFixture[str]) -> Baseline:
    """Run `kata baseline` in this process, which costs no start."""

    def ask(*arguments: str | Path) -> Run:
        modules, path = set(sys.modules), list(sys.path)
        code = main(["baseline", *map(str, arguments)])
        captured = capsys.readouterr()
        sys.path[:] = path
        for name in set(sys.modules) - modules:
            if not name.startswith(("katas", "approval")):
                del sys.modules[name]  # the solution, which the next run loads as it is then
        return Run(code, captured.out, captured.err)

    return ask


# The first time


def test_what_old_code_does_is_kept(mine: Path, baseline: Baseline) -> None:
    """How much, where, and what comes next; one file more, and nothing else."""
    before = everything(mine.parent)
    done = baseline()
    assert (done.code, done.err) == (0, "")
    assert (
        done.lines[0] == "kept: what yatzy.py does today, 15 categories on 252 rolls in every order"
    )
    assert done.lines[1] == f"  in {TABLE}, to read and to keep in git"
    assert "pytest says whether it does the same" in done.lines[2]
    assert "[tool.katas.expected]" in done.lines[3]
    assert len(done.lines) == 4
    after = everything(mine.parent)
    lines = after.pop(TABLE).decode().splitlines()
    assert after == before
    assert len(lines) == 4 + 252
    assert lines[1] == "kata: yatzy-fixed-scores"
    assert lines[4].startswith("1,1,1,1,1 |      5 |    50 |    5 |")


def test_what_is_odd_about_it_is_told(folder: Path, baseline: Baseline) -> None:
    """What is no score, what hangs on the order of the dice or on nothing, what isn't there."""
    file = folder / "old.py"
    file.write_text(
        "import itertools\n\nticks = itertools.count()\n\n\n"
        "def chance(dice):\n    return sum(dice) if dice[0] < 6 else None\n\n\n"
        "def yatzy(dice):\n    raise ValueError(str(dice))\n\n\n"
        "def pair(dice):\n    return 2 * dice[0]\n\n\n"
        "def ones(dice):\n    return next(ticks) // 8000\n",
        "utf-8",
    )
    done = baseline(file, "--kata=yatzy-exactly")
    assert done.code == 0
    assert done.lines[2:6] == [
        "  no score on 1,296 rolls, such as 6,1,1,1,1: None, in chance",
        "  no score on 7,776 rolls, such as 1,1,1,1,1: ValueError, in yatzy",
        "  chance hangs on the order of the dice, on 125 of 252 rolls (~ in the table)",
        "  pair hangs on the order of the dice, on 246 of 252 rolls (~ in the table)",
    ]
    assert re.match("  ones: asked again for [1-6,]{9}, it gave 0, then 1; what ", done.lines[6])
    assert done.lines[7] == "  not there yet, and so not kept: 11 categories"


def test_nothing_there_is_nothing_to_keep(folder: Path, baseline: Baseline) -> None:
    """A file that answers nothing is told, as kata check does."""
    file = folder / "mine.py"
    file.write_text("def hello():\n    return 1\n", "utf-8")
    done = baseline(file, "--kata=yatzy-exactly")
    assert done.code == 2
    assert everything(folder).keys() == {"mine.py"}


def test_up_to_a_stage_only_that_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, baseline: Baseline
) -> None:
    """Five dice, where the old code knows of no others; a later look asks what the table has."""
    file = old_code(tmp_path, "yatzy-four-dice")
    monkeypatch.chdir(file.parent)
    assert "15 categories on 252 rolls" in baseline("--stage=five").out
    done = baseline("--stage=five")
    assert (done.code, done.lines) == (0, [PRESERVED])
    done = baseline()
    assert done.code == 0
    assert done.lines[:2] == [PRESERVED, "not in the table yet: chance, 1,296 rolls"]
    assert done.lines[-1] == NOT_WRITTEN


@pytest.mark.parametrize(
    ("file", "kata"),
    [
        ("greed/legacy/python/accented.py", "greed"),
        pytest.param(
            "yatzy/legacy/ruby/fixed_scores/sprawl.rb", "yatzy-fixed-scores", marks=needs("ruby")
        ),
        pytest.param("yatzy/legacy/c/exactly/sprawl.c", "yatzy-exactly", marks=needs("cc")),
    ],
)
def test_any_old_code_is_kept_and_preserved(
    file: str, kata: str, folder: Path, references: Path, baseline: Baseline
) -> None:
    """Whatever it is written in, with as many dice as the kata rolls."""
    rolls = "462 rolls in every order" if kata == "greed" else KEPT
    mine = shutil.copy(references / file, folder)
    assert f", {rolls}\n" in baseline(mine, f"--kata={kata}").out
    done = baseline(mine)  # which kata it is, the table says
    assert (done.code, done.lines) == (0, [f"preserved, {rolls}"])


def test_it_speaks_norwegian_where_the_rulebook_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, baseline: Baseline
) -> None:
    """What was kept, and what moved."""
    file = old_code(tmp_path, "yatzy-norwegian")
    monkeypatch.chdir(file.parent)
    assert baseline().lines[0] == (
        "tatt vare på: det yatzy.py gjør i dag, 15 kategorier på 252 kast i alle rekkefølger"
    )
    assert baseline().lines == ["bevart, 15 kategorier på 252 kast i alle rekkefølger"]


def test_where_nobody_says_which_kata_it_is_it_is_found_out(
    folder: Path, references: Path, baseline: Baseline
) -> None:
    """By every roll, as kata check does it."""
    mine = shutil.copy(references / "greed" / "legacy" / "python" / "accented.py", folder)
    done = baseline(mine)
    assert done.lines[0] == "nobody said which kata it is (--kata); compared as greed"
    assert (folder / "accented.baseline.approved.txt").is_file()


# Again


def test_a_refactoring_that_preserves_is_told_so(mine: Path, baseline: Baseline) -> None:
    """One line, and nothing is written, not even where it is to be approved."""
    baseline()
    change(mine, PRESERVING)
    before = everything(mine.parent)
    for arguments in ([], ["--approve"], ["--isolate"]):
        done = baseline(*arguments)
        assert (done.code, done.lines) == (0, [PRESERVED])
    assert everything(mine.parent) == before


def test_a_correction_that_was_declared_is_another_report(mine: Path, baseline: Baseline) -> None:
    """Preserved but for that, and 0; it is approved by one word, and then there is nothing left."""
    baseline()
    change(mine, PRESERVING, CORRECTING)
    declare(mine.parent, 'pair = "at least, not exactly"\nchance = "later"')
    done = baseline()
    declared = [f"preserved but for what is declared, {KEPT}", AS_DECLARED]
    declared += ["declared, and not moved: chance (later)"]
    assert (done.code, done.lines) == (0, [*declared, NOT_WRITTEN])
    done = baseline("--approve")
    assert (done.code, done.lines[:3]) == (0, declared)
    assert done.lines[3:] == [
        f"approved: {TABLE} has what yatzy.py does now",
        "what moved as declared needs no line under [tool.katas.expected] any more",
    ]
    assert baseline().lines[:2] == [
        PRESERVED,
        "declared, and not moved: pair (at least, not exactly)",
    ]


def test_what_breaks_beside_a_correction_is_told_in_dice_words(
    mine: Path, baseline: Baseline
) -> None:
    """Ten cells of what nobody has declared, the count, then the correction for itself."""
    baseline()
    change(mine, CORRECTING, BREAKING)
    declare(mine.parent, 'pair = "at least, not exactly"')
    before = everything(mine.parent)
    done = baseline()
    assert done.code == 1
    (head,) = re.findall(r"not preserved: ([\d,]+) of 116,640 cells moved", done.lines[0])
    count = int(head.replace(",", ""))
    assert all(line.startswith("  threes: ") for line in done.lines[1:11])
    assert re.fullmatch(r"  threes: \d(,\d){4} gave \d+, gives \d+ now", done.lines[1])
    assert done.lines[11] == f"  and {count - 10:,} more"
    assert done.lines[12] == AS_DECLARED
    assert done.lines[13:] == [NOT_WRITTEN]
    assert everything(mine.parent) == before


def test_what_moves_in_several_categories_is_counted_by_category(
    mine: Path, baseline: Baseline
) -> None:
    """Some cells of each are shown, the rolls that people know before the others."""
    baseline()
    change(mine, CORRECTING, BREAKING)
    done = baseline()
    assert done.code == 1
    assert sum(line.startswith("  threes: ") for line in done.lines) == 5
    assert "  pair: 3,3,3,4,1 gave 0, gives 6 now" in done.lines
    assert f", pair {CORRECTED:,}" in done.lines[12]
    assert done.lines[12].startswith("  by category: threes ")


def test_rolls_may_be_declared_one_by_one_with_what_they_are_to_give(
    mine: Path, baseline: Baseline
) -> None:
    """These alone, in any order of the dice; another value is a move, and says so."""
    baseline()
    change(mine, CORRECTING)
    declare(mine.parent, 'pair = { "3,3,3,4,1" = 6, "1,4,4,4,3" = 4, "1,1,2,2,3" = 4 }')
    done = baseline()
    assert done.code == 1
    assert done.lines[0] == f"not preserved: {CORRECTED - 20:,} of 116,640 cells moved"
    assert "as declared, pair moved on 20 rolls (the rolls that you named)" in done.out
    assert "declared, and not moved: pair (1,1,2,2,3)" in done.lines
    change(mine.parent / "pyproject.toml", ('"3,3,3,4,1" = 6', '"3,3,3,4,1" = 9'))
    done = baseline()
    assert "  pair: 3,3,3,4,1 gave 0, gives 6 now; declared is 9" in done.lines


def test_approving_needs_a_word_and_shows_what_it_approves(mine: Path, baseline: Baseline) -> None:
    """What moved is printed before it is kept, and 0 says that it was."""
    baseline()
    change(mine, BREAKING)
    done = baseline("--approve")
    assert done.code == 0
    assert done.lines[0].startswith("not preserved: ")
    assert done.lines[-1] == f"approved: {TABLE} has what yatzy.py does now"
    assert baseline().lines == [PRESERVED]


def test_a_category_that_is_gone_or_new_is_told(mine: Path, baseline: Baseline) -> None:
    """Gone is not preserved, whatever was declared; new is only told, until it is approved."""
    baseline()
    change(mine, ("def threes(*dice)", "def xyzzy(*dice)"))
    declare(mine.parent, 'threes = "not needed"')
    done = baseline()
    assert done.code == 1
    assert done.lines[:2] == ["not preserved", "  threes isn't there any more"]
    baseline("--approve")
    change(mine, ("def xyzzy(*dice)", "def threes(*dice)"))
    done = baseline()
    assert done.code == 0
    assert "not in the table yet: threes, 7,776 rolls" in done.lines
    baseline("--approve")
    assert baseline().lines[0] == PRESERVED


def test_a_return_that_was_forgotten_is_told_for_what_it_is(mine: Path, baseline: Baseline) -> None:
    """The function is there, and gives nothing: that is no category that has gone."""
    baseline()
    change(mine, ("return l.count(3) * 3", "l.count(3) * 3"))
    told = baseline().lines[1]
    assert told.startswith("  threes can't be called any more: ")
    assert told.endswith(" is there, and returns nothing yet")


def test_what_hangs_is_kept_and_what_comes_to_hang_is_told(mine: Path, baseline: Baseline) -> None:
    """A call that was stopped is a word as well; what stood behind it is told as not asked."""
    baseline()
    loop = "if dice[0] == 6 and dice[1] == 6:\n            while True: pass\n        "
    change(mine, ("return l.count(3) * 3", f"{loop}return l.count(3) * 3"))
    done = baseline("--call-limit=0.1")
    assert done.code == 1
    assert "  threes: 6,6,1,1,1 gave 0, gives timeout now" in done.lines
    assert re.search(r"^  threes: \d+ rolls not asked: a call before", done.out, re.MULTILINE)
    baseline("--call-limit=0.1", "--approve")
    done = baseline("--call-limit=0.1")
    assert (done.code, done.lines) == (0, [PRESERVED])


def test_line_ends_are_no_difference(mine: Path, baseline: Baseline) -> None:
    """As git has them on Windows."""
    baseline()
    table = mine.parent / TABLE
    table.write_bytes(table.read_bytes().replace(b"\n", b"\r\n"))
    done = baseline()
    assert (done.code, done.lines) == (0, [PRESERVED])


# Where it lies


def test_the_settings_that_name_the_solution_have_the_table_beside_them(
    mine: Path, baseline: Baseline
) -> None:
    """Whether it is named again or not; another file has its own, beside it."""
    (mine.parent / "src").mkdir()
    moved = mine.rename(mine.parent / "src" / "yatzy.py")
    change(mine.parent / "pyproject.toml", ('"yatzy.py"', '"src/yatzy.py"'))
    baseline()
    assert (mine.parent / TABLE).is_file()
    assert baseline("src/yatzy.py").lines == [PRESERVED]
    shutil.copy(moved, mine.parent / "src" / "other.py")
    baseline("src/other.py")
    assert (mine.parent / "src" / "other.baseline.approved.txt").is_file()


def test_another_solution_has_nothing_declared(mine: Path, baseline: Baseline) -> None:
    """What moves in it is a move; in the one that the settings name it isn't."""
    declare(mine.parent, 'pair = "at least, not exactly"')
    other = Path(shutil.copy(mine, mine.parent / "other.py"))
    baseline()
    baseline(other)
    for file in (mine, other):
        change(file, CORRECTING)
    assert baseline(mine).code == 0
    assert baseline(other).code == 1


# What goes wrong


def test_a_file_of_that_name_that_is_not_ours_stays(mine: Path, baseline: Baseline) -> None:
    """Whatever is asked."""
    table = mine.parent / TABLE
    table.write_text("my own notes\n", "utf-8")
    for arguments in ([], ["--approve"]):
        done = baseline(*arguments)
        assert done.code == 2
        assert f"{table} is no table that kata baseline has written" in done.err
        assert table.read_text("utf-8") == "my own notes\n"


def test_an_edited_table_is_told_with_its_line(mine: Path, baseline: Baseline) -> None:
    """In one message, and nothing is written over it."""
    baseline()
    change(mine.parent / TABLE, ("\n1,1,1,1,2 |", "\n1,1,1,1,9 |"))
    before = everything(mine.parent)
    done = baseline("--approve")
    assert done.code == 2
    assert f"{TABLE}, line 6: '1,1,1,1,9' is no roll that belongs here" in done.err
    assert everything(mine.parent) == before


def test_a_table_of_another_kata_is_not_written_over(mine: Path, baseline: Baseline) -> None:
    """It says of which, and what to say."""
    baseline(mine)
    done = baseline("--kata=yatzy-exactly", "--approve")
    assert done.code == 2
    assert "is about another kata: yatzy-fixed-scores" in done.err


def test_what_can_not_be_written_is_told_and_leaves_nothing(
    mine: Path, baseline: Baseline, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that is full, or a folder that is locked: the table stays as it was."""
    baseline()
    change(mine, BREAKING)
    before = everything(mine.parent)

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device", str(self), None, str(target))

    monkeypatch.setattr(Path, "replace", full)
    done = baseline("--approve")
    assert done.code == 2
    assert "can't be written: No space left on device" in done.err
    assert everything(mine.parent) == before


def test_without_approvaltests_it_says_what_to_install(
    mine: Path, baseline: Baseline, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is asked or written."""
    monkeypatch.setattr("katas.practice.baseline.approving.find_spec", lambda _: None)
    before = everything(mine.parent)
    done = baseline()
    assert done.code == 2
    assert 'pip install "katas[approve]"' in done.err
    assert everything(mine.parent) == before


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ('pear = "so"', "yatzy-fixed-scores has no category 'pear'"),
        ('pair = ["1,2,3"]', "yatzy-fixed-scores has no roll of 3 dice"),
        ("pair = 5", "should be a reason, a list of rolls, or a table of rolls with their scores"),
    ],
)
def test_what_is_declared_wrongly_is_told(
    lines: str, said: str, mine: Path, baseline: Baseline
) -> None:
    """In one message, before anything is written."""
    declare(mine.parent, lines)
    done = baseline()
    assert done.code == 2
    assert said in done.err
    assert not (mine.parent / TABLE).exists()


# approvaltests


def test_settings_without_the_line_are_told_it(mine: Path, baseline: Baseline) -> None:
    """The line that keeps its pytest plugin out; `kata start` writes it."""
    assert "addopts" not in baseline().out
    (mine.parent / TABLE).unlink()
    change(mine.parent / "pyproject.toml", ('addopts = "-p no:approvaltests_pytest"\n', ""))
    assert baseline().lines[-1] == '  addopts = "-p no:approvaltests_pytest"'


def test_nothing_else_is_written_and_no_network_is_touched(mine: Path, tmp_path: Path) -> None:
    """A real process in which sockets fail: the first time, and when something has moved."""
    log = tmp_path / "network.txt"
    (tmp_path / "site").mkdir()
    custom = tmp_path / "site" / "sitecustomize.py"
    custom.write_text(NO_NETWORK.format(log=str(log)), "utf-8")
    env = {"PYTHONPATH": str(custom.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    before = everything(mine.parent)
    assert run_kata("baseline", cwd=mine.parent, env=env).code == 0
    change(mine, BREAKING)
    kept = everything(mine.parent)
    assert kept.keys() - before.keys() == {TABLE}
    done = run_kata("baseline", cwd=mine.parent, env=env)
    assert (done.code, done.err) == (1, "")
    assert everything(mine.parent) == kept
    assert not log.exists()


def test_its_plugin_is_kept_out_of_a_folder_that_kata_start_has_made(
    mine: Path, tmp_path: Path
) -> None:
    """Plain pytest makes no folder of approvaltests' there, and fetches nothing."""
    log = tmp_path / "network.txt"
    (tmp_path / "site").mkdir()
    custom = tmp_path / "site" / "sitecustomize.py"
    custom.write_text(NO_NETWORK.format(log=str(log)), "utf-8")
    before = everything(mine.parent)
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_mine.py")
    env = {"PYTHONPATH": str(custom.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    assert run(*command, cwd=mine.parent, env=env).code == 0
    after = everything(mine.parent)
    lit = {name for name in after if name.startswith(".katas/")}  # a light, as of every run
    assert {name: after[name] for name in after.keys() - lit} == {
        name: before[name] for name in before.keys() - lit
    }
    assert not log.exists()


# At a terminal


class Terminal:
    """`kata baseline` as somebody has it before them."""

    def __init__(self, folder: Path) -> None:
        self._ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "katas", "baseline"],
            cwd=folder,
            env=environment(),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self.text = ""

    def until(self, words: str) -> None:
        """Read until some words have come."""
        until = time.monotonic() + PATIENCE
        while words not in self.text:
            assert time.monotonic() < until, self.text
            self.text += os.read(self._ours, 65536).decode()

    def answer(self, typed: bytes) -> int:
        """Type something, read to the end, and give the exit code."""
        os.write(self._ours, typed)
        with suppress(OSError):  # the other end is closed
            while piece := os.read(self._ours, 65536):
                self.text += piece.decode()
        os.close(self._ours)
        return self.process.wait(PATIENCE)


@pytest.mark.parametrize(("typed", "code"), [(b"y\n", 0), (b"\x04", 1)], ids=["y", "Ctrl-D"])
def test_at_a_terminal_it_asks(typed: bytes, code: int, mine: Path, baseline: Baseline) -> None:
    """After what moved was shown; yes approves it, anything else leaves it."""
    baseline()
    change(mine, BREAKING)
    before = everything(mine.parent)
    terminal = Terminal(mine.parent)
    terminal.until("[y/N] ")
    assert "not preserved: " in terminal.text
    assert terminal.answer(typed) == code
    approved = code == 0
    assert ("approved: " in terminal.text) is approved
    assert ("nothing is written" in terminal.text) is not approved
    assert "--approve" not in terminal.text
    after = everything(mine.parent)
    assert (after == before) is not approved
    assert after.keys() == before.keys()
