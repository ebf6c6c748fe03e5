"""The Greed rulebook: sets of dice that pay, read from TOML, with the arithmetic."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from katas.catalog.table import Table
from katas.model import Explanation, Readings, Roll
from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class PayingSet:
    """`count` dice of one face, worth `points` together."""

    face: int
    count: int
    points: int


class GreedRulebook:
    """The Koan's rules: every score with its arithmetic and its reason."""

    categories: Sequence[None] = (None,)
    readings: Mapping[str, Sequence[str]] = {}

    def __init__(self, name: str, data: Mapping[str, Any]) -> None:
        table = Table(data, f"rulebook {name}")
        self.name = name
        self.language = table.get("language", str)
        self.dice: Sequence[int] = table.numbers("dice")
        self._sets = [_paying_set(entry) for entry in table.tables("sets")]
        self._says = table.get("says", str)
        self._nothing = table.get("nothing", str)
        self._empty = table.get("empty", str)
        if not self._sets:
            raise table.wrong("'sets' is missing")

    def spelling(self, category: str) -> str:
        """Print a category; Greed has none, so there is nothing to translate."""
        return category

    def explain(
        self, roll: Roll, category: str | None = None, readings: Readings | None = None
    ) -> Explanation:
        """Score a roll of nought to five dice. There are no categories and no open questions.

        Raises ValueError for more dice than the Koan rolls, and for a category.
        """
        del readings
        if category is not None:
            raise ValueError(f"the {self.name} rules have no categories, so no {category!r}")
        if len(roll) not in self.dice:
            raise ValueError(f"the {self.name} rules are for up to {max(self.dice)} dice")
        paid = self._paid(roll)
        nothing = self._nothing if roll else self._empty
        return Explanation(sum(paid), "+".join(map(str, paid)) or nothing, self._says)

    def _paid(self, roll: Roll) -> list[int]:
        """What each set taken from the dice pays, in the order taken."""
        left = Counter(roll)
        paid: list[int] = []
        for entry in self._sets:
            times = left[entry.face] // entry.count
            paid += [entry.points] * times
            left[entry.face] -= times * entry.count
        return paid


def _paying_set(entry: Table) -> PayingSet:
    if unknown := set(entry.keys) - {"face", "count", "points"}:
        raise entry.wrong(f"a set has no {', '.join(sorted(unknown))}")
    return PayingSet(entry.get("face", int), entry.get("count", int), entry.get("points", int))
