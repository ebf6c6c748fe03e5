"""A solution that is being written: what isn't there yet keeps out of the way."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.running import Run

Runner = Callable[..., Run]

KATA = "--kata=yatzy-exactly"
MINE = "--solution=my_yatzy.py"

GROWING = """
def score(dice, category):
    if category == "chance":
        return sum(dice)
    if category == "twos":
        return 3
    raise ValueError("unknown category")
"""


@pytest.fixture(autouse=True)
def my_yatzy(folder: Path) -> None:
    """Chance is right, twos are wrong, the rest is still to come."""
    (folder / "my_yatzy.py").write_text(GROWING, "utf-8")


def test_what_is_there_is_run_and_what_is_not_fails_once(run_here: Runner) -> None:
    """Three rows of twos are wrong, and thirteen categories are one item each, counted in full."""
    run = run_here(KATA, MINE, "-q")
    assert "16 failed, 6 passed" in run.text
    assert any(line.startswith("6 of 112 examples passed; not there yet: ") for line in run.lines)
    assert "look first at: Twos: 2,3,2,5,1 (yatzy/exactly/ones_to_sixes.feature:18)" in run.lines


@pytest.mark.parametrize("option", ["-x", "--sw"])
def test_stopping_at_the_first_failure_stops_at_something_written(
    option: str, run_here: Runner
) -> None:
    """What is still to be written comes last."""
    run = run_here(KATA, MINE, "-q", option)
    assert "1 failed" in run.text
    assert "FAILED yatzy/exactly/ones_to_sixes.feature::Only the dice of that face" in run.text


@pytest.mark.parametrize(
    "address",
    [
        "yatzy/exactly/pair.feature::pair: not there yet",
        "yatzy/exactly/pair.feature::One too many::3,3,3,4,1 0",
        "yatzy/exactly/pair.feature::One too many",
        "yatzy/exactly/pair.feature:48",
        "yatzy/exactly/pair.feature",
    ],
)
def test_a_category_that_is_not_there_stands_in_for_its_rows(
    address: str, run_here: Runner
) -> None:
    """Asked for in any way, it is the one failing item, alone."""
    run = run_here(KATA, MINE, "-q", address)
    assert run.code == 1, run.text
    assert "FAILED yatzy/exactly/pair.feature::pair: not there yet" in run.text
    assert "1 failed in" in run.text


def test_a_row_by_its_line_is_that_row(run_here: Runner) -> None:
    """`pair.feature:27`, as failures print it, can be pasted back too."""
    run = run_here(KATA, MINE, "yatzy/exactly/chance.feature:15", "-q")
    assert "1 passed" in run.text
    assert run_here(KATA, MINE, "yatzy/exactly/chance.feature:1", "-q").code == 4


def test_a_folder_of_features_can_be_asked_for(run_here: Runner) -> None:
    """The beginning of an id is enough."""
    assert "16 failed, 6 passed" in run_here(KATA, MINE, "yatzy/exactly", "-q").text


def test_a_broken_solution_does_not_stand_before_the_help(folder: Path, run_here: Runner) -> None:
    """`pytest --help` and `--markers` need no solution that loads."""
    (folder / "my_yatzy.py").write_text("def score(dice category): ...\n", "utf-8")
    settings = '[tool.katas]\nkata = "yatzy-exactly"\nsolution = "my_yatzy.py"\n'
    (folder / "pyproject.toml").write_text(settings, "utf-8")
    assert run_here("--help").code == 0
    assert run_here("--markers").code == 0
    assert run_here().code == 4


def test_settings_that_are_commented_out_ask_for_nothing(folder: Path, run_here: Runner) -> None:
    """A pyproject.toml that only mentions us changes no run."""
    text = '# [tool.katas]\n[tool.katas-of-mine]\nkata = "greed"\n'
    (folder / "pyproject.toml").write_text(text, "utf-8")
    (folder / "test_mine.py").write_text("def test_one(): pass\n", "utf-8")
    assert "1 passed" in run_here("-q").text


def test_another_kata_leaves_the_settings_of_this_one(
    folder: Path, references: Path, run_here: Runner
) -> None:
    """Stage and readings are about the kata that they stand beside."""
    settings = '[tool.katas]\nkata = "yatzy-four-dice"\nsolution = "my_yatzy.py"\n'
    settings += 'stage = "five"\nreadings = { four-alike = "no" }\n'
    (folder / "pyproject.toml").write_text(settings, "utf-8")
    solution = references / "greed" / "reference" / "python" / "greed.py"
    assert "48 passed" in run_here("--kata=greed", f"--solution={solution}", "-q").text


def test_a_reading_written_down_that_the_code_does_not_follow_is_told_as_that(
    folder: Path, references: Path, run_here: Runner
) -> None:
    """The answers aren't mixed; they are only not the ones agreed on."""
    settings = f"""
[tool.katas]
kata = "yatzy-four-dice"
solution = '{references / "yatzy" / "reference" / "python" / "four_dice.py"}'
readings = {{ four-alike = "yes" }}
"""
    (folder / "pyproject.toml").write_text(settings, "utf-8")
    run = run_here("-q")
    assert run.code == 1
    assert "mixed" not in run.text
    asked = "reading: Are four (or five) equal dice two pairs?"
    assert f"{asked} yes, by your settings; your code differs" in run.lines


def test_a_feature_of_their_own_fails_without_our_frames(folder: Path, run_here: Runner) -> None:
    """Dice words, and not the way through pytest-bdd; a mistake in it is told too."""
    settings = '[tool.katas]\nkata = "yatzy-exactly"\nsolution = "my_yatzy.py"\n'
    (folder / "pyproject.toml").write_text(settings, "utf-8")
    (folder / "doubts.feature").write_text(
        "@ours\nFeature: My doubts\n\n  Scenario: Five of them\n"
        '    When 2,2,2,2,2 is placed on "twos"\n    Then it scores 10\n\n'
        "  Scenario: Somewhere else\n"
        '    When 2,2,2,2,2 is placed on "tews"\n    Then it scores 10\n',
        "utf-8",
    )
    (folder / "test_doubts.py").write_text(
        'from pytest_bdd import scenarios\n\nscenarios("doubts.feature")\n', "utf-8"
    )
    run = run_here("test_doubts.py", "--strict-markers", "-W", "error")
    assert "2 failed" in run.text
    assert "expected 10" in run.text
    assert "there is no category 'tews'" in run.text
    assert "steps.py" not in run.text
    assert "fixtures.py" not in run.text


def test_a_solution_that_is_interrupted_while_it_is_tried_says_so(
    folder: Path, run_here: Runner
) -> None:
    """Ctrl-C in a solution that loops without end is no silent end."""
    (folder / "my_yatzy.py").write_text(
        "def score(dice, category):\n    raise KeyboardInterrupt\n", "utf-8"
    )
    run = run_here(KATA, MINE)
    assert run.code == 4
    assert "stopped while the solution was loaded and tried on a roll" in run.text
