"""Open questions: where a document doesn't decide, and what may be answered."""

from collections.abc import Mapping

from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Reading:
    """One defensible answer. `name` is what settings say, `says` what people read."""

    name: str
    says: str


@dataclass(frozen=True, slots=True)
class Question:
    """Something the document leaves open about one category.

    `table` is how the features put it ("with shorter straights"); the first reading is
    the one that takes the document as it is written.
    """

    name: str
    category: str
    asks: str
    table: str
    readings: tuple[Reading, ...]

    def reading(self, name: str) -> Reading | None:
        """Find a reading by its name."""
        return next((reading for reading in self.readings if reading.name == name), None)


Readings = Mapping[str, str]
"""Answers given in the settings: the question's name -> the reading's name."""
