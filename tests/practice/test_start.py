"""`kata start`: a folder to begin in, and what pytest says there before a line is written."""

import os
import shutil
import stat
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from katas.catalog import Kata, open_shelf
from katas.practice import begin
from katas.practice.starting import start_names
from katas.spec import open_specification
from tests.approving import approve
from tests.running import Run, run_kata, run_pytest

APPROVED = Path(__file__).parent / "approved"

TWINS = ("legacy:switch", "legacy:factory")
"""Starts that three katas share: test_legacy.py has what they score, one kata how it is told."""

STARTS = [
    (kata.id, start)
    for kata in open_shelf().katas.values()
    for start in start_names(kata)
    if start not in TWINS or kata.id == "yatzy-fixed-scores"
]


def kata_called(name: str) -> Kata:
    """A kata of the shelf."""
    return open_shelf().find(name)


def outcomes(folder: Path) -> Iterator[str]:
    """What pytest made of each item in a folder, a line each, in its order."""
    report = folder.parent / "report.xml"
    run_pytest(f"--junitxml={report}", "-q", cwd=folder)
    for case in ET.parse(report).iter("testcase"):  # noqa: S314  # our own
        failure = case.find("failure")
        outcome = "passed" if failure is None else (failure.get("message") or "").splitlines()[0]
        yield f"{case.get('classname')}::{case.get('name')}  {outcome}"


def started(*arguments: str | Path, cwd: Path) -> Run:
    """Run `kata start`."""
    return run_kata("start", *arguments, cwd=cwd)


@pytest.mark.parametrize(("kata", "start"), STARTS)
def test_a_start_begins_as_approved(kata: str, start: str, tmp_path: Path) -> None:
    """A fresh folder, a real pytest run, and the outcome of every row as it was looked at."""
    begun = begin(
        open_specification(open_shelf(), kata_called(kata)), tmp_path / "å begynne", start
    )
    name = f"{kata}.{start.replace(':', '.')}"
    approve("\n".join(outcomes(begun.folder)) + "\n", APPROVED, name)


def test_a_blank_start_has_everything_still_to_come(tmp_path: Path) -> None:
    """Nothing is there yet, and the run says what to do first."""
    folder = tmp_path / "blank"
    started("yatzy-norwegian", folder, "--from", "blank", cwd=tmp_path)
    run = run_pytest(cwd=folder)
    assert run.code == 1
    assert " passed" not in run.lines[-1]
    assert any(line.startswith("look first at: ") for line in run.lines)


@pytest.mark.parametrize(
    ("kata", "start"),
    [
        ("greed", "blank"),
        ("yatzy-exactly", "blank"),
        ("yatzy-norwegian", "blank"),
        ("yatzy-fixed-scores", "legacy:sprawl"),
        ("yatzy-four-dice", "legacy:sprawl"),
    ],
)
def test_without_options_it_begins_as_the_document_asks(
    kata: str, start: str, tmp_path: Path
) -> None:
    """A task to write begins blank, one to refactor or extend with legacy code."""
    assert start_names(kata_called(kata))[0] == start
    run = started(kata, "mine", cwd=tmp_path)
    assert f"mine is ready: {kata_called(kata).title} ({start})" in run.lines


def test_the_folder_has_what_one_begins_with_and_nothing_else_is_touched(tmp_path: Path) -> None:
    """The brief, the code, the tests, the settings, a .gitignore; and only below the folder."""
    run = started("yatzy-fixed-scores", "my-kata", "--from", "legacy", cwd=tmp_path)
    assert run.code == 0, run.text
    assert [path.name for path in tmp_path.iterdir()] == ["my-kata"]
    assert sorted(path.name for path in (tmp_path / "my-kata").iterdir()) == [
        ".gitignore",
        ".katas",
        "brief.md",
        "pyproject.toml",
        "test_handed_out.py",
        "test_mine.py",
        "yatzy.py",
    ]


def test_pytest_in_the_folder_leaves_nothing_but_caches(tmp_path: Path) -> None:
    """What .gitignore names is all that a run adds."""
    folder = tmp_path / "mine"
    started("greed", folder, cwd=tmp_path)
    before = {path.name for path in folder.iterdir()}
    run_pytest("-q", cwd=folder)
    added = {path.name for path in folder.iterdir()} - before
    assert ".pytest_cache" in added
    assert added <= {"__pycache__", ".pytest_cache"}


def test_a_workflow_comes_on_request(tmp_path: Path) -> None:
    """`--ci github` adds the one file: it installs this version, runs pytest, and grades."""
    run = started("greed", "mine", "--ci", "github", cwd=tmp_path)
    assert run.code == 0, run.text
    workflow = (tmp_path / "mine" / ".github" / "workflows" / "kata.yml").read_text("utf-8")
    assert "python -m pip install katas==" in workflow
    assert "python -m pytest" in workflow
    spec = next(line for line in workflow.splitlines() if "--spec" in line)
    assert len(spec.partition("--spec ")[2].split()[0]) == 64


def test_a_learner_s_repository_around_it_does_no_harm(tmp_path: Path) -> None:
    """A pytest.ini above the folder doesn't take the run over."""
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -k nothing\n", "utf-8")
    folder = tmp_path / "deep" / "down" / "mine"
    assert started("greed", folder, cwd=tmp_path).code == 0
    assert "2 failed" in run_pytest("-q", cwd=folder).text


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        (["yatzy-fixed-score", "new"], "there is no kata 'yatzy-fixed-score'"),
        (["greed", "full"], "full isn't empty"),
        (["greed", "file.txt"], "file.txt is a file"),
        (["greed", "new", "--from", "blanc"], "greed has no start 'blanc'"),
        (["yatzy-fixed-scores", "new", "--from", "legacy:spral"], "nearest: legacy:sprawl"),
    ],
)
def test_what_cannot_be_begun_is_told(arguments: list[str], wanted: str, tmp_path: Path) -> None:
    """One message, exit code 2, and everything as it was."""
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "diary.txt").write_text("dear diary", "utf-8")
    (tmp_path / "file.txt").write_text("a file", "utf-8")
    before = sorted(tmp_path.rglob("*"))
    run = started(*arguments, cwd=tmp_path)
    assert run.code == 2, run.text
    assert wanted in run.err
    assert "Traceback" not in run.text
    assert sorted(tmp_path.rglob("*")) == before
    assert (tmp_path / "full" / "diary.txt").read_text("utf-8") == "dear diary"


@pytest.fixture
def locked(tmp_path: Path) -> Iterator[Path]:
    """A folder that nobody may write to; a file system that root can't write to either."""
    folder = tmp_path / "locked"
    folder.mkdir()
    if os.geteuid() == 0:
        # Root writes everywhere but where no file can be: below a device.
        yield Path("/dev/null/locked")
        return
    folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    yield folder
    folder.chmod(stat.S_IRWXU)


def test_without_write_access_it_says_so(locked: Path, tmp_path: Path) -> None:
    """A folder that can't be made is one plain message."""
    run = started("greed", locked / "mine", cwd=tmp_path)
    assert run.code == 2, run.text
    assert "can't be written" in run.err
    assert "Traceback" not in run.text


def test_an_existing_empty_folder_is_welcome(tmp_path: Path) -> None:
    """Whoever made the folder first has done nothing wrong."""
    (tmp_path / "mine").mkdir()
    assert started("greed", "mine", cwd=tmp_path).code == 0


@pytest.mark.parametrize(
    ("reference", "kata"),
    [
        ("greed/reference/python/greed.py", "greed"),
        ("yatzy/reference/python/exactly.py", "yatzy-exactly"),
    ],
)
def test_the_reference_put_in_place_passes_all(
    reference: str, kata: str, references: Path, tmp_path: Path
) -> None:
    """Who ends where the reference is, is done: the kata and the first test are green."""
    folder = tmp_path / "mine"
    started(kata, folder, "--from", "blank", cwd=tmp_path)
    shutil.copy(references / reference, folder / kata_called(kata).solution)
    run = run_pytest("-q", cwd=folder)
    assert run.code == 0, run.text


def test_the_score_fixture_speaks_of_dice(tmp_path: Path) -> None:
    """A learner's own test that gets no score says what came instead, without our frames."""
    folder = tmp_path / "mine"
    started("yatzy-exactly", folder, cwd=tmp_path)
    (folder / "yatzy.py").write_text("def pair(dice):\n    print(6)\n", "utf-8")
    (folder / "test_mine.py").write_text(
        "def test_one(score):\n    assert score([3, 3, 4, 5, 6], 'pair') == 6\n\n"
        "def test_two(score):\n    assert score('3,3,4,5,6', 'Two Pears') == 6\n",
        "utf-8",
    )
    run = run_pytest("-q", "test_mine.py", cwd=folder)
    assert "pair: 3,3,4,5,6" in run.text
    assert "printed 6 and returned nothing: return it as well" in run.text
    assert "yatzy-exactly has no category 'Two Pears'" in run.text
    assert "katas/plugin/run.py" not in run.text
