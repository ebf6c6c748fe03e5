"""A roll looked at as a player does: what is equal, what is in a row, which is the highest."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from itertools import groupby

from katas.model import Roll


class Hand:
    """A roll; what is found out about it is found out once."""

    def __init__(self, roll: Roll) -> None:
        self.roll = roll
        self._at_least: dict[int, list[int]] = {}
        self._exactly: dict[int, list[int]] = {}

    @cached_property
    def tally(self) -> Counter[int]:
        """How often each face shows."""
        return Counter(self.roll)

    @cached_property
    def counts(self) -> list[int]:
        """How often the faces show, the most frequent first."""
        return sorted(self.tally.values(), reverse=True)

    @cached_property
    def most(self) -> int:
        """How many dice are equal at most; 0 without any."""
        return max(self.tally.values(), default=0)

    def at_least(self, many: int) -> list[int]:
        """The faces that show so often or more, in ascending order."""
        known = self._at_least.get(many)
        if known is None:
            known = sorted(face for face, times in self.tally.items() if times >= many)
            self._at_least[many] = known
        return known

    def exactly(self, many: int) -> list[int]:
        """The faces that show just so often, in ascending order."""
        known = self._exactly.get(many)
        if known is None:
            known = sorted(face for face, times in self.tally.items() if times == many)
            self._exactly[many] = known
        return known

    def most_frequent(self, *, highest: bool) -> int | None:
        """The face that shows most often, the highest or lowest of those; None without dice."""
        faces = [face for face, times in self.tally.items() if times == self.most]
        return (max if highest else min)(faces, default=None)

    @cached_property
    def in_a_row(self) -> int:
        """How many faces are in a row at most."""
        best = run = 0
        for face in range(1, 7):
            run = run + 1 if face in self.tally else 0
            best = max(best, run)
        return best

    def lie_together(self) -> bool:
        """Whether all dice of each face lie side by side."""
        changes = sum(a != b for a, b in zip(self.roll, self.roll[1:], strict=False))
        return changes <= max(len(self.tally) - 1, 0)

    @cached_property
    def side_by_side(self) -> int:
        """How many equal dice lie side by side at most."""
        return max((len(list(equal)) for _, equal in groupby(self.roll)), default=0)
