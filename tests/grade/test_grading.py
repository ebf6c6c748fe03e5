"""One submission, graded in this process's own sandbox: what it is found to be, and why."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from katas.grade.assignment import Assignment
from katas.grade.canaries import Canary, canaries, send_canaries
from katas.grade.graded import Graded, Part, Status
from katas.grade.grading import Grader, found_sandbox
from katas.grade.sandbox import sandbox as starting
from katas.grade.submissions import gather

ROOT = Path(__file__).parent.parent.parent
RIGHT = ROOT / "solutions" / "yatzy" / "reference" / "python" / "exactly.py"
SHAPES = ROOT / "tests" / "solutions" / "right"

Files = dict[str, str]


@pytest.fixture(scope="module")
def workspace() -> Iterator[Path]:
    """A folder that others may go through, which a test's own folder is not."""
    with TemporaryDirectory(prefix="katas-test-") as folder:
        yield Path(folder)


@pytest.fixture(scope="module")
def grader(workspace: Path) -> Grader:
    """A grader of one kata, in the strongest sandbox."""
    assignment = Assignment("yatzy-exactly", call_limit=1, run_limit=10)
    return Grader.open(assignment, found_sandbox(assignment, workspace), workspace)


def graded(grader: Grader, folder: Path, files: Files) -> Graded:
    """Grade a submission that is made of some texts."""
    place = folder / "handed in"
    for name, text in files.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text, "utf-8")
    (submission,) = gather([place], workspace=folder / "unpacked")
    return grader.grade(submission.content)


def failed(came: Graded) -> set[str]:
    """The categories in which an example failed."""
    return {
        item.told.category for item in came.items if item.part is Part.EXAMPLES and not item.passed
    }


def without(text: str, name: str) -> str:
    """A module without one of its functions at the top."""
    return re.sub(rf"def {name}\(.*?\n\n\n", "", text, flags=re.DOTALL)


BY_CATEGORY = (SHAPES / "yatzy_exactly_by_list.py").read_text("utf-8")


def test_a_category_that_is_not_written_is_not_there_yet(grader: Grader, tmp_path: Path) -> None:
    """With nothing left over that could be it, that is so: it earns nothing, and is no doubt."""
    text = without(BY_CATEGORY, "full_house")
    came = graded(grader, tmp_path, {"yatzy.py": text})
    assert came.status is Status.NOT_PASSED, came.problem
    assert failed(came) == {"full house"}
    assert list(came.missing) == ["full house"]
    assert len(came.items) == 127


def test_a_category_under_a_name_that_nobody_knows_needs_a_human(
    grader: Grader, tmp_path: Path
) -> None:
    """Something is left over that takes the dice: nobody gets a nought for what we don't know."""
    text = BY_CATEGORY.replace("def full_house(", "def xyzzy(")
    came = graded(grader, tmp_path, {"yatzy.py": text})
    assert came.status is Status.NEEDS_A_HUMAN
    assert came.problem.startswith("full house: not found, and xyzzy(dice) stands for nothing")
    assert came.called_as["pair"] == "pair(dice)"


HELPER = """

def xyzzy(dice):
    return 1
"""


def test_a_helper_is_no_doubt_where_all_is_found(grader: Grader, tmp_path: Path) -> None:
    """Whatever else takes dice: with every category found it stands for itself."""
    came = graded(grader, tmp_path, {"yatzy.py": f"{BY_CATEGORY}{HELPER}"})
    assert came.status is Status.PASSED, came.problem


def test_several_candidates_need_a_human(grader: Grader, tmp_path: Path) -> None:
    """We don't choose among somebody's files; his own settings or the teacher's do."""
    text = RIGHT.read_text("utf-8")
    files = {"first.py": text, "second.py": text}
    came = graded(grader, tmp_path, files)
    assert came.status is Status.NEEDS_A_HUMAN
    assert "2 files that could be the solution" in came.problem
    assert str(tmp_path) not in came.problem
    settings = '[tool.katas]\nsolution = "second.py"\n'
    said = graded(grader, tmp_path / "again", {**files, "pyproject.toml": settings})
    assert (said.status, said.solution) == (Status.PASSED, "second.py")
    assert said.honoured == {"entry": "second.py"}


def test_a_checkout_is_one_submission(grader: Grader, tmp_path: Path) -> None:
    """The code in a folder of its own, tests beside it, as a repository has them."""
    files = {
        "pyproject.toml": "[project]\nname = 'mine'\n",
        "src/yatzy.py": RIGHT.read_text("utf-8"),
        "tests/test_yatzy.py": "def test_nothing():\n    pass\n",
    }
    came = graded(grader, tmp_path, files)
    assert (came.status, came.solution) == (Status.PASSED, "src/yatzy.py"), came.problem


def test_a_print_that_was_left_in_costs_nothing(grader: Grader, tmp_path: Path) -> None:
    """It is kept, for whoever looks."""
    text = f"print('loading, å')\n{RIGHT.read_text('utf-8')}"
    came = graded(grader, tmp_path, {"yatzy.py": text})
    assert (came.status, came.printed) == (Status.PASSED, "loading, å\n")


def test_an_open_question_may_be_answered_by_the_submission(
    workspace: Path, tmp_path: Path
) -> None:
    """Its reading is followed and shown; one that there isn't is told; the teacher's goes first."""
    assignment = Assignment("yatzy-four-dice")
    four = Grader.open(assignment, found_sandbox_of(workspace), workspace)
    code = (SHAPES / "yatzy_four_dice_strict.py").read_text("utf-8")
    settings = '[tool.katas.readings]\nfour-alike = "{}"\n'
    names = [reading.name for reading in four.spec.kata.questions[0].readings]
    for answer in names:
        files = {"yatzy.py": code, "pyproject.toml": settings.format(answer)}
        came = graded(four, tmp_path / answer, files)
        assert came.honoured == {"readings.four-alike": answer}
    files = {"yatzy.py": code, "pyproject.toml": settings.format("perhaps")}
    came = graded(four, tmp_path / "other", files)
    assert came.honoured == {}
    assert any("its own reading can't be followed" in note for note in came.notes)


def found_sandbox_of(workspace: Path) -> starting.Sandbox:
    """Another sandbox, with a toolbox of its own."""
    place = workspace / "another"
    place.mkdir()
    return found_sandbox(Assignment("yatzy-four-dice"), place)


def test_a_language_that_is_not_here_is_our_fault(
    grader: Grader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A student can't help it that the grader has no Ruby."""
    monkeypatch.setenv("PATH", str(tmp_path))
    came = graded(grader, tmp_path, {"yatzy.rb": "def score(dice, category)\n  0\nend\n"})
    assert came.status is Status.OUR_FAULT
    assert "needs Ruby, which isn't here" in came.problem


def test_a_sandbox_that_fails_is_our_fault(
    grader: Grader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever ends the process before a line of the submission's ran is none of its doing."""
    wrapping = type(grader.sandbox.wrapping)
    monkeypatch.setattr(wrapping, "command", lambda *_: ["/bin/sh", "-c", "echo no space >&2"])
    came = graded(grader, tmp_path, {"yatzy.py": RIGHT.read_text("utf-8")})
    assert came.status is Status.OUR_FAULT
    assert "the sandbox doesn't start any more" in came.problem


def test_a_mistake_of_ours_is_no_mark(
    grader: Grader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What breaks in here is told, and counts for nobody."""

    def broken(*_: object) -> None:
        raise ZeroDivisionError("our own")

    monkeypatch.setattr(type(grader.asking), "ask", broken)
    came = graded(grader, tmp_path, {"yatzy.py": RIGHT.read_text("utf-8")})
    assert (came.status, came.problem) == (Status.OUR_FAULT, "ZeroDivisionError: our own")


def test_a_result_is_the_same_when_it_has_crossed(grader: Grader, tmp_path: Path) -> None:
    """As data and back: to the ledger, to another process, to another machine."""
    came = graded(grader, tmp_path, {"yatzy.py": BY_CATEGORY.replace("sum(dice)", "7")})
    assert came.status is Status.NOT_PASSED
    assert Graded.from_data(came.as_data()) == came


def test_each_kata_has_its_canaries(workspace: Path) -> None:
    """A right one and a wrong one of each kata on our shelf, and each comes out as it should."""
    place = workspace / "canaries"
    place.mkdir()
    sandbox = found_sandbox(Assignment("greed"), place)
    for kata in ("greed", "yatzy-fixed-scores", "yatzy-four-dice", "yatzy-norwegian"):
        grader = Grader.open(Assignment(kata), sandbox, place)
        assert [canary.wrong is None for canary in canaries(grader.spec)] == [True, False], kata
        assert len(send_canaries(grader)) == 2


def test_canaries_fly_whatever_a_teacher_has_said(grader: Grader) -> None:
    """Calls and readings for a class are not for our own solutions."""
    said = replace(grader.assignment, calls={"pair": "gone(dice)"}, entry="theirs.py", refused=-1)
    asking = replace(grader.asking, assignment=said)
    assert len(send_canaries(replace(grader, assignment=said, asking=asking))) == 2


def test_a_canary_is_graded_as_everybody_is(grader: Grader) -> None:
    """A wrong one has its failure among its items."""
    (wrong,) = [canary for canary in canaries(grader.spec) if canary.wrong]
    assert isinstance(wrong, Canary)
    came = grader.graded_as(wrong.files[0].name, wrong)
    assert failed(came) | {item.told.category for item in came.items if not item.passed} == {
        wrong.wrong
    }


def test_what_hangs_takes_no_time_from_what_does_not(grader: Grader, tmp_path: Path) -> None:
    """A category without end is stopped; the others have their time, and are right."""
    text = BY_CATEGORY.replace(
        "def chance(dice):\n", "def chance(dice):\n    while True:\n        pass\n"
    )
    patient = replace(grader.assignment, run_limit=60)
    came = graded(replace(grader, assignment=patient), tmp_path, {"yatzy.py": text})
    assert failed(came) == {"chance"}
    (proof,) = [item for item in came.items if item.part is Part.PROOF and not item.passed]
    assert proof.told.category == "chance"


def test_what_was_not_asked_is_not_called_wrong(grader: Grader, tmp_path: Path) -> None:
    """Where the time is used up, the rest says so."""
    text = f"import time\n\n\n{BY_CATEGORY}".replace(
        "def yatzy(dice):\n", "def yatzy(dice):\n    time.sleep(0.4)\n"
    )
    hasty = replace(grader.assignment, run_limit=4)
    came = graded(replace(grader, assignment=hasty), tmp_path, {"yatzy.py": text})
    told = {item.told.category: item.told.verdict for item in came.items if item.part is Part.PROOF}
    assert came.status is Status.NOT_PASSED
    assert told["full house"] == "not_run"
