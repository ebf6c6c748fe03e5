"""pytest's own ways to choose and report items work on examples as on any test."""

import shutil
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.running import Run

Runner = Callable[..., Run]

WRONG = "--solution=my_yatzy.py"
KATA = "--kata=yatzy-exactly"
ROW = "yatzy/exactly/pair.feature::One too many::3,3,3,4,1 0"


@pytest.fixture(autouse=True)
def my_yatzy(folder: Path, solutions: Path) -> None:
    """A solution with the classic pair in the learner's folder: seven examples fail."""
    shutil.copy(solutions / "wrong" / "pair_at_least.py", folder / "my_yatzy.py")


def test_k_chooses_by_words(run_here: Runner) -> None:
    """`-k` matches scenario and file names."""
    run = run_here(KATA, WRONG, "-k", "pair and too and many", "-q")
    assert "5 failed" not in run.text
    assert "4 failed" in run.text


def test_m_chooses_by_source(run_here: Runner) -> None:
    """`-m quoted` runs what the document prints, whatever table of an outline it stands in."""
    run = run_here(KATA, WRONG, "-m", "quoted", "-q")
    assert "25 passed" in run.text
    assert "2 failed" in run.text


def test_markers_are_registered_and_nothing_warns(run_here: Runner) -> None:
    """The strictest pytest has no complaint."""
    run = run_here(KATA, WRONG, "--strict-markers", "--strict-config", "-W", "error", "-q")
    assert "7 failed, 105 passed" in run.text
    assert "warning" not in run.text.lower()


def test_lf_runs_the_last_failures(run_here: Runner) -> None:
    """`--lf` remembers rows."""
    assert run_here(KATA, WRONG, "-q").code == 1
    run = run_here(KATA, WRONG, "--lf", "-q")
    assert "7 failed" in run.text
    assert "passed" not in run.text.rpartition("7 failed")[2]


def test_sw_stops_and_goes_on(folder: Path, run_here: Runner) -> None:
    """`--sw` stops at the first failure, and goes on from there."""
    first = run_here(KATA, WRONG, "--sw", "-q")
    assert "1 failed" in first.text
    again = run_here(KATA, WRONG, "--sw", "--sw-skip", "-q")
    assert "2 failed" in again.text
    assert (folder / ".pytest_cache").is_dir()


def test_n_runs_in_parallel(run_here: Runner) -> None:
    """Under pytest-xdist the same fail, told in the same words, and are summed up once."""
    run = run_here(KATA, WRONG, "-n", "2")
    assert "7 failed, 105 passed" in run.text
    assert run.text.count("= kata yatzy-exactly =") == 1
    assert "105 of 112 examples passed" in run.lines
    assert "3+3, as the classic, fixed-scores and norwegian rules have it" in run.text


def test_junit_xml_has_one_case_a_row(folder: Path, run_here: Runner) -> None:
    """A report for other tools: a case for each row, the failure in dice words."""
    run_here(KATA, WRONG, "--junitxml=report.xml", "-q")
    cases = list(ET.parse(folder / "report.xml").iter("testcase"))  # noqa: S314  # our own
    assert len(cases) == 112
    (case,) = [case for case in cases if case.get("name") == "3,3,3,4,1 0"]
    assert "pair" in (case.get("classname") or "")
    failure = case.find("failure")
    assert failure is not None
    assert failure.get("message") == "expected 0, got 6"
    assert "exactly two equal dice make a pair" in (failure.text or "")


def test_an_id_can_be_pasted_back(run_here: Runner) -> None:
    """What pytest prints after FAILED runs that row and no other."""
    printed = run_here(KATA, WRONG, "-q").text
    assert f"FAILED {ROW} - expected 0, got 6" in printed
    run = run_here(KATA, WRONG, ROW, "-q")
    assert "1 failed" in run.text
    assert "105 passed" not in run.text


def test_an_id_that_is_not_there_is_refused(run_here: Runner) -> None:
    """A row that nobody wrote is a usage error, as with any test."""
    run = run_here(KATA, WRONG, ROW.replace("3,3,3,4,1", "1,1,1,1,1"), "-q")
    assert run.code == 4
    assert "not found: yatzy/exactly/pair.feature::One too many::1,1,1,1,1 0" in run.text


def test_a_whole_outline_or_file_can_be_asked_for(run_here: Runner) -> None:
    """The parts of an id are ids."""
    assert "4 failed" in run_here(KATA, WRONG, ROW.rpartition("::")[0], "-q").text
    assert (
        "13 tests collected"
        in run_here(KATA, WRONG, ROW.partition("::")[0], "-q", "--collect-only").text
    )


def test_an_editor_can_use_real_paths(references: Path, run_here: Runner) -> None:
    """Test explorers run a file by its real path, with the rest of the id behind it."""
    features = references.parent / "features"
    run = run_here(KATA, WRONG, f"{features}/{ROW}", "-q")
    assert "1 failed" in run.text


def test_every_id_collected_is_unique_and_can_be_run(run_here: Runner) -> None:
    """What `--collect-only` lists are addresses: given back all at once, all of them run."""
    listed = run_here(KATA, WRONG, "--collect-only", "-q")
    ids = [line for line in listed.lines if ".feature::" in line]
    assert len(ids) == len(set(ids)) == 112
    run = run_here(KATA, WRONG, *ids, "-q")
    assert "7 failed, 105 passed" in run.text


@pytest.mark.parametrize("style", ["short", "line", "long", "native", "no"])
def test_every_style_of_traceback_is_free_of_tracebacks(style: str, run_here: Runner) -> None:
    """`--tb` changes nothing that matters: a wrong score has no traceback."""
    run = run_here(KATA, WRONG, ROW, f"--tb={style}")
    assert "Traceback" not in run.text
    assert ("expected 0" in run.text) or style == "no"


def test_names_patterns_of_the_learner_collect_no_steps(run_here: Runner) -> None:
    """`python_functions = *` in somebody's settings doesn't turn steps into tests."""
    run = run_here(KATA, WRONG, "-o", "python_functions=*", "-q")
    assert "7 failed, 105 passed" in run.text


def test_without_autoload_the_plugins_can_be_named(run_here: Runner) -> None:
    """Some CI turns plugin autoloading off; two `-p` bring us back."""
    run = run_here(
        *("-p", "pytest_bdd.plugin", "-p", "katas.plugin", KATA, WRONG, "-q"),
        env={"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    )
    assert "7 failed, 105 passed" in run.text


def test_colours_are_pytest_s_own_business(run_here: Runner) -> None:
    """With NO_COLOR, or into a pipe, no escape codes come out."""
    assert "\x1b[" not in run_here(KATA, WRONG, "-q").text
    assert "\x1b[" not in run_here(KATA, WRONG, "-q", env={"NO_COLOR": "1"}).text
