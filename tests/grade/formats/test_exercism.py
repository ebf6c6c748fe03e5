"""Exercism's results.json: its schema, its statuses, its limits."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from katas.grade.graded import Graded, Item, Part, Status
from katas.grade.marks import Marked
from katas.spec import Told
from tests.grade import made
from tests.grade.formats.readers import parsed, written


@pytest.mark.parametrize(
    ("submission", "status", "tests"),
    [
        (made.passing, "pass", {"pass": 114}),
        (made.wrong, "fail", {"pass": 98, "fail": 16}),
        (made.crashed, "fail", {"pass": 99, "error": 14}),
        (made.hostile, "fail", {"pass": 98, "error": 14}),
        (made.did_not_run, "error", {}),
        (made.needs_a_human, "error", {}),
        (made.our_fault, "error", {}),
    ],
)
def test_its_status_follows_from_its_tests(
    submission: object, status: str, tests: dict[str, int]
) -> None:
    """All pass, or one doesn't, or none ran; the schema says so too."""
    assert callable(submission)
    results = parsed("exercism", submission())
    assert results["status"] == status
    assert Counter(test["status"] for test in results.get("tests", [])) == tests


def test_where_every_test_broke_it_is_an_error() -> None:
    """With the first of them at the top."""
    crashed = made.crashed()
    items = [item for item in crashed.graded.items if item.told.verdict == "crashed"]
    results = parsed(
        "exercism", replace(crashed, sections=(made.section("examples", items, crashed.most),))
    )
    assert results["status"] == "error"
    assert "its process came to an end" in results["message"]
    assert len(results["tests"]) == 14


def test_tests_stand_in_the_order_of_the_spec_with_their_example() -> None:
    """The website shows the first that fails."""
    results = parsed("exercism", made.wrong())
    names = [item.item.name for item in made.wrong().items]
    assert [test["name"] for test in results["tests"]] == names
    first = next(test for test in results["tests"] if test["status"] == "fail")
    assert first["test_code"] == "yatzy/exactly/pair.feature:36\nPair: 4,4,4,3,3"
    assert "expected 6" in first["message"]


def test_what_a_test_printed_is_cut_with_a_notice() -> None:
    """The notice counts as well."""
    results = parsed("exercism", made.crashed())
    output = next(test["output"] for test in results["tests"] if "output" in test)
    assert len(output) == 500
    assert output.endswith(" [Output was truncated. Please limit to 500 chars]")
    assert output.startswith("here\nhere\n")


def test_the_message_at_the_top_has_so_many_bytes() -> None:
    """However many letters that are."""
    problem = "\n".join(["å" * 290] * 1_000)
    graded = Graded(Status.DID_NOT_RUN, problem=problem)
    message = parsed("exercism", made.marked("long", graded))["message"]
    assert 30_000 < len(message.encode()) <= 65_535


def many(count: int, told: Told) -> Marked:
    """A submission of so many items that are told so; every tenth passes."""
    passed = Told("f:1", "Pair", "pair", "passed", "passed", printed=told.printed)
    items = [
        Item(Part.EXAMPLES, "", f"example {number}", told if number % 10 else passed)
        for number in range(count)
    ]
    graded = Graded(Status.NOT_PASSED, items=tuple(items))
    return made.marked("many", graded, [made.section("examples", items, 10_000)])


WORDY = Told("f:1", "Pair", "pair", "wrong", "wrong", "1", "x" * 290, got="2", printed="y" * 400)


@pytest.mark.parametrize(
    ("count", "left"),
    [
        (300, {"name", "status", "message", "output", "test_code"}),
        (900, {"name", "status", "message", "test_code"}),
        (1_350, {"name", "status", "message"}),
        (3_000, {"name", "status", "message"}),
    ],
)
def test_what_is_too_large_loses_one_thing_after_the_other(count: int, left: set[str]) -> None:
    """Output first, then the code, then messages become shorter; no test is lost."""
    submission = many(count, WORDY)
    assert len(written("exercism", submission).encode()) <= 500 * 1024
    results = parsed("exercism", submission)
    assert len(results["tests"]) == count
    assert {name for test in results["tests"] for name in test} == left


def test_tests_that_never_fit_become_one() -> None:
    """Which fails if one of them does, so that the status is the same."""
    submission = many(6_000, WORDY)
    assert len(written("exercism", submission).encode()) <= 500 * 1024
    results = parsed("exercism", submission)
    assert results["status"] == "fail"
    last = results["tests"][-1]
    assert last["name"] == f"the other {6_000 - len(results['tests']) + 1} examples"
    assert last["status"] == "fail"


def test_nothing_in_it_is_obeyed() -> None:
    """No control character and none that turns the writing; what was printed keeps its lines."""
    text = written("exercism", made.hostile())
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert "\\u001b" not in text
    output = json.loads(text)["tests"][0]["output"]
    assert made.SCRIPT in output
    assert "\n::add-mask::" in output
