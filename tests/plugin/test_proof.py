"""`pytest --proof`: every roll there is, as one item for each category."""

import shutil
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.running import Run, run_pytest

Runner = Callable[..., Run]

KATA = "--kata=yatzy-exactly"
MINE = "--solution=my_yatzy.py"
PAIR = "yatzy/exactly::proof: pair"
CATEGORIES = 15
EXAMPLES = 112
ROLLS = 6**5
WRONG = 1_506
"""On so many rolls the classic pair differs from that of exactly two."""

TOLD = (
    "pair differs on 1,506 of 7,776 rolls; clearest 3,3,3,4,1: expected 0, got 6; "
    "smallest 1,1,1,1,1: expected 0, got 2"
)


@pytest.fixture(autouse=True)
def my_yatzy(folder: Path, solutions: Path) -> None:
    """A solution with the classic pair in the learner's folder."""
    shutil.copy(solutions / "wrong" / "pair_at_least.py", folder / "my_yatzy.py")


@pytest.fixture(scope="module")
def proved(tmp_path_factory: pytest.TempPathFactory, tests_solutions: Path) -> tuple[Run, Path]:
    """One run of all of it, with a report for other tools; what it shows is asked by many."""
    folder = tmp_path_factory.mktemp("proved")
    shutil.copy(tests_solutions / "wrong" / "pair_at_least.py", folder / "my_yatzy.py")
    report = folder / "report.xml"
    return run_pytest(KATA, MINE, "--proof", f"--junitxml={report}", "-rA", cwd=folder), report


@pytest.fixture(scope="module")
def tests_solutions() -> Path:
    """The folder with the small real solutions, for the whole module."""
    return Path(__file__).parent.parent / "solutions"


def ids(run: Run, word: str) -> list[str]:
    """The proof items with a result, as the short summary has them."""
    lines = (line.partition(" - ")[0] for line in run.lines)
    return [line.partition(" ")[2] for line in lines if line.startswith(f"{word} yatzy/exactly::")]


def test_every_category_is_an_item_behind_the_examples(proved: tuple[Run, Path]) -> None:
    """One for each, whose id can be read; one fails here, as do its seven examples."""
    run, _ = proved
    assert run.code == 1
    assert f"8 failed, {EXAMPLES + CATEGORIES - 8} passed" in run.text
    assert ids(run, "FAILED") == [PAIR]
    passed = ids(run, "PASSED")
    assert len(passed) == CATEGORIES - 1
    assert passed[0] == "yatzy/exactly::proof: chance"
    assert "yatzy/exactly::proof: three of a kind" in passed


def test_a_failure_is_told_in_dice_words(proved: tuple[Run, Path]) -> None:
    """On how many rolls, the clearest, the smallest, whose rules; no line of ours or pytest's."""
    run, _ = proved
    at = next(at for at, line in enumerate(run.lines) if line.startswith("proof: pair  "))
    assert run.lines[at] == f"proof: pair  {TOLD}    my_yatzy.py:36 in pair"
    assert run.lines[at + 1] == (
        "    In pair you follow classic, fixed-scores and norwegian: the two highest dice that "
        "match, however many do; by exactly: exactly two equal dice make a pair"
    )
    assert "Traceback" not in run.text
    assert "proving.py" not in run.text


def test_the_short_summary_says_what_it_is(proved: tuple[Run, Path]) -> None:
    """One line, that begins with the id."""
    run, _ = proved
    (line,) = [line for line in run.lines if line.startswith(f"FAILED {PAIR}")]
    assert line.startswith(f"FAILED {PAIR} - pair differs on 1,506 of 7,776 rolls")


def test_the_summary_counts_examples_and_rolls_for_themselves(proved: tuple[Run, Path]) -> None:
    """A roll is no example; both are counted once."""
    run, _ = proved
    asked = CATEGORIES * ROLLS
    at = run.lines.index(f"{EXAMPLES - 7} of {EXAMPLES} examples passed")
    assert f"proof: {asked - WRONG:,} of {asked:,} rolls" in run.lines[at:]
    assert run.text.count("proof: 1") == 1


def test_other_tools_have_a_case_for_each_category(proved: tuple[Run, Path]) -> None:
    """JUnit's report: named as the item, with the failure in dice words."""
    _, report = proved
    cases = list(ET.parse(report).iter("testcase"))  # noqa: S314  # our own
    proofs = [case for case in cases if str(case.get("name")).startswith("proof: ")]
    assert (len(cases), len(proofs)) == (EXAMPLES + CATEGORIES, CATEGORIES)
    failed = [case for case in proofs if case.find("failure") is not None]
    assert [case.get("name") for case in failed] == ["proof: pair"]
    failure = failed[0].find("failure")
    assert failure is not None
    assert str(failure.get("message")).startswith(TOLD)
    assert TOLD in str(failure.text)


@pytest.mark.parametrize(
    ("chosen", "count"),
    [
        ([PAIR], 1),
        (["-k", "proof and three"], 2),
        (["-m", "proof"], CATEGORIES),
        (["-m", "not proof"], 0),
        (["yatzy/exactly/pair.feature"], 0),
    ],
    ids=["an id", "-k", "-m", "-m not", "a feature"],
)
def test_it_is_chosen_as_any_test(chosen: list[str], count: int, run_here: Runner) -> None:
    """By the id that was printed, by words, by its marker; what isn't asked for isn't there."""
    run = run_here(KATA, MINE, "--proof", "--collect-only", "-q", "--strict-markers", *chosen)
    found = [line for line in run.lines if line.startswith("yatzy/exactly::proof: ")]
    assert run.code == 0, run.text
    assert len(found) == count
    if count:
        assert not [line for line in run.lines if ".feature::" in line]


def test_the_id_that_was_printed_runs_it_alone(run_here: Runner) -> None:
    """Pasted back, with nothing else asked; the summary speaks of rolls alone."""
    run = run_here(KATA, MINE, "--proof", PAIR)
    assert run.code == 1
    assert "1 failed in" in run.text
    assert f"proof: {ROLLS - WRONG:,} of {ROLLS:,} rolls" in run.lines
    assert "examples passed" not in run.text


def test_the_settings_may_ask_for_it(folder: Path, run_here: Runner) -> None:
    """`proof = true`, and plain pytest proves; anything else there is no setting."""
    settings = '[tool.katas]\nkata = "yatzy-exactly"\nsolution = "my_yatzy.py"\n'
    (folder / "pyproject.toml").write_text(f"{settings}proof = true\n", "utf-8")
    run = run_here("--collect-only", "-q")
    assert f"{EXAMPLES + CATEGORIES} tests collected" in run.text
    (folder / "pyproject.toml").write_text(f'{settings}proof = "yes"\n', "utf-8")
    run = run_here("--collect-only", "-q")
    assert run.code == 4
    assert "proof" in run.text
    assert "Traceback" not in run.text


def test_without_it_nothing_is_proved(folder: Path, run_here: Runner) -> None:
    """No item, no line of the summary; `proof = false` is the same."""
    (folder / "pyproject.toml").write_text(
        '[tool.katas]\nkata = "yatzy-exactly"\nsolution = "my_yatzy.py"\nproof = false\n', "utf-8"
    )
    run = run_here("-q")
    assert f"7 failed, {EXAMPLES - 7} passed" in run.text
    assert "proof" not in run.text


def test_up_to_a_stage_only_that_is_asked(references: Path, run_here: Runner) -> None:
    """Code with five dice is right up to there: neither four dice nor refusals are proved."""
    old = references / "yatzy" / "legacy" / "python" / "classic" / "switch.py"
    kata = ("--kata=yatzy-four-dice", f"--solution={old}", "--proof")
    run = run_here(*kata, "--stage=five", "-m", "proof")
    assert run.code == 0, run.text
    assert "15 passed" in run.text
    assert f"proof: {15 * ROLLS:,} of {15 * ROLLS:,} rolls" in run.lines
    run = run_here(*kata, "--collect-only", "-q", "-m", "proof")
    assert "15/176 tests collected" in run.text


def test_what_is_not_there_yet_has_no_proof(solutions: Path, run_here: Runner) -> None:
    """It fails once, as before; the others are proved."""
    file = solutions / "broken" / "missing_category.py"
    run = run_here(KATA, f"--solution={file}", "--proof", "-k", "proof or there")
    assert run.code == 1
    assert f"1 failed, {CATEGORIES - 1} passed" in run.text
    assert "proof: pair" not in run.text
    proved = (CATEGORIES - 1) * ROLLS
    assert f"proof: {proved:,} of {proved:,} rolls" in run.lines


def test_n_runs_in_parallel(run_here: Runner) -> None:
    """Under pytest-xdist the same is told, and what was proved here and there is one sum."""
    run = run_here(KATA, MINE, "--proof", "-n", "2", "-m", "proof")
    assert run.code == 1
    assert f"1 failed, {CATEGORIES - 1} passed" in run.text
    assert any(line.startswith(f"proof: pair  {TOLD}") for line in run.lines)
    asked = CATEGORIES * ROLLS
    assert f"proof: {asked - WRONG:,} of {asked:,} rolls" in run.lines


def test_a_kata_without_categories_has_one_item(references: Path, run_here: Runner) -> None:
    """Greed is proved as a whole, by what its dice are called together."""
    file = references / "greed" / "reference" / "python" / "greed.py"
    run = run_here("--kata=greed", f"--solution={file}", "--proof", "-m", "proof", "-v")
    assert run.code == 0, run.text
    (line,) = [line for line in run.lines if line.startswith("greed::proof: ")]
    assert " PASSED" in line
    assert "proof: 9,331 of 9,331 rolls" in run.lines
