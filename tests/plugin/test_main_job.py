"""The main job: pytest runs a kata against somebody's own file."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.running import Run

Runner = Callable[..., Run]

REFERENCES = {
    "greed": "greed/reference/python/greed.py",
    "yatzy-exactly": "yatzy/reference/python/exactly.py",
    "yatzy-fixed-scores": "yatzy/reference/python/fixed_scores.py",
    "yatzy-four-dice": "yatzy/reference/python/four_dice.py",
    "yatzy-norwegian": "yatzy/reference/python/norwegian.py",
}

LEGACY = "yatzy/legacy/python/classic/sprawl.py"


@pytest.mark.parametrize("kata", REFERENCES)
def test_a_reference_passes_its_kata(kata: str, references: Path, run_here: Runner) -> None:
    """Every reference solution is green, and pytest's exit code is 0."""
    run = run_here(f"--kata={kata}", f"--solution={references / REFERENCES[kata]}")
    assert run.code == 0, run.text
    assert f"= kata {kata} =" in run.text
    assert "failed" not in run.text


def test_an_empty_folder_with_one_file_is_enough(
    references: Path, folder: Path, run_here: Runner
) -> None:
    """In a folder with nothing but my_yatzy.py the kata runs, and leaves pytest's cache behind."""
    shutil.copy(references / REFERENCES["yatzy-exactly"], folder / "my_yatzy.py")
    run = run_here("--kata", "yatzy-exactly", "--solution", "my_yatzy.py")
    assert run.code == 0, run.text
    assert "112 of 112 examples passed" in run.lines
    assert sorted(path.name for path in folder.iterdir()) == [".pytest_cache", "my_yatzy.py"]


def test_the_legacy_code_fails_where_the_rules_differ(references: Path, run_here: Runner) -> None:
    """Classic code under exact rules: 15 failures, each in dice words, and no traceback."""
    run = run_here("--kata=yatzy-exactly", f"--solution={references / LEGACY}")
    assert run.code == 1
    assert "97 of 112 examples passed" in run.lines
    assert "Traceback" not in run.text
    at = run.lines.index("yatzy/exactly/pair.feature:48  Pair: 3,3,3,4,1")
    expected, got = run.lines[at + 1 : at + 3]
    assert " ".join(expected.split()) == (
        "expected 0 three 3s: exactly two equal dice make a pair Exercise 104, quoted"
    )
    assert " ".join(got.split()) == (
        "got 6 3+3, as the classic, fixed-scores and norwegian rules have it "
        "sprawl.py:89 in score_pair"
    )
    assert "look first at: Pair: 4,4,4,3,3 (yatzy/exactly/pair.feature:36)" in run.lines


def test_the_legacy_code_passes_what_its_own_document_prints(
    references: Path, run_here: Runner
) -> None:
    """The old code is right for five dice: it is there to be extended, not mended."""
    run = run_here(
        "--kata=yatzy-four-dice", f"--solution={references / LEGACY}", "--stage=five", "-q"
    )
    assert run.code == 0, run.text
    assert "99 of 99 examples passed" in run.lines


def test_the_header_says_what_runs_and_how_it_is_called(solutions: Path, run_here: Runner) -> None:
    """The binding is shown, not hidden; a dispatcher once, mixed shapes one by one."""
    run = run_here("--kata=yatzy-exactly", f"--solution={solutions}/right/yatzy_exactly_static.py")
    assert "kata: Yatzy, exactly (yatzy-exactly), yatzy_exactly_static.py" in run.lines
    (calls,) = [line for line in run.lines if line.startswith("called as: ")]
    assert "Yatzy.chance(" in calls
    assert "(*dice)" in calls
    assert "(dice)" in calls
    run = run_here("--kata=yatzy-exactly", f"--solution={references_of(solutions)}")
    assert "called as: score(dice, category)" in run.lines


def references_of(solutions: Path) -> Path:
    """The reference of yatzy-exactly, from the folder of test solutions."""
    return solutions.parent.parent / "solutions" / REFERENCES["yatzy-exactly"]


def test_norwegian_examples_fail_in_norwegian(solutions: Path, run_here: Runner) -> None:
    """A Norwegian row has Norwegian reasons."""
    run = run_here(
        "--kata=yatzy-norwegian", f"--solution={solutions}/wrong/norwegian_four_alike.py"
    )
    assert run.code == 1
    failures = [line for line in run.lines if line.startswith("  ventet ")]
    assert failures
    assert all("to og to like, og alle fire kan være like" in line for line in failures)
    assert all("kursteksten, utledet" in line for line in failures)


def test_agreeing_with_the_misprint_is_told(solutions: Path, run_here: Runner) -> None:
    """Whoever answers the Koan's printed 50 is shown the sum by the Koan's own rule."""
    run = run_here("--kata=greed", f"--solution={solutions}/wrong/greed_misprint.py")
    told = (
        "You agree with the misprint. By the Koan's own rule three 2s are 200, and the 5 makes 250."
    )
    assert told in run.text


def test_open_questions_are_answered_either_way_and_named(
    solutions: Path, run_here: Runner
) -> None:
    """Strict and shorter tables both pass; the summary says which reading was found."""
    for name, reading in [
        ("strict", "no: they score 0"),
        ("short", "yes: they score four times the face"),
    ]:
        run = run_here(
            "--kata=yatzy-four-dice", f"--solution={solutions}/right/yatzy_four_dice_{name}.py"
        )
        assert run.code == 0, run.text
        assert f"reading: Are four (or five) equal dice two pairs? {reading}" in run.text


def test_mixed_readings_fail_in_the_one_item_that_asks_all_rolls(
    solutions: Path, run_here: Runner
) -> None:
    """Each open row passes by itself; answers that mix readings fail together."""
    run = run_here(
        "--kata=yatzy-four-dice", f"--solution={solutions}/wrong/four_dice_mixed_readings.py"
    )
    assert run.code == 1
    assert "0 for 5,5,5,5,5: two readings mixed" in run.text
    assert run.text.count("\nFAILED ") == 2
    assert "reading: Are four (or five) equal dice two pairs? mixed: see the failure" in run.lines


def test_an_answer_that_is_no_reading_is_to_discuss_and_fails_nobody(
    solutions: Path, run_here: Runner
) -> None:
    """Neither 0 nor four times the face: shown, not counted."""
    run = run_here(
        "--kata=yatzy-four-dice", f"--solution={solutions}/wrong/four_dice_neither_reading.py"
    )
    assert run.code == 0, run.text
    assert "to discuss: Two pairs: 3,3,3,3,1 gave 6" in run.text


def test_refusals_by_accident_are_named(solutions: Path, run_here: Runner) -> None:
    """Three dice into five parameters is a refusal; that it is an accident is said."""
    run = run_here("--kata=yatzy-four-dice", f"--solution={solutions}/wrong/four_dice_accident.py")
    assert run.code == 1
    assert "refused, by a wrong number of arguments: 13 of the refusals; was it meant?" in run.text


def test_a_stub_that_refuses_everything_refuses_nothing(solutions: Path, run_here: Runner) -> None:
    """A refusal counts only where a legal roll is scored."""
    run = run_here(
        "--kata=yatzy-four-dice",
        f"--solution={solutions}/wrong/four_dice_refuses_all.py",
        "-k=wrong_number_of_dice",
    )
    assert run.code == 1
    assert "0 of 13 examples passed" in run.lines
    assert "a legal roll, 1,1,2,2,2, is refused as well, so this refuses nothing" in run.text


def test_a_missing_category_is_one_failing_item(solutions: Path, run_here: Runner) -> None:
    """It fails once and says what to add; its rows are not run, and nothing is skipped."""
    run = run_here("--kata=yatzy-exactly", f"--solution={solutions}/broken/missing_category.py")
    assert run.code == 1
    assert "1 failed, 98 passed" in run.text
    assert "skipped" not in run.text
    assert "pair             not there yet" in run.lines
    assert "add it beside the others: def pair(dice): …" in run.text


def test_a_stage_stops_the_kata_there(references: Path, run_here: Runner) -> None:
    """`--stage five` leaves the story with four dice for later."""
    solution = f"--solution={references / REFERENCES['yatzy-four-dice']}"
    run = run_here("--kata=yatzy-four-dice", solution, "--stage=five", "--collect-only", "-q")
    assert "99 tests collected" in run.text
    assert "die_under_the_sofa" not in run.text
