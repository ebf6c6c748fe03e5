"""An example: one row of a feature, as data; and the draft that steps fill in."""

from dataclasses import dataclass
from enum import Enum

from katas.model.expectation import Expectation
from katas.model.operation import Operation


class Source(Enum):
    """Where an example comes from, as a tag on its Examples block or Scenario."""

    QUOTED = "quoted"
    DERIVED = "derived"
    OPEN = "open"
    ERRATUM = "erratum"
    OURS = "ours"


@dataclass(frozen=True, slots=True)
class Example:
    """One row: where it stands, why it is so, what is asked and what is expected.

    `feature` is the file below the features folder (`yatzy/exactly/pair.feature`), `line`
    counts from 1, `title` is unique in its scenario, `because` the row's own arithmetic.
    """

    feature: str
    line: int
    heading: str
    scenario: str
    title: str
    source: Source
    because: str
    operations: tuple[Operation, ...]
    expectation: Expectation

    @property
    def category(self) -> str | None:
        """The category that the example is about: that of its last operation."""
        return self.operations[-1].category

    @property
    def place(self) -> str:
        """`yatzy/exactly/pair.feature:27`; a learner's own example has no line."""
        return f"{self.feature}:{self.line}" if self.line else self.feature


class Draft:
    """What a step gets as `example`: it asks for operations and says what is expected.

    Steps never assert. Whoever runs them (pytest or the recorder) decides what to do with
    a draft once its expectation is known.
    """

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self.expectation: Expectation | None = None

    def ask(self, operation: Operation) -> None:
        """Add an operation; they are performed in this order."""
        self.operations.append(operation)

    def expect(self, expectation: Expectation) -> None:
        """Say what is expected of the operations asked so far. Once an example."""
        self.expectation = expectation
