"""The legacy starts: wrong where their notes say, and nowhere else; the handed-out tests too."""

import ast
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from katas.catalog import Kata, open_shelf
from katas.model import Result, Roll, Verdict
from katas.plug import InProcess, Solution
from katas.proof import SideBySide
from katas.proof.playing.side_by_side import GAMES
from katas.proof.playing.stories import Stories
from katas.spec import Recorder, Specification, open_specification, replay
from tests.running import run_kata, run_pytest

CLASSIC = ["sprawl", "switch", "factory"]


def opened(kata: str) -> Specification:
    """A kata, opened."""
    shelf = open_shelf()
    return open_specification(shelf, shelf.find(kata))


def plugged(kata: str, file: Path) -> Solution:
    """A legacy file as the harness calls it."""
    return opened(kata).plug(InProcess(file))


def wrong_on(kata: str, file: Path, dice: int) -> Counter[str]:
    """On how many ordered rolls a file differs from the rulebook, by category."""
    spec = opened(kata)
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
        assert not solution.binding.lacks(spec.rulebook.categories)
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


STICKS = "Det som ble holdt igjen, er fritt igjen etter neste kast"
TIES = ("To deler seieren", "To av tre")
"""The examples that the legacy game fails: those of a hold that sticks, and of a shared victory."""

UNREFUSED = {
    "Alle er holdt igjen",
    "For mange terninger",
    "Flere enn det er plass til",
    "En sjuer",
    "En terning uten øyne",
    "Før første kast",
    "En terning som ikke finnes",
    "Plassene telles fra 1",
    "Samme terning to ganger",
    "En deltaker som ikke er med",
    "Ingen deltakere",
    "Samme deltaker to ganger",
    "Vinneren før slutten",
}
"""The house rules that the legacy game has never heard of."""

LET_GO = (
    'spill["bord"] = bord\n',
    'spill["bord"] = bord; spill["holdt"] = []\n',
)
SHARE = (
    """                resultat = [spill["navn"][i]]\n""",
    """                resultat = [spill["navn"][i]]
            elif spill["brett"][i][17] == flest:
                resultat.append(spill["navn"][i])\n""",
)
"""What mends the legacy game: the old lines and the new, for each of its two wrong rules."""


@pytest.fixture
def procedure(references: Path) -> Path:
    """The legacy game."""
    return references / "yatzy" / "legacy" / "python" / "norwegian" / "procedure.py"


def mended(file: Path, folder: Path, *lines: tuple[str, str]) -> Path:
    """A copy of a file with some lines replaced."""
    text = file.read_text("utf-8")
    for old, new in lines:
        assert text.count(old) == 1
        text = text.replace(old, new)
    copy = folder / "yatzy.py"
    copy.write_text(text, "utf-8")
    return copy


def scenario(result: Result) -> str:
    """The scenario of an example."""
    return result.example.scenario


def failed(file: Path) -> list[Result]:
    """The examples of the Norwegian kata that a file fails."""
    examples = Recorder(opened("yatzy-norwegian")).transcript()
    results = replay(examples, plugged("yatzy-norwegian", file))
    return [result for result in results if not result.passed]


def going_otherwise(file: Path) -> list[Result]:
    """The run's own games that go otherwise on a file, as long as they were made up."""
    spec = opened("yatzy-norwegian")
    pair = SideBySide(spec, spec.plug(InProcess(file)))
    stories = Stories(spec, ("Kari", "Ola", "Per", "Liv"), seed=1, house=False)
    results = (pair.play(stories.story(number)) for number in range(1, GAMES + 1))
    return [result for result in results if result is not None]


def test_the_legacy_game_scores_every_roll_right(procedure: Path) -> None:
    """What a roll is worth is not what is wrong with it."""
    assert wrong_on("yatzy-norwegian", procedure, 5) == {}


def test_the_legacy_game_fails_exactly_two_rules(procedure: Path) -> None:
    """Each example of the two, no other that is required, and never by an accident."""
    results = failed(procedure)
    assert {result.verdict for result in results} == {Verdict.WRONG}
    assert sorted(map(scenario, results)) == sorted([STICKS, *TIES, *UNREFUSED])
    notes = open_shelf().find("yatzy-norwegian").notes
    assert notes is not None
    told = " ".join(notes.split())
    assert all(f"«{name}»" in told for name in (STICKS, *TIES))


@pytest.mark.parametrize(
    ("lines", "left", "games"),
    [([], "game.roll", 14), ([LET_GO], "game.winners", 5), ([SHARE], "game.roll", 14)],
    ids=["as it is", "letting go", "sharing"],
)
def test_games_side_by_side_meet_what_is_wrong_with_the_legacy_game(
    lines: list[tuple[str, str]], left: str, games: int, procedure: Path, tmp_path: Path
) -> None:
    """Each of the two rules is met by itself, in as many of the games as the notes say."""
    found = going_otherwise(mended(procedure, tmp_path, *lines))
    assert found[0].example.operations[-1].part == left
    assert len(found) == games
    assert f"{games} av" in (open_shelf().find("yatzy-norwegian").notes or "")


def test_the_legacy_game_with_both_rules_mended_is_right(procedure: Path, tmp_path: Path) -> None:
    """There is no third: all that is required passes, and whole games go like ours."""
    file = mended(procedure, tmp_path, LET_GO, SHARE)
    assert set(map(scenario, failed(file))) == UNREFUSED
    assert going_otherwise(file) == []


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
    """Row by row: the code is right on each, and the rows that fail are those of the notes."""
    folder = started("yatzy-fixed-scores", f"legacy:{name}", tmp_path / "mine")
    assert set(failures(folder, "test_handed_out.py")) == HANDED_OUT_WRONG[name]
    spec = opened("yatzy-fixed-scores")
    told = " ".join((spec.kata.notes or "").split())
    for test in HANDED_OUT_WRONG[name]:
        category, row = test.removeprefix("test_").removesuffix("]").replace("_", " ").split("[")
        *dice, wrong = row.split("-")
        right = spec.rulebook.explain(tuple(map(int, dice)), category).score
        assert f"{category} {','.join(dice)} is {wrong} ({right})" in told


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
            assert not any(word in text for word in ("mistake", "bug", "wrong", "planted", "feil"))


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


def test_the_smell_of_the_legacy_game_is_its_own(procedure: Path) -> None:
    """One procedure does all, to one dictionary; what the class has only passes it on."""
    tree = ast.parse(procedure.read_text("utf-8"))
    (game,) = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    does, _ = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert (does.end_lineno or 0) - does.lineno > 100
    begins, *passing_on = [node for node in game.body if isinstance(node, ast.FunctionDef)]
    assert begins.name == "__init__"
    assert all(len(method.body) == 1 for method in passing_on)
