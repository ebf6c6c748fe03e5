"""The approved tables: what each rulebook gives for every sorted roll, to be read by people.

A cell that an open question is about has the score under each reading, in the order of the
readings: `0/12`. A table that changes on purpose is looked at and approved anew, by giving
its `.received.txt` the name of its `.approved.txt`.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from katas.model import Roll, Rulebook, show_roll
from tests.approving import approve
from tests.rulebooks.scoring import shown, sorted_rolls

APPROVED = Path(__file__).parent / "approved"

TABLES = [
    ("classic", "classic", 5),
    ("classic-four-dice", "classic", 4),
    ("exactly", "exactly", 5),
    ("fixed-scores", "fixed-scores", 5),
    ("norwegian", "norwegian", 5),
]


def table(rulebook: Rulebook, rolls: Iterable[Roll]) -> str:
    """A header line and one line a roll, every column but the first aligned to the right."""
    names = [rulebook.spelling(name) if name else "score" for name in rulebook.categories]
    rows = [
        [show_roll(roll), *(shown(rulebook, roll, name) for name in rulebook.categories)]
        for roll in rolls
    ]
    return "\n".join(aligned([["roll", *names], *rows]))


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lay rows out in columns."""
    columns = list(zip(*rows, strict=True))
    first, *others = columns
    width = max(map(len, first))
    padded = [[text.ljust(width) for text in first]]
    for column in others:
        width = max(map(len, column))
        padded.append([text.rjust(width) for text in column])
    return ["  ".join(row) for row in zip(*padded, strict=True)]


@pytest.mark.parametrize(("name", "rulebook", "dice"), TABLES)
def test_every_sorted_roll_scores_as_approved(
    name: str, rulebook: str, dice: int, yatzy: dict[str, Rulebook]
) -> None:
    """No Yatzy rulebook gives another score than the one that was looked at and approved."""
    approve(table(yatzy[rulebook], sorted_rolls(dice)), APPROVED, name)


def test_every_sorted_greed_roll_scores_as_approved(koan: Rulebook) -> None:
    """The Koan's rules give the approved score for each roll of nought to five dice."""
    rolls = [roll for dice in range(6) for roll in sorted_rolls(dice)]
    approve(table(koan, rolls), APPROVED, "koan")


def test_there_is_a_table_for_every_number_of_dice_of_every_rulebook(
    yatzy: dict[str, Rulebook],
) -> None:
    """No rulebook, and no number of dice that it scores, is left without a table."""
    scored = {(name, dice) for name, rulebook in yatzy.items() for dice in rulebook.dice}
    assert {(rulebook, dice) for _, rulebook, dice in TABLES} == scored


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("classic", 252),
        ("classic-four-dice", 126),
        ("exactly", 252),
        ("fixed-scores", 252),
        ("norwegian", 252),
        ("koan", 462),
    ],
)
def test_an_approved_table_has_a_line_for_each_sorted_roll(name: str, lines: int) -> None:
    """Below the header stands every roll once: 252 of five dice, 126 of four, 462 of the Koan's."""
    header, *rows = (APPROVED / f"{name}.approved.txt").read_text("utf-8").splitlines()
    assert header.startswith("roll ")
    assert len(set(rows)) == len(rows) == lines


def test_a_table_that_differs_fails_with_ten_lines_at_most(tmp_path: Path) -> None:
    """A changed table is told by the first lines that differ, and the new one is left beside."""
    approved = "\n".join(f"1,1,1,{count} 0" for count in range(30))
    (tmp_path / "few.approved.txt").write_text(approved + "\n", "utf-8")
    with pytest.raises(pytest.fail.Exception) as failure:
        approve(approved.replace(" 0", " 4"), tmp_path, "few")
    told = str(failure.value).splitlines()
    assert told[:4] == [
        "few is not as approved",
        "line 1",
        "  approved 1,1,1,0 0",
        "  received 1,1,1,0 4",
    ]
    assert told[-1] == "and 20 lines more"
    assert sum(line.startswith("line ") for line in told) == 10
    assert (tmp_path / "few.received.txt").exists()


def test_a_table_that_was_never_approved_fails(tmp_path: Path) -> None:
    """A first table isn't approved by itself."""
    with pytest.raises(pytest.fail.Exception):
        approve("1,1,1,1,1 50", tmp_path, "new")
    assert not (tmp_path / "new.approved.txt").exists()


def test_an_approval_leaves_nothing_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library keeps a log where it stands; here it stands in a folder that is gone."""
    (tmp_path / "one.approved.txt").write_text("1,1,1,1,1 50\n", "utf-8")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    approve("1,1,1,1,1 50", tmp_path, "one")
    assert list((tmp_path / "here").iterdir()) == []
