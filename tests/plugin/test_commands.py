"""A solution that is a command: any program that speaks the lines, in any language."""

import json
import shutil
from pathlib import Path

import pytest

from tests.running import run_kata, run_pytest

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"


def told(folder: Path, kata: str, *command: str) -> Path:
    """A folder whose settings name a command."""
    settings = f'[tool.katas]\nkata = "{kata}"\nsolution = {json.dumps(command)}\n'
    (folder / "pyproject.toml").write_text(settings, "utf-8")
    return folder


def test_a_language_without_a_bridge_is_driven_by_the_same_features(tmp_path: Path) -> None:
    """The Perl of the docs, beside the settings: every example of Greed passes."""
    shutil.copy(EXAMPLES / "greed.pl", tmp_path)
    run = run_pytest("-q", cwd=told(tmp_path, "greed", "./greed.pl"))
    assert run.code == 0, run.text
    assert "48 of 48 examples passed" in run.text


def test_a_command_is_run_in_the_folder_of_its_settings(tmp_path: Path) -> None:
    """Its words are handed over as they are; started from below, it finds what lies beside it."""
    shutil.copy(EXAMPLES / "greed.pl", tmp_path / "my own greed.pl")
    told(tmp_path, "greed", "perl", "my own greed.pl")
    below = tmp_path / "below"
    below.mkdir()
    done = run_kata("calls", cwd=below)
    assert done.code == 0, done.text
    assert done.lines[0].startswith("my own greed.pl, as greed calls it")
    assert "score(dice)  1,5,1,2,4 gives 250" in done.text


def test_what_a_command_lacks_is_not_there_yet(tmp_path: Path) -> None:
    """The ten lines of sh know chance, which passes; the rest is still to come."""
    folder = told(tmp_path, "yatzy-exactly", "sh", str(EXAMPLES / "chance.sh"))
    run = run_pytest("-q", "-k", "chance", cwd=folder)
    assert run.code == 0, run.text
    assert run_pytest("-q", cwd=folder).code == 1


@pytest.mark.parametrize(
    ("command", "problem"),
    [
        (["./nothing"], "nothing can't be started: No such file or directory"),
        (["sh", "-c", "exit 3"], "sh ends its process while it loads: exit code 3"),
        (["echo", "hello"], "echo doesn't say what it offers: "),
        (["cat"], "what it says it offers can't be understood"),
    ],
)
def test_a_command_that_does_not_speak_is_told(
    command: list[str], problem: str, tmp_path: Path
) -> None:
    """One message from pytest and from kata, with the page to read where that helps."""
    folder = told(tmp_path, "greed", *command)
    run = run_pytest(cwd=folder)
    assert run.code == 4, run.text
    assert f"ERROR: {problem}" in run.text
    done = run_kata("calls", cwd=folder)
    assert done.code == 2, done.text
    assert f"kata: {problem}" in done.text


def test_a_command_that_never_answers_is_told_what_to_look_for(tmp_path: Path) -> None:
    """Who forgets to flush waits for nothing, and hears of it."""
    folder = told(tmp_path, "greed", "sh", "-c", "sleep 600")
    run = run_pytest("--call-limit=0.1", cwd=folder)
    assert run.code == 4, run.text
    assert "ERROR: sh takes too long to load" in run.text
    assert "flush each answer?" in run.text


def test_an_option_goes_before_the_command(references: Path, tmp_path: Path) -> None:
    """`--solution` names another solution for this once."""
    folder = told(tmp_path, "greed", "./nothing")
    file = references / "greed" / "reference" / "python" / "greed.py"
    assert run_pytest(f"--solution={file}", "-q", cwd=folder).code == 0
