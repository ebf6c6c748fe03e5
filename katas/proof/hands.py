"""A roll looked at as a player does: what is equal, what is in a row, which is the highest."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from katas.model import Roll


class Hand:
    """A roll, with the faces that show so often."""

    def __init__(self, roll: Roll) -> None:
        self.roll = roll
        self.tally = Counter(roll)

    @property
    def counts(self) -> list[int]:
        """How often the faces show, the most frequent first."""
        return sorted(self.tally.values(), reverse=True)

    @property
    def most(self) -> int:
        """How many dice are equal at most; 0 without any."""
        return max(self.tally.values(), default=0)

    def at_least(self, many: int) -> list[int]:
        """The faces that show so often or more, in ascending order."""
        return sorted(face for face, times in self.tally.items() if times >= many)

    def exactly(self, many: int) -> list[int]:
        """The faces that show just so often, in ascending order."""
        return sorted(face for face, times in self.tally.items() if times == many)

    def most_frequent(self, *, highest: bool) -> int | None:
        """The face that shows most often, the highest or lowest of those; None without dice."""
        faces = [face for face, times in self.tally.items() if times == self.most]
        return (max if highest else min)(faces, default=None)

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

    def side_by_side(self) -> int:
        """How many equal dice lie side by side at most."""
        return max((len(list(equal)) for _, equal in groupby(self.roll)), default=0)
