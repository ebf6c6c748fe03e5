"""Compares what a solution does with what it did: what moved, and what of it was declared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from katas.catalog import Expected
from katas.model import Roll
from katas.practice.baseline.table import NOT_ASKED, Baseline
from katas.proof.domain import domain_of
from katas.records import dataclass

Declared = Mapping[str | None, Expected]
"""What is expected to move, by category."""


@dataclass(frozen=True, slots=True)
class Move:
    """A cell that moved: a roll as it lies, what it gave, what it gives now.

    `said` is what was declared that it would give, where it gives something else.
    """

    roll: Roll
    was: str
    now: str
    said: str = ""


Moves = Mapping[str | None, Sequence[Move]]
"""What moved, by category; none without a move."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What became of an approved baseline.

    `cells` counts the rolls that were compared, in all categories. `moved` is what nobody has
    declared, `declared` what somebody has. `still` are the categories that are declared and in
    which nothing has moved; or some rolls of them, where these were declared one by one. `gone`
    are categories that aren't there any more; `unasked` counts the rolls that were not asked
    now, because a call before them had to be stopped, and `new` those that the table doesn't have.
    """

    cells: int
    moved: Moves
    declared: Moves
    still: Mapping[str | None, Sequence[Roll]]
    gone: tuple[str | None, ...]
    unasked: Mapping[str | None, int]
    new: Mapping[str | None, int]

    @property
    def preserved(self) -> bool:
        """Whether nothing is otherwise but for what was declared."""
        return not (self.moved or self.gone or self.unasked)

    @property
    def is_the_same(self) -> bool:
        """Whether there is nothing to approve."""
        return self.preserved and not (self.declared or self.new)


def compare(approved: Baseline, now: Baseline, declared: Declared) -> Comparison:
    """Compare what came now with what was approved."""
    moved: dict[str | None, list[Move]] = {}
    as_declared: dict[str | None, list[Move]] = {}
    unasked: dict[str | None, int] = {}
    there = [category for category in approved.cells if category in now.cells]
    for category in there:
        expected = declared.get(category, Expected())
        for move in _moves(approved, now, category):
            if move.now == NOT_ASKED:
                unasked[category] = unasked.get(category, 0) + 1
            elif _allows(expected, move):
                as_declared.setdefault(category, []).append(move)
            else:
                said = expected.rolls.get(tuple(sorted(move.roll))) or ""
                told = Move(move.roll, move.was, move.now, said)
                moved.setdefault(category, []).append(told)
    return Comparison(
        sum(len(words) for category in there for words in approved.cells[category].values()),
        moved,
        as_declared,
        dict(_still(declared, moved, as_declared)),
        tuple(category for category in approved.cells if category not in now.cells),
        unasked,
        dict(_new(approved, now)),
    )


def _moves(approved: Baseline, now: Baseline, category: str | None) -> Iterator[Move]:
    """The rolls of a category that were asked when it was approved, and give something else."""
    for many, before in approved.cells[category].items():
        after = now.cells[category][many]
        if after != before:
            rolls = domain_of((many,)).rolls
            for roll, was, word in zip(rolls, before, after, strict=True):
                if word != was != NOT_ASKED:
                    yield Move(roll, was, word)


def _allows(expected: Expected, move: Move) -> bool:
    if expected.reason:
        return True
    roll = tuple(sorted(move.roll))
    return roll in expected.rolls and expected.rolls[roll] in (None, move.now)


def _still(
    declared: Declared, moved: Moves, as_declared: Moves
) -> Iterator[tuple[str | None, Sequence[Roll]]]:
    """What is declared and hasn't moved; all of a category where no rolls were named."""
    for category, expected in declared.items():
        moves = [*moved.get(category, ()), *as_declared.get(category, ())]
        touched = {tuple(sorted(move.roll)) for move in moves}
        rolls = [roll for roll in expected.rolls if roll not in touched]
        if rolls or not (expected.rolls or touched):
            yield category, rolls


def _new(approved: Baseline, now: Baseline) -> Iterator[tuple[str | None, int]]:
    """How many rolls of a category are known now, and not by the table."""
    for category, cells in now.cells.items():
        before = approved.cells.get(category, {})
        count = 0
        for many, words in cells.items():
            known = before.get(many, [NOT_ASKED] * len(words))
            if NOT_ASKED in known:
                pairs = zip(known, words, strict=True)
                count += sum(was == NOT_ASKED != word for was, word in pairs)
        if count:
            yield category, count
