"""The Chicago rulebook: what each face is worth, read from TOML, with the arithmetic."""

from collections.abc import Mapping, Sequence
from typing import Any

from katas.model import Explanation, Readings, Roll


class ChicagoRulebook:
    """The club's rules: every score with its arithmetic and its reason."""

    categories: Sequence[None] = (None,)
    readings: Mapping[str, Sequence[str]] = {}

    def __init__(self, name: str, data: Mapping[str, Any]) -> None:
        self.name = name
        self.language: str = data["language"]
        self.dice: Sequence[int] = tuple(data["dice"])
        self._says: str = data["says"]
        self._worth: Mapping[str, int] = data["worth"]
        self._chicago: Mapping[str, Any] = data["chicago"]

    def spelling(self, category: str) -> str:
        """Print a category; Chicago has none."""
        return category

    def explain(
        self, roll: Roll, category: str | None = None, readings: Readings | None = None
    ) -> Explanation:
        """Score a roll of three dice. There are no categories and no open questions.

        Raises ValueError for another number of dice.
        """
        del category, readings
        if len(roll) not in self.dice:
            raise ValueError(f"the {self.name} rules are for three dice, not {len(roll)}")
        if set(roll) == {self._chicago["face"]}:
            return Explanation(self._chicago["pays"], self._chicago["because"], self._says)
        worth = [self._worth.get(str(die), die) for die in roll]
        return Explanation(sum(worth), "+".join(map(str, worth)), self._says)
