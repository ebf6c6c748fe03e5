"""What runs in somebody's CI: the action's own lines, and those of a workflow that we write."""

import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.running import environment, run_kata

ROOT = Path(__file__).parent.parent.parent
ACTION = ROOT / ".github" / "actions" / "grade" / "action.yml"
RIGHT = ROOT / "solutions" / "yatzy" / "reference" / "python" / "exactly.py"
CLASSIC = ROOT / "solutions" / "yatzy" / "legacy" / "python" / "classic" / "sprawl.py"


@pytest.fixture
def runner(tmp_path: Path) -> dict[str, str]:
    """A runner's environment: its folders, its files, and the katas where a step has put them."""
    temporary = tmp_path / "runner temp"
    (temporary / "katas" / "bin").mkdir(parents=True)
    kata = temporary / "katas" / "bin" / "kata"
    kata.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m katas "$@"\n', "utf-8")
    kata.chmod(0o755)
    for name in ("output", "summary"):
        (tmp_path / name).touch()
    return {
        **environment(),
        "PATH": f"{kata.parent}{os.pathsep}{os.environ['PATH']}",
        "RUNNER_TEMP": str(temporary),
        "GITHUB_OUTPUT": str(tmp_path / "output"),
        "GITHUB_STEP_SUMMARY": str(tmp_path / "summary"),
    }


def bash(script: str, cwd: Path, env: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    """Run a step as a runner does."""
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script]
    return subprocess.run(
        command, cwd=cwd, env=env, capture_output=True, text=True, check=False, timeout=120
    )


def grading_step() -> tuple[str, dict[str, Any]]:
    """The step that grades: its script, and the inputs that it is given."""
    action = yaml.safe_load(ACTION.read_text("utf-8"))
    (step,) = [each for each in action["runs"]["steps"] if each["name"] == "grade"]
    defaults = {name: each.get("default", "") for name, each in action["inputs"].items()}
    names = {name: text[len("${{ inputs.") : -len(" }}")] for name, text in step["env"].items()}
    return step["run"], {name: defaults[of] for name, of in names.items()}


def outputs(path: str) -> dict[str, str]:
    """What a step has put into its outputs."""
    lines = Path(path).read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines)


def test_no_input_becomes_a_line_of_a_script() -> None:
    """Whoever may set an input can't add a command: they reach the scripts as variables."""
    action = yaml.safe_load(ACTION.read_text("utf-8"))
    for step in action["runs"]["steps"]:
        assert "${{" not in step["run"]


def test_a_right_submission_is_a_green_step(tmp_path: Path, runner: dict[str, str]) -> None:
    """The reports are there, the summary is told, and the results are handed on."""
    script, inputs = grading_step()
    folder = tmp_path / "their repository"
    folder.mkdir()
    shutil.copy(RIGHT, folder / "my_yatzy.py")
    done = bash(script, folder, {**runner, **inputs, "KATA": "yatzy-exactly"})
    assert done.returncode == 0, done.stdout + done.stderr
    handed = outputs(runner["GITHUB_OUTPUT"])
    assert handed["runners"] == "examples,proof"
    assert set(handed) == {"folder", "runners", "examples", "proof"}
    assert "100" in Path(runner["GITHUB_STEP_SUMMARY"]).read_text("utf-8")
    first, *_, last = done.stdout.splitlines()
    assert first.startswith("::stop-commands::")
    assert last == f"::{first.removeprefix('::stop-commands::')}::"
    assert [path.name for path in folder.iterdir()] == ["my_yatzy.py"]


def test_a_wrong_one_is_red_with_its_annotations(tmp_path: Path, runner: dict[str, str]) -> None:
    """Behind the end of what must not command, the first counterexample of each category."""
    script, inputs = grading_step()
    shutil.copy(CLASSIC, tmp_path / "yatzy.py")
    inputs = {**inputs, "KATA": "yatzy-exactly", "SUBMISSION": "yatzy.py"}
    done = bash(script, tmp_path, {**runner, **inputs})
    assert done.returncode == 1, done.stdout + done.stderr
    stop = done.stdout.splitlines()[0].removeprefix("::stop-commands::")
    errors = done.stdout.partition(f"::{stop}::\n")[2].splitlines()
    assert errors
    assert all(line.startswith("::error file=yatzy.py,line=") for line in errors)


def test_another_spec_than_was_pinned_is_no_grade(tmp_path: Path, runner: dict[str, str]) -> None:
    """The step fails and says which spec there is."""
    script, inputs = grading_step()
    shutil.copy(RIGHT, tmp_path / "yatzy.py")
    inputs = {**inputs, "KATA": "yatzy-exactly", "SUBMISSION": "yatzy.py", "SPEC": "0" * 64}
    done = bash(script, tmp_path, {**runner, **inputs})
    assert done.returncode == 2
    assert "is another version of the spec of yatzy-exactly" in done.stderr


def test_the_workflow_of_a_new_folder_grades_it(tmp_path: Path, runner: dict[str, str]) -> None:
    """`kata start --ci github` writes lines that run as they stand, with the spec pinned."""
    run = run_kata("start", "yatzy-exactly", "mine", "--ci", "github", cwd=tmp_path)
    assert run.code == 0, run.text
    folder = tmp_path / "mine"
    shutil.copy(RIGHT, folder / "yatzy.py")
    workflow = yaml.safe_load((folder / ".github/workflows/kata.yml").read_text("utf-8"))
    script = workflow["jobs"]["grade"]["steps"][-1]["run"]
    done = bash(script, folder, runner)
    assert done.returncode == 0, done.stdout + done.stderr
    data = json.loads((Path(runner["RUNNER_TEMP"]) / "grades" / "grades.json").read_text("utf-8"))
    assert data["rules"]["spec"] in script
    assert [each["status"] for each in data["submissions"]] == ["passed"]
