"""A learner's settings: `[tool.katas]` in their pyproject.toml."""

from pathlib import Path

import pytest

from katas.catalog import Expected, Settings, find_settings, read_settings
from katas.errors import UsageError

ALL = """
[project]
name = "mine"

[tool.katas]
kata = "yatzy-fixed-scores"
solution = "src"
entry = "yatzy.py"
stage = "alike"
packs = ["../club", "../other club"]

[tool.katas.readings]
four-alike = "yes"
"""

WANTED = "should be a reason, a list of rolls, or a table of rolls with their scores"

COMMAS = "write the faces with commas between them: 3,3,3,4,4"

SOME = '[tool.katas]\nkata = "greed"\n'


def written(folder: Path, text: str) -> Path:
    """Write a pyproject.toml."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "pyproject.toml"
    path.write_text(text, "utf-8")
    return path


def complaint(path: Path) -> str:
    """What is said of bad settings, as one message."""
    with pytest.raises(UsageError) as caught:
        read_settings(path)
    return str(caught.value)


def test_every_setting_is_read(tmp_path: Path) -> None:
    """Each key reaches its place; paths stay as written, beside the folder they are relative to."""
    assert read_settings(written(tmp_path, ALL)) == Settings(
        folder=tmp_path,
        kata="yatzy-fixed-scores",
        solution="src",
        entry="yatzy.py",
        stage="alike",
        readings={"four-alike": "yes"},
        packs=("../club", "../other club"),
    )


def test_the_parts_of_a_game_need_no_quotes(tmp_path: Path) -> None:
    """TOML makes a table of `game.throw`; what was meant is plain."""
    lines = 'Game = "Spill(players)"\ngame.throw = "game.kast(dice)"\n"game.roll" = "game.bord"\n'
    path = written(tmp_path, f"{SOME}[tool.katas.calls]\n{lines}")
    assert read_settings(path).calls == {
        "Game": "Spill(players)",
        "game.throw": "game.kast(dice)",
        "game.roll": "game.bord",
    }


def test_what_is_to_move_is_a_reason_or_rolls_or_rolls_with_scores(tmp_path: Path) -> None:
    """The order of the dice is no matter, and what is no score may be said as a text."""
    lines = """\
pair = " at least, not exactly "
"two pairs" = ["2,2,2,1,1", "no dice"]

[tool.katas.expected.chance]
"3,3,3,4,1" = 14
"1,1,1,1" = "ValueError"
"""
    path = written(tmp_path, f"{SOME}[tool.katas.expected]\n{lines}")
    assert read_settings(path).expected == {
        "pair": Expected("at least, not exactly"),
        "two pairs": Expected(rolls={(1, 1, 2, 2, 2): None, (): None}),
        "chance": Expected(rolls={(1, 3, 3, 3, 4): "14", (1, 1, 1, 1): "ValueError"}),
    }


def test_settings_know_the_solution_that_they_name(tmp_path: Path) -> None:
    """The file, a file of the folder, a file among the words of a command; and no other."""
    for text, file in [
        ('solution = "mine.py"', "mine.py"),
        ('solution = "./src/../mine.py"', "mine.py"),
        ('solution = "src"', "src/deep/mine.py"),
        ('solution = ["perl", "mine.pl"]', "mine.pl"),
    ]:
        settings = read_settings(written(tmp_path, f"[tool.katas]\n{text}\n"))
        assert settings.names(tmp_path / file)
        assert not settings.names(tmp_path / "other.py")
    assert not Settings(tmp_path).names(tmp_path / "mine.py")


def test_no_setting_is_compulsory(tmp_path: Path) -> None:
    """What isn't set is left to the options."""
    assert read_settings(written(tmp_path, "[tool.katas]\n")) == Settings(tmp_path)


def test_an_unknown_setting_gives_the_nearest(tmp_path: Path) -> None:
    """A misspelt key is not passed over in silence."""
    path = written(tmp_path, '[tool.katas]\nsolutoin = "yatzy.py"\n')
    assert complaint(path) == (
        f"{path}, [tool.katas]: there is no setting 'solutoin'\n  nearest: solution"
    )


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("kata = 5", "'kata' should be a text\n  it is 5"),
        ("solution = 6", "'solution' should be a text\n  it is 6"),
        ("solution = ['mine', 6]", "'solution' should be a list of texts"),
        ("solution = []", "'solution' is an empty command"),
        ("refused = true", "'refused' should be a whole number"),
        ("refused = '-1'", "'refused' should be a whole number\n  it is '-1'"),
        ("entry = true", "'entry' should be a text\n  it is True"),
        ("stage = 1.5", "'stage' should be a text\n  it is 1.5"),
        ("packs = '../club'", "'packs' should be a list\n  it is '../club'"),
        ("packs = [1]", "'packs' should be a list of texts"),
        ("readings = 'yes'", "'readings' should be a table\n  it is 'yes'"),
        ("readings.four-alike = true", "readings.four-alike should be a text, not True"),
        ("expected = 'pair'", "'expected' should be a table\n  it is 'pair'"),
        ("expected.pair = true", f"expected.pair {WANTED}\n  it is True"),
        ("expected.pair = ' '", f"expected.pair {WANTED}\n  it is ' '"),
        ("expected.pair = []", f"expected.pair {WANTED}\n  it is []"),
        (
            "expected.pair = [3]",
            'expected.pair should have rolls, and 3 is none\n  write them so: "3,3,3,4,1"',
        ),
        (
            "expected.pair = ['a pair']",
            f"expected.pair: 'a pair' is not a roll\n  {COMMAS}",
        ),
        ("expected.pair = ['1,7']", "expected.pair: '1,7' has a face that no die shows"),
        (
            "expected.pair = ['1,2', '2,1']",
            "expected.pair has 1,2 twice; the order of dice is no matter",
        ),
        (
            "expected.pair = { '1,2' = 2.5 }",
            "expected.pair, 1,2 should be the score that it is to give, not 2.5",
        ),
    ],
)
def test_a_wrong_type_is_told_with_the_file(tmp_path: Path, setting: str, said: str) -> None:
    """The message names the file, the table and the key, and says what was wanted."""
    path = written(tmp_path, f"[tool.katas]\n{setting}\n")
    assert complaint(path) == f"{path}, [tool.katas]: {said}"


def test_settings_that_are_no_table_are_told_with_the_file(tmp_path: Path) -> None:
    """Doubled brackets are a slip of the keyboard, and no reason for a traceback."""
    path = written(tmp_path, '[[tool.katas]]\nkata = "greed"\n')
    assert str(path) in complaint(path)


def test_what_is_no_toml_is_told_with_the_file(tmp_path: Path) -> None:
    """A pyproject.toml that doesn't parse is named."""
    path = written(tmp_path, "[tool.katas\n")
    assert complaint(path).startswith(f"{path} is no valid TOML: ")


def test_settings_are_found_in_the_folder_itself(tmp_path: Path) -> None:
    """The nearest place is where one is."""
    path = written(tmp_path, SOME)
    assert find_settings(tmp_path, tmp_path) == path


def test_settings_are_found_from_a_folder_below(tmp_path: Path) -> None:
    """Whoever works in a folder inside their project has its settings."""
    path = written(tmp_path, SOME)
    below = tmp_path / "src" / "yatzy"
    below.mkdir(parents=True)
    assert find_settings(below, tmp_path) == path


def test_the_nearest_settings_win(tmp_path: Path) -> None:
    """A kata in a folder of its own has settings of its own."""
    written(tmp_path, SOME)
    nearer = written(tmp_path / "greed", SOME)
    assert find_settings(tmp_path / "greed", tmp_path) == nearer


def test_a_pyproject_without_settings_does_not_end_the_search(tmp_path: Path) -> None:
    """A project inside the project, for another tool, hides nothing."""
    path = written(tmp_path, SOME)
    written(tmp_path / "inner", "[tool.ruff]\nline-length = 100\n")
    assert find_settings(tmp_path / "inner", tmp_path) == path


def test_nothing_is_looked_for_above_the_top(tmp_path: Path) -> None:
    """Settings that lie above the project's root are somebody else's."""
    written(tmp_path, SOME)
    top = tmp_path / "project"
    (top / "src").mkdir(parents=True)
    assert find_settings(top / "src", top) is None


def test_without_settings_there_are_none(tmp_path: Path) -> None:
    """A folder without a pyproject.toml, and one that doesn't speak of katas, are alike."""
    assert find_settings(tmp_path, tmp_path) is None
    written(tmp_path, '[project]\nname = "mine"\n')
    assert find_settings(tmp_path, tmp_path) is None


@pytest.mark.parametrize(
    "text",
    ['# [tool.katas]\n# kata = "greed"\n', '[tool.katas-of-mine]\nkata = "greed"\n'],
    ids=["commented out", "another tool"],
)
def test_what_only_looks_like_settings_is_none(tmp_path: Path, text: str) -> None:
    """Settings that are commented out, and another tool's, ask for no kata."""
    written(tmp_path, text)
    assert find_settings(tmp_path, tmp_path) is None


def test_a_file_from_windows_is_read_like_any_other(tmp_path: Path) -> None:
    """A byte order mark in front and Windows line endings do no harm."""
    path = tmp_path / "pyproject.toml"
    path.write_bytes(b"\xef\xbb\xbf" + ALL.strip().replace("\n", "\r\n").encode())
    assert find_settings(tmp_path, tmp_path) == path
    assert read_settings(path).kata == "yatzy-fixed-scores"
    assert read_settings(path).readings == {"four-alike": "yes"}


def test_a_mark_right_before_the_settings_does_no_harm(tmp_path: Path) -> None:
    """The byte order mark may stand directly before `[tool.katas]`."""
    path = tmp_path / "pyproject.toml"
    path.write_bytes(b"\xef\xbb\xbf" + SOME.encode())
    assert find_settings(tmp_path, tmp_path) == path
    assert read_settings(path).kata == "greed"
