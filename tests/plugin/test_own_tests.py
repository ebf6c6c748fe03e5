"""A learner's own tests, features and settings live beside the kata."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.running import Run

Runner = Callable[..., Run]

SETTINGS = """
[tool.katas]
kata = "yatzy-exactly"
solution = "my_yatzy.py"
"""

OWN_TEST = """
from my_yatzy import score

def test_chance():
    assert score([1, 2, 3, 4, 6], "chance") == 16

def test_hope():
    assert score([1, 1, 1, 1, 2], "yatzy") == 50
"""

OWN_FEATURE = """
Feature: My own doubts
  Scenario: Two and two
    When 4,4,2,2,6 is placed on "two pairs"
    Then it scores 12

  Scenario: Wishful
    When 4,4,2,2,6 is placed on "pair"
    Then it scores 12
"""


@pytest.fixture(autouse=True)
def kata_folder(folder: Path, references: Path) -> None:
    """A folder with settings, a right solution, and a learner's own test that fails."""
    shutil.copy(references / "yatzy/reference/python/exactly.py", folder / "my_yatzy.py")
    (folder / "pyproject.toml").write_text(SETTINGS, "utf-8")
    (folder / "test_mine.py").write_text(OWN_TEST, "utf-8")


def test_plain_pytest_runs_the_kata_and_their_own_tests(run_here: Runner) -> None:
    """With settings in the folder nothing has to be said."""
    run = run_here()
    assert "1 failed, 113 passed" in run.text
    assert "112 of 112 examples passed" in run.lines
    assert "FAILED test_mine.py::test_hope" in run.text


@pytest.mark.parametrize("argument", [".", "./"])
def test_the_folder_as_an_argument_means_the_same(argument: str, run_here: Runner) -> None:
    """Editors run `pytest .`, and mean the kata as well."""
    assert "1 failed, 113 passed" in run_here(argument, "-q").text


def test_one_of_their_own_files_can_be_run_alone(run_here: Runner) -> None:
    """A file named is the only one run; the kata stays out."""
    run = run_here("test_mine.py", "-q")
    assert "1 failed, 1 passed" in run.text
    assert "examples" not in run.text


def test_the_kata_named_by_an_option_runs_alone(run_here: Runner) -> None:
    """`--kata` asks for that kata and nothing else."""
    assert "112 passed" in run_here("--kata=yatzy-exactly", "-q").text


def test_settings_are_found_from_a_folder_below(folder: Path, run_here: Runner) -> None:
    """Pytest started in a subfolder finds the kata above it."""
    (folder / "notes").mkdir()
    run = run_here("-q", cwd=folder / "notes")
    assert "112 of 112 examples passed" in run.lines


def test_settings_with_windows_line_endings(folder: Path, run_here: Runner) -> None:
    """A file as some editors save it is read as well; a BOM, pytest itself refuses."""
    (folder / "pyproject.toml").write_bytes(SETTINGS.replace("\n", "\r\n").encode("utf-8"))
    assert "112 of 112 examples passed" in run_here("-q").lines


def test_stage_and_readings_are_settings(folder: Path, solutions: Path, run_here: Runner) -> None:
    """An answer written down makes the open rows ordinary examples: the other answer is wrong."""
    shutil.copy(solutions / "right" / "yatzy_four_dice_short.py", folder / "my_yatzy.py")
    settings = '[tool.katas]\nkata = "yatzy-four-dice"\nsolution = "my_yatzy.py"\nstage = "five"\n'
    (folder / "pyproject.toml").write_text(settings, "utf-8")
    (folder / "test_mine.py").unlink()
    assert "99 of 99 examples passed" in run_here("-q").lines
    (folder / "pyproject.toml").write_text(settings + 'readings = { four-alike = "no" }\n', "utf-8")
    run = run_here("-q")
    assert run.code == 1
    assert "4 failed" in run.text
    assert "95 of 99 examples passed" in run.lines


def test_lf_keeps_the_kata_when_their_own_tests_fail_too(
    folder: Path, solutions: Path, run_here: Runner
) -> None:
    """`--lf` brings back failures of both kinds."""
    shutil.copy(solutions / "wrong" / "pair_at_least.py", folder / "my_yatzy.py")
    (folder / "test_mine.py").write_text("def test_hope():\n    assert False\n", "utf-8")
    assert "8 failed" in run_here("-q").text
    run = run_here("-q", "--lf")
    assert "8 failed" in run.text
    assert "passed" not in run.text.rpartition("8 failed")[2]


def test_their_own_features_use_the_kata_s_steps(folder: Path, run_here: Runner) -> None:
    """A feature of one's own, bound by pytest-bdd as ever, is judged in dice words."""
    (folder / "doubts.feature").write_text(OWN_FEATURE, "utf-8")
    (folder / "test_mine.py").write_text(
        'from pytest_bdd import scenarios\n\nscenarios("doubts.feature")\n', "utf-8"
    )
    run = run_here("-q")
    assert "1 failed, 113 passed" in run.text
    assert "expected 12" in run.text
    assert "got      8" in run.text


def test_their_conftest_cannot_get_between_the_kata_and_its_steps(
    folder: Path, run_here: Runner
) -> None:
    """A fixture called `example`, or a step with our words, changes nothing in the kata."""
    (folder / "test_mine.py").unlink()
    (folder / "conftest.py").write_text(
        "import pytest\n"
        "from pytest_bdd import then, parsers\n\n"
        "@pytest.fixture\ndef example():\n    return 'theirs'\n\n"
        '@then(parsers.parse("it scores {points:d}"))\n'
        "def scores(points):\n    raise RuntimeError('theirs')\n",
        "utf-8",
    )
    run = run_here("-q")
    assert run.code == 0, run.text
    assert "112 passed" in run.text


def test_a_module_that_both_import_is_one(folder: Path, run_here: Runner) -> None:
    """The kata and the learner's tests see one module: there is no second copy of its state."""
    with (folder / "my_yatzy.py").open("a", encoding="utf-8") as file:
        file.write("\nimport pathlib\nwith pathlib.Path('loads').open('a') as f: f.write('x')\n")
    assert "1 failed, 113 passed" in run_here("-q").text
    assert (folder / "loads").read_text("utf-8") == "x"


def test_the_learner_s_environment_may_lie_in_the_folder(
    folder: Path, references: Path, run_here: Runner
) -> None:
    """Features that lie below the rootdir (a `.venv` there) have the same ids as elsewhere."""
    package = folder / ".venv" / "lib" / "site-packages" / "katas"
    shutil.copytree(references.parent / "katas", package, ignore=shutil.ignore_patterns("*.pyc"))
    shutil.copytree(references.parent / "features", package / "shelf" / "features")
    shutil.copytree(references, package / "shelf" / "solutions")
    run = run_here("-v", "-k", "pair", env={"PYTHONPATH": str(package.parent)})
    assert "yatzy/exactly/pair.feature::One too many::3,3,3,4,1 0 PASSED" in run.text
    assert str(package) not in run.text.replace(str(folder), "")


def test_an_unrelated_run_loads_nothing_of_ours(folder: Path, run_here: Runner) -> None:
    """Without a kata, the plugin is one small module, and what a learner's test imports another."""
    (folder / "pyproject.toml").unlink()
    (folder / "test_mine.py").write_text(
        "import sys\n\nfrom katas import Refused\n\n"
        "def test_modules():\n"
        "    ours = {name for name in sys.modules if name.partition('.')[0] == 'katas'}\n"
        "    assert ours == {'katas', 'katas.plugin'}\n",
        "utf-8",
    )
    assert run_here("-q").code == 0


def test_an_error_in_their_own_test_file_does_not_hide_the_kata(
    folder: Path, run_here: Runner
) -> None:
    """The rules of pytest hold: a broken test file is an error beside the kata's items."""
    (folder / "test_mine.py").write_text("def broken(:\n", "utf-8")
    run = run_here("-q", "--continue-on-collection-errors")
    assert "112 passed, 1 error" in run.text
