"""A learner's own tests of a whole game: the fixture `game`, on whatever he has written."""

import re
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from tests.approving import approve
from tests.plug.bridges import needs
from tests.running import Run

Runner = Callable[..., Run]
Plugged = Callable[..., None]

APPROVED = Path(__file__).parent / "approved"


@pytest.fixture
def plugged(folder: Path, solutions: Path) -> Plugged:
    """Plug a solution, perhaps with mistakes, into a folder with a learner's own tests."""

    def write(
        solution: Path, tests: str, *mistakes: tuple[str, str], kata: str = "yatzy-norwegian"
    ) -> None:
        text = solution.read_text("utf-8")
        for right, wrong in mistakes:
            assert right in text, right
            text = text.replace(right, wrong)
        (folder / solution.name).write_text(text, "utf-8")
        (folder / "pyproject.toml").write_text(
            f'[tool.katas]\nkata = "{kata}"\nsolution = "{solution.name}"\n', "utf-8"
        )
        written = solutions / "own_tests" / f"{tests}.py"
        text = written.read_text("utf-8") if written.is_file() else tests
        (folder / "test_mine.py").write_text(text, "utf-8")

    return write


@pytest.fixture
def right(solutions: Path) -> Path:
    """A game that is right in everything."""
    return solutions / "games" / "right.py"


def told(run: Run) -> str:
    """What is told of each test that failed: the lines behind pytest's E."""
    failures = run.text.partition("short test summary")[0]
    failed = re.split(r"^_+ (\w+) _+$", failures, flags=re.MULTILINE)[1:]
    texts = []
    for name, block in zip(failed[::2], failed[1::2], strict=True):
        lines = [line[1:].rstrip() for line in block.splitlines() if line.startswith("E ")]
        texts.append("\n".join([name, *dedent("\n".join(lines)).splitlines(), ""]))
    return re.sub(r"(right\.py):\d+", r"\1", "\n".join(texts))


# On every kind of game


@pytest.mark.parametrize(
    "solution",
    [
        "reference/python/norwegian.py",
        "legacy/python/norwegian/procedure.py",
        pytest.param("reference/ruby/norwegian.rb", marks=needs("ruby")),
    ],
)
def test_a_game_is_played_whatever_its_shape_or_language(
    solution: str, references: Path, plugged: Plugged, run_here: Runner
) -> None:
    """The test says it in the contract's words; the answers come in the contract's form."""
    plugged(references / "yatzy" / solution, "an_evening")
    run = run_here("test_mine.py", "-q")
    assert "4 passed" in run.text, run.text


def test_a_process_of_its_own_keeps_the_game(
    right: Path, plugged: Plugged, run_here: Runner
) -> None:
    """With `--isolate` as well."""
    plugged(right, "an_evening")
    assert "4 passed" in run_here("test_mine.py", "-q", "--isolate").text


def test_a_kata_with_four_dice_and_no_bonus(
    references: Path, plugged: Plugged, run_here: Runner
) -> None:
    """What the kata's game doesn't have is told as that, with what it has."""
    solution = references / "yatzy" / "reference" / "python" / "four_dice.py"
    plugged(solution, "four_dice", kata="yatzy-four-dice")
    run = run_here("test_mine.py", "-q")
    assert "1 failed, 1 passed" in run.text
    assert told(run).splitlines() == [
        "test_no_bonus",
        "katas.errors.UsageError: the game of yatzy-four-dice has no bonus",
        "  it has: throw, hold, place, roll, player, round, over, points, total",
    ]


# What didn't go as the test has it


def test_what_goes_otherwise_is_told_as_a_story(
    right: Path, plugged: Plugged, run_here: Runner
) -> None:
    """What was expected and what came, in the test's own line, with none of ours."""
    plugged(right, "otherwise")
    run = run_here("test_mine.py", "-q")
    assert "9 failed" in run.text
    shown = re.findall(r"^([\w/.]+\.py):\d+: \w+", run.text, flags=re.MULTILINE)
    assert shown == ["test_mine.py"] * 9
    approve(told(run), APPROVED, "own_games.otherwise")


def test_no_answer_fails_in_dice_words(right: Path, plugged: Plugged, run_here: Runner) -> None:
    """Points that aren't returned only where they are looked at; and none of it is a refusal."""
    plugged(
        right,
        "no_answers",
        ("return points", "print('16 poeng')"),
        ("+ self.bonus(player)", "+ 0.5"),
        ("return min(self.goes // len(self.players) + 1, 15)", "while True: pass"),
        ("def hold(", "def later("),
    )
    run = run_here("test_mine.py", "-q", "--call-limit", "0.3")
    assert "5 failed, 1 passed" in run.text
    approve(told(run), APPROVED, "own_games.no_answers")


def test_what_the_solution_prints_belongs_to_the_test(
    right: Path, plugged: Plugged, run_here: Runner
) -> None:
    """It is shown with a test that fails, of a game or of a score; aloud it is printed once."""
    tests = "def test_{0}(game, score):\n    {1}\n    assert False\n"
    plugged(
        right,
        tests.format("game", 'game("Kari").throw("1,2,3,4,6")')
        + tests.format("score", 'score("1,2,3,4,6", "Par")'),
        ("if self.thrown == 3:", "print('i et kast')\n        if self.thrown == 3:"),
        ("alike = Counter(dice)", "alike = Counter(dice); print('i poengene')"),
    )
    for aloud in "", "-s":
        run = run_here("test_mine.py", "-q", *filter(None, [aloud]))
        assert "2 failed" in run.text
        assert run.text.count("i et kast") == 1
        assert run.text.count("i poengene") == 1


def test_a_game_that_is_not_there_yet_says_what_to_write(
    right: Path, folder: Path, plugged: Plugged, run_here: Runner
) -> None:
    """As the kata's own examples do."""
    plugged(right, 'def test_mine(game):\n    game("Kari")\n')
    scores = right.read_text("utf-8").partition("class Game")[0]
    (folder / "right.py").write_text(scores, "utf-8")
    text = told(run_here("test_mine.py", "-q"))
    assert "NotPassed: Game" in text
    assert "mangler ennå   skriv en klasse Game (eller Spill)" in text


def test_a_kata_without_a_game_says_so(
    references: Path, plugged: Plugged, run_here: Runner
) -> None:
    """And what there is instead."""
    solution = references / "yatzy" / "reference" / "python" / "exactly.py"
    plugged(solution, 'def test_mine(game):\n    game("Ann")\n', kata="yatzy-exactly")
    text = told(run_here("test_mine.py", "-q"))
    assert "UsageError: yatzy-exactly has no game, only rolls to score" in text
    assert "use the fixture `score`" in text


# At the end


def test_each_game_is_let_go_of_at_the_end_of_its_test(
    right: Path, plugged: Plugged, run_here: Runner
) -> None:
    """Those of a test that fails too."""
    plugged(right, "let_go")
    text = run_here("test_mine.py", "-q").text
    assert "1 failed, 2 passed" in text
    assert "katas.Refused: Game" in text
