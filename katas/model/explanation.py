"""A score with its arithmetic and its reason, and who gives them."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from katas.model.question import Readings
from katas.model.roll import Roll
from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a rulebook gives for a roll.

    `because` is about these dice (`6+6`, or `three 3s` where nothing is added up); `rule`
    is the rulebook's sentence for the category.
    """

    score: int
    because: str
    rule: str


class Rulebook(Protocol):
    """One document's scoring rules: the oracle."""

    @property
    def name(self) -> str:
        """Its name on the shelf: `exactly`."""

    @property
    def language(self) -> str:
        """The language its sentences are in, as a Gherkin code: `en`, `no`."""

    @property
    def categories(self) -> Sequence[str | None]:
        """The categories it scores, in the document's order; `(None,)` without any."""

    @property
    def dice(self) -> Sequence[int]:
        """The numbers of dice it scores."""

    @property
    def readings(self) -> Mapping[str, Sequence[str]]:
        """Its open questions: name -> names of the readings, as-written first."""

    def spelling(self, category: str) -> str:
        """Print a category as the document does."""

    def explain(
        self, roll: Roll, category: str | None, readings: Readings | None = None
    ) -> Explanation:
        """Score a roll and say why. Questions not answered are read as written."""
