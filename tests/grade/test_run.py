"""A run of many: whatever becomes of those who grade, no submission vanishes."""

from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from katas.grade.assignment import Assignment
from katas.grade.graded import Graded, Status
from katas.grade.grading import Grader, found_sandbox
from katas.grade.many.crew import AHEAD, Done, Job, Processes
from katas.grade.many.ledger import Ledger
from katas.grade.rubric import Rubric
from katas.grade.run import Run
from katas.grade.submissions import gather

RIGHT = Path(__file__).parent.parent.parent / "solutions/yatzy/reference/python/exactly.py"


@pytest.fixture(scope="module")
def workspace() -> Iterator[Path]:
    """A folder that others may go through, which a test's own folder is not."""
    with TemporaryDirectory(prefix="katas-test-") as folder:
        yield Path(folder)


@pytest.fixture(scope="module")
def grader(workspace: Path) -> Grader:
    """A grader that asks the examples alone."""
    assignment = Assignment("yatzy-exactly", examples_only=True)
    return Grader.open(assignment, found_sandbox(assignment, workspace), workspace)


@pytest.fixture
def run(grader: Grader, tmp_path: Path) -> Iterator[Run]:
    """A class of five, no two alike."""
    for number in range(5):
        place = tmp_path / "klasse" / f"student{number}"
        place.mkdir(parents=True)
        code = f"{RIGHT.read_text('utf-8')}\n# {number}\n"
        (place / "yatzy.py").write_text(code, "utf-8")
    found = gather([tmp_path / "klasse"], workspace=tmp_path)
    with Ledger.open(tmp_path / "ledger.jsonl") as ledger:
        yield Run.of(found, grader, ledger, Rubric())


def test_what_a_broken_pool_would_not_take_is_graded(
    run: Run, grader: Grader, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that ends between two jobs takes neither with it: not the next, not the last."""
    taken = 0
    submit = ProcessPoolExecutor.submit

    def breaking(pool: ProcessPoolExecutor, *given: Any) -> Future[Graded]:
        nonlocal taken
        taken += 1
        if taken == AHEAD + 1:
            raise BrokenProcessPool("a process ended")
        return submit(pool, *given)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", breaking)
    crew = Processes(1, grader.assignment, grader.sandbox, workspace)
    for _ in run.grade(crew):
        pass
    assert [marked.graded.status for marked in run.marked()] == [Status.PASSED] * 5


class Forgetful:
    """Whoever grades only every other one."""

    def __init__(self, grader: Grader) -> None:
        self._grader = grader

    def grade(self, jobs: Iterable[Job]) -> Done:
        """Grade some of them."""
        for number, job in enumerate(jobs):
            if number % 2:
                yield job.key, self._grader.grade(job.content)


def test_what_nobody_graded_is_our_fault(run: Run, grader: Grader) -> None:
    """It stands in the table, before those that are graded, and has no mark."""
    for _ in run.grade(Forgetful(grader)):
        pass
    marked = list(run.marked())
    assert [each.graded.status for each in marked] == [
        *[Status.OUR_FAULT] * 3,
        *[Status.PASSED] * 2,
    ]
    assert marked[0].mark is None
    assert list(run.statuses).count(Status.OUR_FAULT) == 3
