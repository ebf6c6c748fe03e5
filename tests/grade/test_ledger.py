"""The ledger: what was finished is there, whatever happened since."""

from pathlib import Path

import pytest

from katas.errors import UsageError
from katas.grade.graded import Graded, Item, Part, Status
from katas.grade.many.ledger import Ledger
from katas.spec import Told

ONE, TWO = b"1" * 32, b"2" * 32

GRADED = Graded(
    Status.NOT_PASSED,
    solution="yatzy.py",
    called_as={"pair": "pair(dice)"},
    items=(Item(Part.EXAMPLES, "alike", "a pair", Told("x:1", "Pair", "pair", "wrong", "wrong")),),
    notes=("bøker \ud800",),
    seconds=0.25,
)


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    """A result is the same when the file is opened again; half a character is a question mark."""
    with Ledger.open(tmp_path / "ledger.jsonl") as ledger:
        ledger.add(ONE, GRADED)
        assert ledger.graded(ONE).items == GRADED.items
    with Ledger.open(tmp_path / "ledger.jsonl") as ledger:
        assert ledger.is_final(ONE)
        assert not ledger.is_final(TWO)
        kept = ledger.graded(ONE)
        assert (kept.items, kept.called_as) == (GRADED.items, GRADED.called_as)
        assert kept.notes == ("bøker ?",)


def test_a_line_that_was_cut_off_costs_that_line(tmp_path: Path) -> None:
    """When a machine went down in the middle of a line, all before it is there."""
    path = tmp_path / "ledger.jsonl"
    with Ledger.open(path) as ledger:
        ledger.add(ONE, GRADED)
        ledger.add(TWO, GRADED)
    path.write_bytes(path.read_bytes()[:-40])
    with Ledger.open(path) as ledger:
        assert ledger.is_final(ONE)
        assert TWO not in ledger
        ledger.add(TWO, GRADED)
    with Ledger.open(path) as ledger:
        assert ledger.is_final(TWO)
        assert ledger.graded(TWO).solution == "yatzy.py"


def test_the_newest_result_counts(tmp_path: Path) -> None:
    """What was our fault is graded again, and then that is what came of it."""
    with Ledger.open(tmp_path / "ledger.jsonl") as ledger:
        ledger.add(ONE, Graded(Status.OUR_FAULT, problem="no disk"))
        assert ledger.status(ONE) is Status.OUR_FAULT
        assert not ledger.is_final(ONE)
        ledger.add(ONE, GRADED)
        assert ledger.is_final(ONE)


def test_two_gradings_do_not_write_one_ledger(tmp_path: Path) -> None:
    """Whoever comes second is told so."""
    path = tmp_path / "ledger.jsonl"
    with Ledger.open(path), pytest.raises(UsageError, match="another grading is at work"):
        Ledger.open(path)


def test_a_ledger_that_can_not_be_written(tmp_path: Path) -> None:
    """A folder that isn't there is told in one line."""
    with pytest.raises(UsageError, match="can't be written"):
        Ledger.open(tmp_path / "nowhere" / "ledger.jsonl")
