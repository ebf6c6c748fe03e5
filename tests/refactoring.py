"""Old code in a folder of its own, and what somebody does to it: for the tests of the baseline."""

from pathlib import Path

from katas.catalog import open_shelf
from katas.practice import begin
from katas.spec import open_specification

TABLE = "yatzy.baseline.approved.txt"

PRESERVING = (
    """\
        points = 0
        for x in (d1, d2, d3, d4, d5):
            points += 2 if x == 2 else 0
        return points
""",
    "        return 2 * (d1, d2, d3, d4, d5).count(2)\n",
)
"""Twos, counted in one line instead of four."""

CORRECTING = ("if same == 2 and", "if same >= 2 and")
"""The pair, as the document has it: at least two, where the old code wants exactly two."""

CORRECTED = 1_506
"""On so many rolls the pair is another by that."""

BREAKING = ("return l.count(3) * 3", "return l.count(3) + 3")
"""Threes, added where they should be multiplied."""


def old_code(parent: Path, kata: str = "yatzy-fixed-scores", start: str = "legacy:sprawl") -> Path:
    """Make a folder with old code, as `kata start` does, and give its solution."""
    shelf = open_shelf()
    found = shelf.find(kata)
    folder = parent / "å refaktorere"
    begin(open_specification(shelf, found), folder, start)
    return folder / found.solution


def change(file: Path, *changes: tuple[str, str]) -> None:
    """Change some places of a file, each of which is there once."""
    text = file.read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file.write_text(text, "utf-8")


def declare(folder: Path, lines: str) -> None:
    """Say in the settings what is expected to move."""
    settings = folder / "pyproject.toml"
    said = f"{settings.read_text('utf-8')}\n[tool.katas.expected]\n{lines}\n"
    settings.write_text(said, "utf-8")


def everything(folder: Path) -> dict[str, bytes]:
    """What lies in a folder: each file with what is in it, each folder with nothing."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() if path.is_file() else b""
        for path in folder.rglob("*")
    }
