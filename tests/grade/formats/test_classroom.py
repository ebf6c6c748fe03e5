"""GitHub Classroom: what its reporter takes without a crash, and counts as we do."""

import pytest

from katas.grade.formats.classroom import outputs
from katas.grade.graded import Graded, Item, Part, Status
from katas.grade.marks import Marked
from katas.spec import Told
from tests.grade import made
from tests.grade.formats.readers import (
    commands,
    handed_on,
    points_in_classroom,
    points_in_the_console,
    written,
)


@pytest.mark.parametrize(
    ("submission", "ids"),
    [
        (made.passing, ["examples", "rolls"]),
        (made.wrong, ["examples", "examplesmissed", "rolls"]),
        (made.crashed, ["examples", "examplesmissed", "rolls"]),
        (made.hostile, ["examples", "examplesmissed"]),
        (made.did_not_run, ["submission"]),
        (made.needs_a_human, ["submission"]),
        (made.our_fault, ["submission"]),
    ],
)
def test_a_runner_is_a_section(submission: object, ids: list[str]) -> None:
    """In two where the arithmetic of the two scorers would differ; both are held to the cent."""
    assert callable(submission)
    marked: Marked = submission()
    runners = handed_on(written("classroom", marked))
    assert list(runners) == ids
    for results in runners.values():
        scored = sum(test["score"] for test in results["tests"])
        assert points_in_the_console(results) == pytest.approx(scored, abs=0.005)
    if marked.mark:
        earned, most = points_in_classroom(runners.values())
        assert (earned, most) == pytest.approx((marked.mark.earned / 100, 100))


def test_where_there_is_no_mark_no_points_are_told() -> None:
    """Not nought of a hundred: nothing of nothing, and a step that fails."""
    for submission in (made.needs_a_human(), made.our_fault()):
        (results,) = handed_on(written("classroom", submission)).values()
        assert results["status"] == "error"
        assert points_in_classroom([results]) == (0, 0)
        assert results["tests"][0]["message"].endswith(submission.graded.problem)


def test_the_step_passes_only_with_the_submission() -> None:
    """One runner that isn't passed is enough to fail it."""
    for submission in made.everybody():
        runners = handed_on(written("classroom", submission)).values()
        passes = all(results["status"] == "pass" for results in runners)
        assert passes == (submission.graded.status is Status.PASSED)


def test_an_example_has_its_place_in_the_spec() -> None:
    """Its file and line, and what came."""
    runners = handed_on(written("classroom", made.wrong()))
    first = runners["examplesmissed"]["tests"][0]
    assert (first["filename"], first["line_no"]) == ("yatzy/exactly/pair.feature", 36)
    assert first["message"] == "expected 6, got 8"
    assert runners["rolls"]["tests"][0]["line_no"] == 0


def test_ids_are_letters_and_digits_and_each_is_one_of_its_own() -> None:
    """Whatever sections are called; variables have no case, and `runners` is an output already."""
    names = [
        "Små straight",
        "smastraight!",
        "SMA STRAIGHT",
        "runners",
        "Submission",
        "3 alike",
        "骰",
    ]
    items = made.items_of(made.RIGHT)
    sections = [made.section(name, items[at : at + 1], 100) for at, name in enumerate(names)]
    submission = made.marked("named", Graded(Status.PASSED), sections, most=700)
    assert list(handed_on(written("classroom", submission))) == [
        "smastraight",
        "smastraight2",
        "smastraight3",
        "runners2",
        "submission2",
        "section3alike",
        "section",
    ]


@pytest.mark.parametrize(
    "attack", ["::notice title=Autograding report::{}", " ::add-mask::a", "x ##[error]forged"]
)
def test_no_command_begins_in_what_a_reporter_prints(attack: str) -> None:
    """It prints names and messages into a log in which Classroom looks for points."""
    assert commands(attack), "as it is, it would command"
    told = Told("", attack, attack, "raised", "broke", got=attack, got_why=attack)
    item = Item(Part.EXAMPLES, "", attack, told)
    graded = Graded(Status.NOT_PASSED, items=(item,))
    submission = made.marked("x", graded, [made.section(attack, [item], 10_000)])
    for results in handed_on(written("classroom", submission)).values():
        for test in results["tests"]:
            assert commands(f"{test['name']}\n{test['message']}") == []
            assert attack.rsplit(maxsplit=1)[-1][-6:] in test["message"]


def test_each_output_is_one_line() -> None:
    """Which is what the file of a step's outputs wants."""
    text = written("classroom", made.hostile())
    assert len(text.splitlines()) == 3
    assert outputs(made.hostile()).keys() == {"examples", "examplesmissed"}
