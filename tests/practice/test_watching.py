"""The parts of the watch: noticing saves, running where there is no fork, colours."""

import os
from pathlib import Path

import pytest

from katas.catalog import Settings, open_shelf
from katas.plug.elsewhere import open_elsewhere
from katas.practice import files as watched_files
from katas.practice.cursor import Memory
from katas.practice.files import Files, Look
from katas.practice.lesson import open_lesson
from katas.practice.limbering import limber_up
from katas.practice.running import Behind, Here, Job, Message, Seen
from katas.practice.watching import is_coloured


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file that somebody edits."""
    file = tmp_path / "mine.py"
    file.write_text("one\n", "utf-8")
    return file


@pytest.fixture
def files(mine: Path) -> Files:
    """The files that are watched, as they are now."""
    files = Files(lambda: [mine, *mine.parent.glob("[a-l]*.py")])
    files.take()
    return files


def test_what_was_not_saved_is_the_same(files: Files) -> None:
    """Looking changes nothing."""
    assert files.look() is Look.SAME
    assert files.look() is Look.SAME


def test_a_save_is_seen_until_it_is_taken(files: Files, mine: Path) -> None:
    """Whoever was busy meanwhile sees it later."""
    mine.write_text("two, and longer\n", "utf-8")
    assert files.look() is Look.SAVED
    files.take()
    assert files.look() is Look.SAME


def test_a_file_put_in_its_place_is_a_save(files: Files, mine: Path) -> None:
    """As editors do that write beside and rename; of the same size and of the same time."""
    times = mine.stat()
    beside = mine.with_suffix(".tmp")
    beside.write_text("owt\n", "utf-8")
    os.utime(beside, ns=(times.st_atime_ns, times.st_mtime_ns))
    beside.replace(mine)
    assert files.look() is Look.SAVED


def test_a_file_on_its_way_is_waited_for(
    files: Files, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Gone or empty for a moment it is being written; if it stays so, that is how it was left."""
    monkeypatch.setattr(watched_files, "PATIENCE", 10**6)
    mine.unlink()
    assert files.look() is Look.MOVING
    mine.write_text("", "utf-8")
    assert files.look() is Look.MOVING
    mine.write_text("two, and longer\n", "utf-8")
    assert files.look() is Look.SAVED
    monkeypatch.setattr(watched_files, "PATIENCE", 0)
    mine.write_text("", "utf-8")
    assert files.look() is Look.SAVED
    mine.unlink()
    assert files.look() is Look.GONE


def test_a_new_neighbour_is_a_save(
    files: Files, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is found when they are listed again."""
    monkeypatch.setattr(watched_files, "LISTED", 0)
    mine.with_name("beside.py").write_text("x", "utf-8")
    assert files.look() is Look.SAVED


def messages(file: Path, behind: Behind) -> list[Message]:
    """All that a run says of greed, step by step in this process, the code in a worker."""
    lesson = open_lesson(open_shelf(), Settings(file.parent, kata="greed"))
    job = Job(lesson, lambda: lesson.spec.plug(open_elsewhere(file)), behind)
    run = Here(job, Memory())
    run.begin()
    said: list[Message] = []
    while (news := run.news()) is not None:
        said += news
    return said


def test_where_there_is_no_fork_it_runs_here_and_goes_on_behind(references: Path) -> None:
    """First what became of the examples, then the lines of what comes behind them."""
    file = references / "greed" / "reference" / "python" / "greed.py"
    seen, *lines = messages(
        file, lambda standing: [f"every roll of {standing.solution.name}", "is right"]
    )
    assert isinstance(seen, Seen)
    assert seen.green
    assert len(seen.passing) == 48
    assert seen.failure == []
    assert lines == ["every roll of greed.py", "is right"]


def test_what_does_not_load_is_a_problem(mine: Path) -> None:
    """There is nothing behind it."""
    mine.write_text("def score(:\n", "utf-8")
    (seen,) = messages(mine, lambda *_: ["never"])
    assert isinstance(seen, Seen)
    assert seen.problem.startswith("mine.py does not parse")


def test_limbering_up_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A solution finds the modules and the paths that there would have been."""
    import sys  # noqa: PLC0415  # what it is about

    monkeypatch.setattr(sys, "path", [*sys.path])
    path = list(sys.path)
    for kata in ("greed", "yatzy-norwegian"):
        limber_up(open_lesson(open_shelf(), Settings(Path(), kata=kata)))
    assert sys.path == path
    assert "sparring" not in sys.modules


@pytest.mark.parametrize(
    ("terminal", "environment", "coloured"),
    [
        (True, {}, True),
        (True, {"NO_COLOR": "1"}, False),
        (True, {"TERM": "dumb"}, False),
        (False, {}, False),
    ],
)
def test_a_light_has_its_colour_where_that_is_wanted(
    *,
    terminal: bool,
    environment: dict[str, str],
    coloured: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a terminal, and never against NO_COLOR."""
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert is_coloured(terminal=terminal) is coloured
