"""What a solution can be asked to do."""

from katas.model.game import Move
from katas.model.roll import Roll
from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Score:
    """Score a roll; `category` is where it is placed, None in a kata without categories."""

    roll: Roll
    category: str | None = None

    @property
    def part(self) -> str | None:
        """The part of the contract that is needed: the category, None where there is none."""
        return self.category


Operation = Score | Move
