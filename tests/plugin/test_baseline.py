"""The baseline under pytest: one item where a table is, that asks whether it is preserved."""

import shutil
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from katas.cli import main
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
from tests.running import run_pytest

ITEM = "yatzy/fixed_scores::baseline"
EXAMPLES = "118 of 126 examples passed"
PRESERVED = "baseline: preserved, 15 categories on 252 rolls in every order"


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The baseline of the old code, approved once for all tests here."""
    file = old_code(tmp_path_factory.mktemp("approved"))
    assert main(["baseline", str(file), "--kata=yatzy-fixed-scores"]) == 0
    return file.parent / TABLE


@pytest.fixture
def mine(tmp_path: Path, table: Path) -> Path:
    """Old code in a folder of its own, whose baseline was approved."""
    file = old_code(tmp_path)
    shutil.copy(table, file.parent)
    return file


def test_one_item_more_says_that_it_is_preserved(mine: Path, tmp_path: Path) -> None:
    """Behind the examples, which are told and counted as without it; nothing is written."""
    change(mine, PRESERVING)
    (mine.parent / TABLE).rename(tmp_path / TABLE)
    without = run_pytest("-q", cwd=mine.parent)
    shutil.copy(tmp_path / TABLE, mine.parent)
    before = everything(mine.parent)
    done = run_pytest("-rA", "-v", "-p", "no:cacheprovider", cwd=mine.parent)
    new = everything(mine.parent).keys() - before.keys()
    assert not [name for name in new if "__pycache__" not in name]
    assert PRESERVED in done.lines
    assert f"PASSED {ITEM}" in done.lines
    assert EXAMPLES in done.lines
    assert EXAMPLES in without.lines
    assert "baseline" not in without.text
    ids = [line.split()[0] for line in done.lines if line.startswith("yatzy/") and "::" in line]
    assert ids[-1] == ITEM


def test_what_broke_is_told_in_dice_words(mine: Path, tmp_path: Path) -> None:
    """Ten cells, the count, what to do; no traceback; other tools have it as a case."""
    change(mine, BREAKING)
    report = tmp_path / "report.xml"
    done = run_pytest(ITEM, f"--junitxml={report}", cwd=mine.parent)
    assert done.code == 1
    at = next(at for at, line in enumerate(done.lines) if line.startswith("baseline  "))
    head = done.lines[at].removeprefix("baseline  ")
    assert head.startswith("not preserved: ")
    assert all(line.startswith("    threes: ") for line in done.lines[at + 1 : at + 11])
    assert done.lines[at + 11].startswith("    and ")
    assert "kata baseline --approve" in done.lines[at + 12]
    assert f"baseline: {head}" in done.lines
    assert "look first at: baseline" in done.lines
    assert "Traceback" not in done.text
    assert f"FAILED {ITEM} - {head[:20]}" in done.text
    (case,) = ET.parse(report).iter("testcase")  # noqa: S314  # our own
    failure = case.find("failure")
    assert case.get("name") == "baseline"
    assert failure is not None
    assert failure.get("message") == head


def test_what_was_declared_fails_nobody_and_is_told(mine: Path) -> None:
    """Two reports that don't mix; what breaks beside it fails, and it alone."""
    change(mine, CORRECTING)
    declare(mine.parent, 'pair = "at least, not exactly"\ntwos = "later"')
    told = (
        f"baseline: as declared, pair moved on {CORRECTED:,} rolls (at least, not exactly), "
        "such as 3,3,3,4,1: gave 0, gives 6 now"
    )
    done = run_pytest("-m", "baseline", cwd=mine.parent)
    assert done.code == 0
    assert PRESERVED.replace("preserved", "preserved but for what is declared") in done.lines
    assert told in done.lines
    assert "baseline: declared, and not moved: twos (later)" in done.lines
    change(mine, BREAKING)
    done = run_pytest("-k", "baseline", cwd=mine.parent)
    assert done.code == 1
    assert told in done.lines
    assert "    pair: " not in done.text
    assert "    threes: " in done.text


@pytest.mark.parametrize(
    ("chosen", "count"),
    [
        ([ITEM], 1),
        (["-m", "not baseline"], 0),
        (["yatzy/fixed_scores/pair.feature"], 0),
        (["--kata=yatzy-exactly"], 0),
    ],
    ids=["its id", "-m not", "a feature", "another kata"],
)
def test_it_is_chosen_as_any_test(chosen: list[str], count: int, mine: Path) -> None:
    """By its id, by words, by its marker; where another kata runs, it isn't there."""
    done = run_pytest("--collect-only", "-q", "--strict-markers", *chosen, cwd=mine.parent)
    assert done.code == 0, done.text
    assert sum(line.endswith("::baseline") for line in done.lines) == count
    if count:
        assert not [line for line in done.lines if ".feature::" in line]


def test_a_file_named_by_an_option_has_its_own_table(mine: Path) -> None:
    """Beside it; that of the settings is for the solution that they name."""
    other = Path(shutil.copy(mine, mine.parent / "other.py"))
    arguments = ("--collect-only", "-q", "-k", "baseline")
    done = run_pytest(*arguments, f"--solution={other}", cwd=mine.parent)
    assert ITEM not in done.lines
    done = run_pytest(*arguments, f"--solution={mine}", cwd=mine.parent)
    assert ITEM in done.lines
    shutil.copy(mine.parent / TABLE, mine.parent / "other.baseline.approved.txt")
    done = run_pytest(*arguments, f"--solution={other}", cwd=mine.parent)
    assert ITEM in done.lines


def test_a_table_that_makes_no_sense_fails_with_its_line(mine: Path) -> None:
    """Edited, or not ours at all: nothing that can't be read passes."""
    table = mine.parent / TABLE
    change(table, ("\n1,1,1,1,2 |", "\n1,1,1,1,9 |"))
    done = run_pytest("-m", "baseline", cwd=mine.parent)
    assert done.code == 1
    assert f"{TABLE}, line 6: '1,1,1,1,9' is no roll that belongs here" in done.text
    assert "Traceback" not in done.text
    table.write_text("my own notes\n", "utf-8")
    done = run_pytest("-m", "baseline", cwd=mine.parent)
    assert done.code == 1
    assert "is no table that kata baseline has written" in done.text


def test_what_is_declared_wrongly_is_one_message(mine: Path) -> None:
    """As any setting, whether there is a table or not."""
    declare(mine.parent, 'pear = "so"')
    (mine.parent / TABLE).unlink()
    done = run_pytest(cwd=mine.parent)
    assert done.code == 4
    assert "[tool.katas.expected]: yatzy-fixed-scores has no category 'pear'" in done.text
    assert "nearest: pair" in done.text


def test_it_needs_no_approvaltests(mine: Path, tmp_path: Path) -> None:
    """Whoever runs the tests need not have the extra."""
    (tmp_path / "site").mkdir()
    hidden = tmp_path / "site" / "approvaltests.py"
    hidden.write_text("raise ImportError('it is not here')\n", "utf-8")
    env = {"PYTHONPATH": str(hidden.parent)}
    done = run_pytest("-m", "baseline", cwd=mine.parent, env=env)
    assert done.code == 0, done.text
    assert PRESERVED in done.lines


def test_n_runs_in_parallel(mine: Path) -> None:
    """Under pytest-xdist the same is told, once."""
    change(mine, BREAKING)
    done = run_pytest("-n", "2", "-m", "baseline", cwd=mine.parent)
    assert done.code == 1
    assert done.text.count("baseline: not preserved: ") == 1
    assert f"FAILED {ITEM}" in done.text
