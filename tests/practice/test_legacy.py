"""The legacy starts: wrong where their notes say, and nowhere else; the handed-out tests too."""

import ast
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from katas.catalog import Kata, open_shelf
from katas.model import Roll
from katas.plug import InProcess, Solution
from katas.spec import open_specification
from tests.running import run_kata, run_pytest

CLASSIC = ["sprawl", "switch", "factory"]


def plugged(kata: str, file: Path) -> Solution:
    """A legacy file as the harness calls it."""
    shelf = open_shelf()
    spec = open_specification(shelf, shelf.find(kata))
    return spec.plug(InProcess(file))


def wrong_on(kata: str, file: Path, dice: int) -> Counter[str]:
    """On how many ordered rolls a file differs from the rulebook, by category."""
    shelf = open_shelf()
    spec = open_specification(shelf, shelf.find(kata))
    solution = plugged(kata, file)
    rolls = list(product(range(1, 7), repeat=dice))
    wrong: Counter[str] = Counter()
    for category, call in solution.binding.calls.items():
        # By the rulebook the order of the dice never matters (tests/rulebooks).
        right = {
            roll: spec.rulebook.explain(roll, category).score
            for roll in set(map(sorted_roll, rolls))
        }
        scores = call.on_many(solution.host, rolls).scores
        assert not solution.binding.missing
        wrong[str(category)] = sum(
            score != right[sorted_roll(roll)] for roll, score in zip(rolls, scores, strict=True)
        )
    return +wrong


def sorted_roll(roll: Roll) -> Roll:
    """The same dice in order."""
    return tuple(sorted(roll))


@pytest.mark.parametrize("name", CLASSIC)
def test_classic_legacy_is_right_for_five_dice(name: str, references: Path) -> None:
    """Code to extend: every roll of five dice in every category is scored as its document says."""
    file = references / "yatzy" / "legacy" / "python" / "classic" / f"{name}.py"
    assert wrong_on("yatzy-four-dice", file, 5) == {}


@pytest.mark.parametrize("name", CLASSIC)
def test_classic_legacy_is_not_ready_for_four_dice(name: str, references: Path) -> None:
    """Five dice are taken for granted, so that there is something to extend."""
    file = references / "yatzy" / "legacy" / "python" / "classic" / f"{name}.py"
    assert wrong_on("yatzy-four-dice", file, 4)


PLANTED: dict[str, dict[str, int]] = {
    "sprawl": {"pair": 1506, "four of a kind": 26},
    "switch": {"yatzy": 316, "large straight": 480},
    "factory": {"two pairs": 1400, "full house": 150},
}
"""The mistakes of the fixed-scores legacy: ordered rolls scored wrongly, by category."""


@pytest.mark.parametrize("name", PLANTED)
def test_fixed_scores_legacy_is_wrong_where_the_notes_say(name: str, references: Path) -> None:
    """Each start has mistakes of its own, and no others; its categories are in the notes."""
    file = references / "yatzy" / "legacy" / "python" / "fixed_scores" / f"{name}.py"
    assert wrong_on("yatzy-fixed-scores", file, 5) == PLANTED[name]
    notes = open_shelf().find("yatzy-fixed-scores").notes
    assert notes is not None
    for category in PLANTED[name]:
        assert category in notes


def test_the_accented_greed_is_right(references: Path) -> None:
    """The legacy Greed speaks oddly and adds up correctly, on every roll of nought to five."""
    file = references / "greed" / "legacy" / "python" / "accented.py"
    for dice in range(6):
        assert wrong_on("greed", file, dice) == {}


HANDED_OUT_WRONG: dict[str, set[str]] = {
    "sprawl": {
        "test_chance[4-5-5-6-1-20]",
        "test_two_pairs[1-1-2-2-2-0]",
        "test_small_straight[1-2-3-4-5-15]",
        "test_large_straight[2-3-4-5-6-20]",
        "test_full_house[1-1-2-2-2-8]",
    },
    "switch": {
        "test_two_pairs[6-4-6-4-6-0]",
        "test_small_straight[2-3-4-5-6-0]",
        "test_large_straight[1-2-3-4-5-0]",
        "test_full_house[6-6-5-5-5-27]",
        "test_chance[1-1-3-3-6-13]",
    },
    "factory": {
        "test_sixes[6-1-6-2-6-16]",
        "test_two_pairs[1-1-2-2-2-8]",
        "test_three_of_a_kind[3-3-3-4-5-18]",
        "test_small_straight[1-2-3-4-6-0]",
        "test_full_house[2-2-2-1-1-8]",
    },
}
"""The rows of the handed-out tests that expect a wrong score, as pytest names them."""


def started(kata: str, start: str, folder: Path) -> Path:
    """A folder begun from a start."""
    assert run_kata("start", kata, folder, "--from", start, cwd=folder.parent).code == 0
    return folder


def failures(folder: Path, file: str) -> list[str]:
    """The tests of a file that fail."""
    report = folder.parent / "report.xml"
    run_pytest(file, f"--junitxml={report}", "-q", cwd=folder)
    cases = ET.parse(report).iter("testcase")  # noqa: S314  # our own
    return [str(case.get("name")) for case in cases if case.find("failure") is not None]


@pytest.mark.parametrize("name", HANDED_OUT_WRONG)
def test_the_handed_out_tests_fail_exactly_where_they_are_wrong(name: str, tmp_path: Path) -> None:
    """Row by row: the code is right on each, and the rows that fail are the mistaken ones."""
    folder = started("yatzy-fixed-scores", f"legacy:{name}", tmp_path / "mine")
    assert set(failures(folder, "test_handed_out.py")) == HANDED_OUT_WRONG[name]


def test_the_koan_test_fails_at_its_misprint(tmp_path: Path) -> None:
    """The learner meets the printed 50 in the test that is handed out."""
    folder = started("greed", "legacy:accented", tmp_path / "mine")
    (failed,) = failures(folder, "test_koan.py")
    assert "2,5,2,2,3" in (folder / "test_koan.py").read_text("utf-8").replace(" ", "")
    assert failed


@pytest.mark.parametrize("kata", open_shelf().katas.values(), ids=lambda kata: kata.id)
def test_a_learner_s_files_give_nothing_away(kata: Kata) -> None:
    """Neither code nor brief says where the mistakes are; the notes are for the facilitator."""
    assert kata.notes is not None
    for start in kata.starts:
        assert f"legacy:{start.name}" in kata.notes
        for file in start.files.values():
            text = file.read_text("utf-8").casefold()
            assert not any(word in text for word in ("mistake", "bug", "wrong", "planted"))


@pytest.mark.parametrize("name", CLASSIC)
def test_each_smell_is_its_own(name: str, references: Path) -> None:
    """A sprawl is one class, a switch one function, a factory many classes."""
    for folder in ("classic", "fixed_scores"):
        file = references / "yatzy" / "legacy" / "python" / folder / f"{name}.py"
        tree = ast.parse(file.read_text("utf-8"))
        classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
        functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        if name == "sprawl":
            assert len(classes) == 1
        elif name == "switch":
            assert (len(classes), len(functions)) == (0, 1)
        else:
            assert len(classes) > 10
