"""`kata` alone, in a kata folder: where one stands, and the one example that comes next."""

from collections.abc import Callable
from pathlib import Path

import pytest

from katas.cli import main
from katas.practice.standing import WIDE, bar, helps_now
from tests.running import Run, run_kata

PLUG = "def chance(dice):\n    return {}\n"

Kata = Callable[..., Run]


@pytest.fixture
def stand(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[[str], Run]:
    """Write the solution of a kata folder anew, and ask where one stands with it."""
    versions = 0

    def ask(text: str, name: str = "", kata: str = "yatzy-exactly", more: str = "") -> Run:
        nonlocal versions
        versions += 1
        name = name or f"mine_{versions}.py"  # a module is loaded once in a process
        for old in folder.glob("*.py"):
            old.unlink()
        (folder / name).write_text(text, "utf-8")
        settings = f'[tool.katas]\nkata = "{kata}"\nsolution = "{name}"\n{more}'
        (folder / "pyproject.toml").write_text(settings, "utf-8")
        monkeypatch.chdir(folder)
        code = main([])
        shown = capsys.readouterr()
        return Run(code, shown.out, shown.err)

    return ask


def test_what_is_to_be_written_comes_with_its_first_example(stand: Kata) -> None:
    """The stage, how far along, the scenario's sentence, what is expected and why."""
    done = stand("def chance(dice):\n    pass\n")
    assert done.code == 1
    assert done.lines[0] == "Yatzy, exactly, stage sums: 0 of 112 examples pass"
    assert done.lines[1] == bar(0, 112)
    assert "  Everything on the table is added up" in done.lines
    assert "  yatzy/exactly/chance.feature:15  Chance: 1,1,3,3,6" in done.lines
    assert "1+1+3+3+6" in done.out


def test_what_comes_is_told_as_pytest_tells_it(stand: Kata) -> None:
    """What came, and where in their file."""
    done = stand(PLUG.format("14"))
    assert "Chance: 4,5,5,6,1" in done.out
    assert "expected 21" in done.out
    assert "got      14" in done.out
    assert "mine_1.py:1 in chance" in done.out
    assert "The dice see it differently here." in done.out


def test_what_broke_is_told(stand: Kata) -> None:
    """An exception has words of its own."""
    done = stand(PLUG.format("1 // 0"))
    assert "It broke on the way" in done.out
    assert "ZeroDivisionError" in done.out


def test_what_is_missing_is_the_next_thing_to_write(stand: Kata) -> None:
    """A category that isn't there: its first example, and what to add."""
    done = stand(PLUG.format("sum(dice)"))
    assert done.lines[0].endswith("6 of 112 examples pass")
    assert "Nothing stands here yet." in done.out
    assert "not there yet   add it beside the others: def fours(dice): …" in done.out


def test_when_all_is_done_it_says_what_goes_on(stand: Kata, references: Path) -> None:
    """Exit code 0, a full bar, no word about tries."""
    text = (references / "yatzy" / "reference" / "python" / "exactly.py").read_text("utf-8")
    done = stand(text)
    assert done.code == 0
    assert done.lines[:2] == ["Yatzy, exactly: all 112 examples pass", f"[{'#' * WIDE}]"]
    assert "`kata check` goes on to every roll there is" in done.out
    assert "next stage" not in done.out


def test_up_to_a_stage_the_next_one_is_named(stand: Kata, references: Path) -> None:
    """The setting `stage` is honoured; what lies beyond is not counted."""
    text = (references / "yatzy" / "reference" / "python" / "exactly.py").read_text("utf-8")
    done = stand(text, more='stage = "sums"\n')
    assert done.code == 0
    assert "The next stage is alike" in done.out
    assert "112" not in done.out


def test_a_reading_that_was_written_down_is_an_ordinary_example(
    stand: Kata, references: Path
) -> None:
    """The answer of the settings is what is expected; one that isn't there is a mistake."""
    kata = "yatzy-fixed-scores"
    text = (references / "yatzy" / "reference" / "python" / "fixed_scores.py").read_text("utf-8")
    codes = {
        reading: stand(text, kata=kata, more=f'readings = {{ four-alike = "{reading}" }}\n').code
        for reading in ("no", "yes", "maybe")
    }
    assert sorted(codes.values()) == [0, 1, 2]
    assert codes["maybe"] == 2


def test_stretches_are_not_required(stand: Kata, references: Path) -> None:
    """All passes without the game that is a stretch."""
    text = (references / "yatzy" / "reference" / "python" / "four_dice.py").read_text("utf-8")
    done = stand(text, kata="yatzy-four-dice")
    assert done.code == 0
    assert "all 161 examples pass" in done.out


def test_it_speaks_the_language_of_the_rules(stand: Kata) -> None:
    """Norwegian rules, Norwegian words; an example that is a game is told as a story."""
    done = stand("def score(dice, category):\n    return None\n", kata="yatzy-norwegian")
    assert "Yatzy på norsk, steg øvre: 0 av 138 eksempler går gjennom" in done.lines


def test_an_example_that_is_a_game_is_told_as_a_story(stand: Kata, references: Path) -> None:
    """The moves up to the one that goes wrong."""
    text = (references / "yatzy" / "legacy" / "python" / "norwegian" / "procedure.py").read_text(
        "utf-8"
    )
    done = stand(text, kata="yatzy-norwegian")
    assert "Kari kaster 6,6,1,2,3, holder igjen 1 og 2" in done.out
    assert done.lines[0].startswith("Yatzy på norsk, steg runden: ")


def test_after_three_tries_there_is_a_kind_word(stand: Kata, folder: Path) -> None:
    """And something that helps; running it again is no try, and later it is said more seldom."""
    (folder / ".katas").mkdir()
    texts = [PLUG.format(14 + tries) for tries in range(8)]
    heard = []
    for text in texts:
        done = stand(text)
        heard.append("tries at this one" in done.out)
    # The first passes one example, the others lose it again: that is what is worked at.
    assert heard == [False, False, False, False, True, False, False, True]
    assert "kata explain 1,1,3,3,6 chance" in done.out
    assert "kata show yatzy-exactly" in done.out


def test_the_kind_word_comes_more_and_more_seldom() -> None:
    """After three, six, twelve, twenty-four tries."""
    assert [tries for tries in range(30) if helps_now(tries)] == [3, 6, 12, 24]


def test_the_bar_is_full_when_all_is_done_and_not_before() -> None:
    """One that is missing can be seen."""
    assert bar(111, 112) == f"[{'#' * (WIDE - 1)}.]"
    assert bar(112, 112) == f"[{'#' * WIDE}]"


def test_what_was_lost_comes_first(stand: Kata, folder: Path) -> None:
    """It passed before, and doesn't now."""
    (folder / ".katas").mkdir()
    stand(PLUG.format("sum(dice)"))
    done = stand("def pair(dice):\n    return 0\n")
    assert "This one passed before." in done.out
    assert "Chance: 1,1,3,3,6" in done.out


def test_where_nothing_remembers_nothing_is_written(stand: Kata, folder: Path) -> None:
    """`kata` makes no folder, and says nothing about it."""
    done = stand(PLUG.format("14"))
    assert sorted(path.name for path in folder.iterdir()) == ["mine_1.py", "pyproject.toml"]
    assert done.err == ""


def test_a_broken_memory_is_told_once_and_all_else_goes_on(stand: Kata, folder: Path) -> None:
    """The example is shown as ever."""
    (folder / ".katas").mkdir()
    (folder / ".katas" / "cursor.json").write_text("mine", "utf-8")
    done = stand(PLUG.format("14"))
    assert done.code == 1
    assert "Chance: 4,5,5,6,1" in done.out
    assert done.err.count("cursor.json is not as we wrote it") == 1


@pytest.mark.parametrize(
    ("text", "more", "wanted"),
    [
        ("def chance(:\n", "", "does not parse"),
        ("def nothing(): pass\n", "", "looks like"),
        (PLUG.format("1"), 'stage = "summs"\n', "has no stage 'summs'"),
        (PLUG.format("1"), "solutoin = 1\n", "there is no setting 'solutoin'"),
    ],
)
def test_a_mistake_is_one_message(stand: Kata, text: str, more: str, wanted: str) -> None:
    """Exit code 2, and no traceback."""
    done = stand(text, more=more)
    assert done.code == 2
    assert wanted in done.err
    assert "Traceback" not in done.text


def test_in_a_fresh_folder_it_remembers(tmp_path: Path) -> None:
    """What `kata start` has made is enough, in a real process."""
    assert run_kata("start", "greed", "mine", cwd=tmp_path).code == 0
    done = run_kata(cwd=tmp_path / "mine")
    assert done.code == 1
    assert "The Greed Koan, stage singles: 0 of 48 examples pass" in done.lines
    assert (tmp_path / "mine" / ".katas" / "cursor.json").is_file()
