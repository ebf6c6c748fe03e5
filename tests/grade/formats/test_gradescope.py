"""Gradescope's results.json: its schema, and what it makes of it."""

import json
from dataclasses import replace

import pytest

from katas.grade.graded import Graded, Status
from katas.grade.marks import MarkedItem, Points, Section
from tests.grade import made
from tests.grade.formats.readers import parsed, points_in_gradescope, written


@pytest.mark.parametrize(
    ("submission", "score"),
    [
        (made.passing, 100),
        (made.wrong, 75.61),
        (made.crashed, 91.18),
        (made.did_not_run, 0),
        (made.needs_a_human, None),
        (made.our_fault, None),
    ],
)
def test_it_has_the_score_of_the_mark(submission: object, score: float | None) -> None:
    """None where there is no mark: Gradescope says then that the grading failed."""
    assert callable(submission)
    results = parsed("gradescope", submission())
    assert points_in_gradescope(results) == score


def test_why_there_is_no_score_is_said() -> None:
    """At the top, for whoever looks for it there."""
    output = parsed("gradescope", made.our_fault())["output"]
    assert output.splitlines() == [
        "the grading failed and the fault is ours; there is no mark yet",
        "the sandbox could not be started",
    ]


def test_the_tests_add_up_to_the_score() -> None:
    """Of what is earned, and of what there is."""
    results = parsed("gradescope", made.wrong())
    tests = results["tests"]
    assert sum(test["score"] for test in tests) == pytest.approx(results["score"])
    assert sum(test["max_score"] for test in tests) == pytest.approx(100)
    assert sum(test["status"] == "failed" for test in tests) == 16
    assert [tests[0]["number"], tests[-1]["number"]] == ["1.1", "2.2"]


def test_no_score_is_more_than_there_is_or_less_than_nothing() -> None:
    """Whatever a mark may say."""
    item = made.items_of(made.RIGHT)[0]
    for earned, score in ((99_900, 10), (-5, 0)):
        section = Section("examples", (MarkedItem(item, Points(earned, 1_000)),))
        submission = made.marked("over", Graded(Status.PASSED), [section], most=1_000)
        results = parsed("gradescope", submission)
        assert results["score"] == score
        assert results["tests"][0]["score"] == score


def test_what_failed_is_told_in_dice_words() -> None:
    """As text, after what sort of a failure it is."""
    tests = parsed("gradescope", made.wrong())["tests"]
    failed = next(test for test in tests if test["status"] == "failed")
    assert failed["output"].splitlines()[:2] == [
        "a wrong answer",
        "yatzy/exactly/pair.feature:36  Pair: 4,4,4,3,3",
    ]
    assert failed["tags"] == ["examples", "pair", "wrong"]


def test_nothing_in_it_is_markup_or_obeyed() -> None:
    """Every format that Gradescope knows is said to be text; times are numbers."""
    submission = made.hostile()
    text = written("gradescope", submission)
    assert "\\u001b" not in text
    assert "\u202e" not in text
    timed = replace(submission, graded=made.replace_graded(submission.graded, seconds=1.23456))
    assert json.loads(written("gradescope", timed))["execution_time"] == 1.235
