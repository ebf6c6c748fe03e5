"""The light of a run: real runs of pytest and of the watch, in folders that remember."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from katas.catalog import REMEMBERS
from katas.dojo.lit import Change, Count, Lit
from katas.dojo.strip import Strip
from katas.model import Light
from tests.running import Run, run_kata, until
from tests.watching import Watching

SETTINGS = '[tool.katas]\nkata = "yatzy-exactly"\nsolution = "mine.py"\n'

BEGUN = "def chance(dice):\n    return sum(dice)\n"

OWN = "def test_of_my_own():\n    assert {}\n"


@pytest.fixture
def mine(folder: Path) -> Path:
    """A solution that has just been begun, in a folder that remembers."""
    (folder / "pyproject.toml").write_text(SETTINGS, "utf-8")
    (folder / REMEMBERS).mkdir()
    file = folder / "mine.py"
    file.write_text(BEGUN, "utf-8")
    return file


RunHere = Callable[..., Run]


def lights(folder: Path) -> list[Lit]:
    """The lights that a folder has kept."""
    return Strip(folder).read()


def kinds(folder: Path) -> list[Light]:
    """Just what they are."""
    return [lit.light for lit in lights(folder)]


def test_where_nothing_is_remembered_there_is_no_light(mine: Path, run_here: RunHere) -> None:
    """A folder of its own is made by nobody but those who say so."""
    (mine.parent / REMEMBERS).rmdir()
    run_here()
    assert not (mine.parent / REMEMBERS).exists()


def test_green_is_what_passes_up_to_where_one_stands(mine: Path, run_here: RunHere) -> None:
    """The example at the cursor passes, nothing is lost, and most is still to be written."""
    done = run_here()
    assert done.code == 1
    assert "light: green" in done.out
    (lit,) = lights(mine.parent)
    assert (lit.light, lit.kata, lit.by) == (Light.GREEN, "yatzy-exactly", "pytest")
    assert (lit.stage, lit.reached) == ("sums", ())
    assert (lit.counts["chance"], lit.counts["pair"]) == (Count(6, 6), Count(0, 14))
    assert (lit.passed, lit.all) == (6, 112)


def test_red_is_where_the_next_example_fails(mine: Path, run_here: RunHere) -> None:
    """Nothing is lost in the second run, and nothing is new."""
    run_here()
    assert "light: red" in run_here().out
    assert kinds(mine.parent) == [Light.GREEN, Light.RED]


def test_red_is_what_was_lost(mine: Path, run_here: RunHere) -> None:
    """What passed before has to pass again, and the watch and pytest remember together."""
    run_here()
    mine.write_text(BEGUN + "\n\ndef ones(dice):\n    return dice.count(1)\n", "utf-8")
    run_here()
    mine.write_text("def ones(dice):\n    return dice.count(1)\n", "utf-8")
    assert "light: red" in run_here().out
    assert [lit.change for lit in lights(mine.parent)] == [Change(), Change(4, 0), Change(0, 4)]


def test_red_is_where_an_own_test_fails(mine: Path, run_here: RunHere) -> None:
    """The learner's tests are theirs to keep green."""
    (mine.parent / "test_mine.py").write_text(OWN.format("False"), "utf-8")
    assert "light: red" in run_here().out
    (mine.parent / "test_mine.py").write_text(OWN.format("True"), "utf-8")
    mine.write_text(BEGUN + "\n\ndef fours(dice):\n    return 4 * dice.count(4)\n", "utf-8")
    assert "light: green" in run_here().out
    assert lights(mine.parent)[-1].change.added == 5, "tests are a part of the text"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("mine.py", "def chance(:\n"),
        ("mine.py", "raise OSError\n"),
        ("mine.py", "x = 1\n"),
        ("test_mine.py", "def test(:\n"),
    ],
)
def test_amber_is_what_did_not_run(mine: Path, run_here: RunHere, name: str, text: str) -> None:
    """A file that doesn't parse or load, with nothing in it, or tests that can't be read."""
    (mine.parent / name).write_text(text, "utf-8")
    run_here()
    (lit,) = lights(mine.parent)
    assert (lit.light, lit.counts, lit.stage) == (Light.AMBER, {}, "")


@pytest.mark.parametrize(
    "words",
    [
        ["-k", "chance"],
        ["-x"],
        ["--sw"],
        ["yatzy/exactly/pair.feature"],
        ["test_mine.py"],
    ],
)
def test_a_part_is_half_a_light(mine: Path, run_here: RunHere, words: list[str]) -> None:
    """Whatever becomes of it, it is never green."""
    (mine.parent / "test_mine.py").write_text(OWN.format("True"), "utf-8")
    run_here(*words)
    assert kinds(mine.parent) == [Light.HALF]


def test_what_failed_last_is_half_a_light(mine: Path, run_here: RunHere) -> None:
    """Since the rest isn't run."""
    run_here()
    run_here("--lf")
    assert kinds(mine.parent) == [Light.GREEN, Light.HALF]


def test_to_stop_early_is_half_a_light_even_where_all_passes(
    mine: Path, run_here: RunHere, references: Path
) -> None:
    """Whoever asks to stop has not asked for all."""
    shutil.copy(references / "yatzy/reference/python/exactly.py", mine)
    assert run_here("-x").code == 0
    assert kinds(mine.parent) == [Light.HALF]


@pytest.mark.parametrize("words", [["--collect-only"], ["-k", "nothing at all"], ["--markers"]])
def test_where_nothing_runs_nothing_is_lit(mine: Path, run_here: RunHere, words: list[str]) -> None:
    """A look at the list is no run."""
    run_here(*words)
    assert kinds(mine.parent) == []


def test_another_solution_lights_nothing(mine: Path, run_here: RunHere, references: Path) -> None:
    """It says nothing of how far this folder is."""
    right = references / "yatzy/reference/python/exactly.py"
    run_here("--kata", "yatzy-exactly", f"--solution={right}")
    run_here("--kata", "greed", "--solution", mine)
    assert kinds(mine.parent) == []


def test_a_folder_without_settings_lights_for_what_is_named(mine: Path, run_here: RunHere) -> None:
    """One that has joined a dojo, and has a file and nothing else."""
    (mine.parent / "pyproject.toml").unlink()
    run_here("--kata", "yatzy-exactly", "--solution", mine)
    assert kinds(mine.parent) == [Light.GREEN]


def test_many_processes_light_one_light(mine: Path, run_here: RunHere) -> None:
    """With pytest-xdist whoever sends them out lights it."""
    run_here("-n", "2")
    (lit,) = lights(mine.parent)
    assert (lit.light, lit.passed) == (Light.GREEN, 6)


def test_everything_done_is_the_last_stage(mine: Path, run_here: RunHere, references: Path) -> None:
    """With all stages reached."""
    shutil.copy(references / "yatzy/reference/python/exactly.py", mine)
    run_here()
    (lit,) = lights(mine.parent)
    assert (lit.light, lit.stage) == (Light.GREEN, "patterns")
    assert lit.reached == ("sums", "alike", "patterns")


def test_the_answers_to_open_questions_are_in_it(
    mine: Path, run_here: RunHere, references: Path
) -> None:
    """Those that the code gives, by the names of the readings."""
    settings = SETTINGS.replace("yatzy-exactly", "yatzy-fixed-scores")
    (mine.parent / "pyproject.toml").write_text(settings, "utf-8")
    shutil.copy(references / "yatzy/reference/python/fixed_scores.py", mine)
    run_here()
    assert lights(mine.parent)[0].readings == {"four-alike": "no"}


def test_a_baseline_that_moved_is_red(mine: Path, run_here: RunHere) -> None:
    """What was to be preserved is lost, whatever the examples say."""
    for name in ("chance", "ones"):
        text = BEGUN if name == "chance" else f"{BEGUN}\n\ndef ones(dice):\n    return 7\n"
        mine.write_text(text, "utf-8")
    assert run_kata("baseline", cwd=mine.parent).code == 0
    mine.write_text(f"{BEGUN}\n\ndef ones(dice):\n    return dice.count(1)\n", "utf-8")
    assert "light: red" in run_here().out


def test_a_strip_that_can_not_be_written_breaks_nothing(mine: Path, run_here: RunHere) -> None:
    """It is said, and all else goes on."""
    (mine.parent / REMEMBERS / "lights.jsonl").mkdir()
    done = run_here()
    assert done.code == 1
    assert ".katas/lights.jsonl can't be written" in done.out


def test_hunting_and_looking_light_nothing(mine: Path) -> None:
    """Only what runs the kata on one's own code does."""
    (mine.parent / "test_mine.py").write_text(OWN.format("True"), "utf-8")
    run_kata("hunt", cwd=mine.parent)
    run_kata("check", "--examples", cwd=mine.parent)
    assert kinds(mine.parent) == []


def test_each_run_of_the_watch_lights_one(mine: Path) -> None:
    """With what was foretold, which the team is told about at once."""
    with Watching(cwd=mine.parent) as watching:
        watching.until("green  6 of 112")
        until(lambda: len(lights(mine.parent)) == 1)
        watching.typed("r")
        watching.until("you say red")
        mine.write_text("def ones(dice):\n    return 1\n", "utf-8")
        watching.until("you said red, and so it is: 1 of 1 right")
        until(lambda: len(lights(mine.parent)) == 2)
        mine.write_text("def ones(:\n", "utf-8")
        watching.until("amber")
        until(lambda: len(lights(mine.parent)) == 3)
        watching.end()
    first, second, third = lights(mine.parent)
    assert (first.light, first.by, first.foretold) == (Light.GREEN, "watch", None)
    assert (second.light, second.foretold, second.change) == (Light.RED, True, Change(2, 2))
    assert (third.light, third.counts) == (Light.AMBER, {})


def test_what_is_kept_can_be_read_by_anybody(mine: Path, run_here: RunHere) -> None:
    """A line of JSON a light, with nothing of the code in it."""
    run_here()
    (line,) = (mine.parent / REMEMBERS / "lights.jsonl").read_text("utf-8").splitlines()
    assert json.loads(line)["light"] == "green"
    assert "sum(dice)" not in line
