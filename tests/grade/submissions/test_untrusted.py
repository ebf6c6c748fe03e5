"""What a submission says of itself: followed where it may, and never in the way."""

from pathlib import Path

import pytest

from katas.grade.submissions.untrusted import Said, read_said
from tests.grade.submissions.making import put


def said(folder: Path, text: str | bytes, language: str = "en") -> Said:
    """What is read from these settings."""
    data = text.encode() if isinstance(text, str) else text
    (folder / "pyproject.toml").write_bytes(data)
    return read_said(folder, "greed", language)


def test_without_settings_nothing_is_said(folder: Path) -> None:
    """Nor by those of another tool."""
    assert read_said(folder, "greed") == Said()
    assert said(folder, "[tool.ruff]\nline-length = 100\n") == Said()
    assert said(folder, "tool = 7\n") == Said()
    assert said(folder, "[tool]\nkatas = []\n") == Said()


def test_what_it_may_say_is_read(folder: Path) -> None:
    """With a BOM and Windows ends of lines as well."""
    put(folder, "mine.py")
    text = """\ufeff[tool.katas]
kata = "greed"
solution = "mine.py"
refused = -1
[tool.katas.readings]
small = "strict"
[tool.katas.calls]
score = "Greed().score(dice)"
game.throw = "game.cast(*dice)"
"""
    assert said(folder, text.replace("\n", "\r\n")) == Said(
        calls={"score": "Greed().score(dice)", "game.throw": "game.cast(*dice)"},
        entry="mine.py",
        readings={"small": "strict"},
        refused=-1,
    )


def test_what_it_may_not_say_is_passed_over(folder: Path) -> None:
    """The teacher says which stage, and nobody's packs are opened; it is no mistake either."""
    text = """[tool.katas]
stage = "ones"
packs = ["/etc"]
proof = true
no-such = 1
expected.pair = "wrong on purpose"
"""
    assert said(folder, text) == Said()


@pytest.mark.parametrize(
    ("settings", "entry"),
    [
        ('solution = "mine.py"', "mine.py"),
        ('solution = "./src/deep.py"', "src/deep.py"),
        ('solution = "src\\\\deep.py"', "src/deep.py"),
        ('solution = "src"', "src/deep.py"),
        ('solution = "src"\nentry = "deep"', "src/deep.py"),
        ('solution = "."\nentry = "mine"', "mine.py"),
        ('entry = "mine.py"', "mine.py"),
        ('entry = "mine"', "mine.py"),
    ],
)
def test_its_solution_is_a_file_in_it(settings: str, entry: str, folder: Path) -> None:
    """However it is written; in a folder the only one that is no test."""
    put(folder, "mine.py", "other.py", "src/deep.py", "src/test_deep.py", "src/notes.txt")
    assert said(folder, f"[tool.katas]\n{settings}\n") == Said(entry=entry)


@pytest.mark.parametrize(
    "path", ["../answers.py", "/etc/passwd", "C:\\\\x.py", "gone.py", "notes.txt", ".", "x" * 199]
)
def test_a_solution_elsewhere_is_not_looked_for(path: str, folder: Path) -> None:
    """Nor one that isn't there, or could be any of several."""
    put(folder.parent, "answers.py")
    put(folder, "mine.py", "other.py", "notes.txt")
    read = said(folder, f'[tool.katas]\nsolution = "{path}"\n')
    assert read.entry is None
    (note,) = read.notes
    assert note.startswith("its settings name a solution that isn't in it: ")


def test_a_command_is_not_run(folder: Path) -> None:
    """It is told; and what else is said still counts."""
    read = said(folder, '[tool.katas]\nsolution = ["rm", "-rf", "/", [[1]]]\nrefused = -1\n')
    assert read == Said(
        refused=-1, notes=("its solution is a command, which is not run: rm -rf /",)
    )


def test_settings_for_another_kata_are_told(folder: Path) -> None:
    """Somebody may have handed in the wrong folder."""
    assert said(folder, '[tool.katas]\nkata = "yatzy\\u001b[31m"\n').notes == (
        "its settings are for another kata: yatzy␛[31m",
    )
    assert said(folder, '[tool.katas]\nkata = "yatzy"\n', "no").notes == (
        "innstillingene er for en annen kata: yatzy",
    )


@pytest.mark.parametrize(
    ("settings", "where"),
    [
        ("refused = true", "refused"),
        ("refused = 1.5", "refused"),
        ("refused = 99999999999999999999", "refused"),
        ('refused = "no"', "refused"),
        ("calls = 7", "calls"),
        ("calls.score = 7", "calls.score"),
        ("calls.game = 7", "calls.game"),
        ("calls.game.throw = []", "calls.game.throw"),
        (f'calls.score = "{"x" * 201}"', "calls.score"),
        (f'readings."{"x" * 201}" = "x"', f"readings.{'x' * 70}…"),
        ("\n".join(f'calls.c{number} = "x"' for number in range(101)), "calls"),
        ("solution = 7", "solution"),
        (f'solution = "{"x" * 201}"', "solution"),
        ("entry = []", "solution"),
    ],
)
def test_what_makes_no_sense_is_told_and_the_rest_counts(
    settings: str, where: str, folder: Path
) -> None:
    """A mistake in the settings costs nobody their solution."""
    read = said(folder, f'[tool.katas]\nreadings.small = "strict"\n{settings}\n')
    assert read == Said(
        readings={"small": "strict"}, notes=(f"its settings can't be followed in: {where}",)
    )


@pytest.mark.parametrize(
    "text",
    [
        "[tool.katas",
        b"\xff\xfe[tool.katas]",
        "x = " + "[" * 30_000,
        "x = " + "{a=" * 20_000,
        "x = " + "9" * 50_000,
        "[tool.katas]\n# " + "x" * 70_000,
        "x = 0000-99-99",
        "\0",
    ],
    ids=["torn", "no text", "nested", "tables", "a number", "too long", "no date", "a nought"],
)
def test_what_cant_be_read_is_a_note(text: str | bytes, folder: Path) -> None:
    """Whatever it was made for."""
    assert said(folder, text) == Said(
        notes=("its pyproject.toml can't be read, so its settings are not followed",)
    )
