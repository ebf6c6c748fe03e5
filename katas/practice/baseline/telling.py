"""Tells in dice words what became of a baseline: what moved, and what of it was declared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from katas.model import Roll, show_roll
from katas.plug import Missing
from katas.practice.baseline.comparing import Comparison, Declared, Move, Moves
from katas.practice.baseline.table import Baseline
from katas.practice.baseline.wording import Wording

SHOWN = 10
"""So many of the cells that moved are shown."""

Known = Mapping[str | None, Sequence[Roll]]
"""The rolls that people know, by category: those of the examples."""


class ComparisonTelling:
    """Tells the comparisons of one kata; of a category that is gone, what is `missing`."""

    def __init__(
        self, wording: Wording, known: Known, missing: Mapping[str | None, Missing]
    ) -> None:
        self._wording = wording
        self._say = wording.say
        self._name = wording.category
        self._known = known
        self._missing = missing

    def headline(self, approved: Baseline, comparison: Comparison) -> str:
        """What became of it, in a line."""
        if comparison.moved:
            return self._say("moved", count=_count(comparison.moved), cells=comparison.cells)
        if not comparison.preserved:
            return self._say("not-preserved")
        key = "preserved-but" if comparison.declared else "preserved"
        return self._say(key, extent=self._wording.extent(approved))

    def moved(self, comparison: Comparison) -> Iterator[str]:
        """What nobody has declared: the first cells that moved, and how many there are."""
        for category in comparison.gone:
            why = self._missing.get(category)
            key = "gone-but" if why is not None and why.unwritten else "gone"
            yield self._say(key, category=self._name(category), why=str(why))
        shown = self._first(comparison.moved)
        for category, move in shown:
            key = "move-said" if move.said else "move"
            yield self._say(key, category=self._name(category), said=move.said, **_shown(move))
        if more := _count(comparison.moved) - len(shown):
            yield self._say("more", count=more)
        if len(comparison.moved) > 1:
            counts = [
                self._say("count", category=self._name(category), count=len(moves))
                for category, moves in comparison.moved.items()
            ]
            yield self._say("counts", counts=", ".join(counts))
        for category, rolls in comparison.unasked.items():
            yield self._say(
                "unasked", category=self._name(category), rolls=self._wording.rolls(rolls)
            )

    def declared(self, comparison: Comparison, declared: Declared) -> Iterator[str]:
        """What moved as it was declared, and what is declared and hasn't moved."""
        for category, moves in comparison.declared.items():
            yield self._say(
                "declared",
                category=self._name(category),
                rolls=self._wording.rolls(len(moves)),
                why=declared[category].reason or self._say("named"),
                **_shown(self._in_order(category, moves)[0]),
            )
        for category, rolls in comparison.still.items():
            why = declared[category].reason or "; ".join(map(show_roll, rolls))
            yield self._say("still", category=self._name(category), why=why)

    def new(self, comparison: Comparison) -> Iterator[str]:
        """What the table doesn't have yet."""
        for category, count in comparison.new.items():
            rolls = self._wording.rolls(count)
            yield self._say("new", category=self._name(category), rolls=rolls)

    def _first(self, moves: Moves) -> list[tuple[str | None, Move]]:
        """The first cells that moved, each of other dice, as many as may be of each category."""
        ranked = [
            (rank, place, category, move)
            for place, (category, found) in enumerate(moves.items())
            for rank, move in enumerate(self._in_order(category, found)[:SHOWN])
        ]
        first = sorted(ranked, key=lambda item: item[:2])[:SHOWN]
        first.sort(key=lambda item: item[1])
        return [(category, move) for _, _, category, move in first]

    def _in_order(self, category: str | None, moves: Sequence[Move]) -> list[Move]:
        """One move for each roll, however it lies; those that the examples print come first."""
        as_they_lie = {move.roll: move for move in moves}
        known = (as_they_lie[roll] for roll in self._known.get(category, ()) if roll in as_they_lie)
        first: dict[Roll, Move] = {}
        for move in (*known, *moves):
            first.setdefault(tuple(sorted(move.roll)), move)
        return list(first.values())


def _count(moves: Moves) -> int:
    return sum(map(len, moves.values()))


def _shown(move: Move) -> dict[str, str]:
    return {"roll": show_roll(move.roll), "was": move.was, "now": move.now}
