"""A baseline as data: for each category and number of dice, a word for every roll there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from katas.proof.domain import domain_of
from katas.records import dataclass

Words = Sequence[str]
"""What came for every roll of so many dice, in ascending order of the rolls."""

NOT_ASKED = "not asked"
"""In the place of what came, where a call before it had to be stopped."""


@dataclass(frozen=True, slots=True)
class Baseline:
    """What a solution of a kata does: its words, by category and number of dice.

    The higher numbers of dice come first.
    """

    kata: str
    cells: Mapping[str | None, Mapping[int, Words]]

    @property
    def dice(self) -> tuple[int, ...]:
        """The numbers of dice that there are."""
        return tuple(
            sorted({many for cells in self.cells.values() for many in cells}, reverse=True)
        )

    @property
    def rolls(self) -> int:
        """How many rolls there are, however their dice lie."""
        return sum(len(domain_of((many,)).shapes) for many in self.dice)

    @property
    def asks(self) -> Mapping[str | None, tuple[int, ...]]:
        """With how many dice each category is asked."""
        return {category: tuple(cells) for category, cells in self.cells.items()}


def by_shape(words: Words, many: int) -> list[str | None]:
    """The word for each roll in ascending order of its dice; None where it hangs on their order."""
    domain = domain_of((many,))
    ascending: list[str | None] = [words[at] for at in domain.sorted_at]
    spread = domain.spread(ascending)
    if spread != words:
        for at, word in enumerate(words):
            if word != spread[at]:
                ascending[domain.shape_of[at]] = None
    return ascending
