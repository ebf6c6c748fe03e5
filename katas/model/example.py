"""An example: one row of a feature, as data; and the draft that steps fill in."""

from collections.abc import Iterable
from enum import Enum

from katas.model.expectation import Expectation
from katas.model.game import AsBefore, Course, Move, Noted
from katas.model.operation import Operation, Score
from katas.records import dataclass


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

    @classmethod
    def nowhere(cls, operations: Iterable[Operation], expectation: Expectation) -> "Example":
        """Make one that stands in no feature."""
        return cls("", 0, "", "", "", Source.OURS, "", tuple(operations), expectation)

    @property
    def scores(self) -> tuple[Score, ...]:
        """The rolls that are scored, in their order; of a game none."""
        return tuple(item for item in self.operations if isinstance(item, Score))

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of a game, in their order; none where rolls are scored."""
        return tuple(item for item in self.operations if not isinstance(item, Score))

    @property
    def is_game(self) -> bool:
        """Whether it is played, move by move."""
        return isinstance(self.expectation, Course)

    @property
    def parts(self) -> tuple[str | None, ...]:
        """The parts of the contract that the example is about.

        What a game is only asked to see that nothing has changed is not among them.
        """
        if not isinstance(self.expectation, Course):
            return tuple(operation.part for operation in self.operations)
        pairs = zip(self.operations, self.expectation.expected, strict=True)
        return tuple(move.part for move, wanted in pairs if not isinstance(wanted, BY_THE_WAY))

    @property
    def category(self) -> str | None:
        """The category that the example is about, that of its last roll; of a game none."""
        return self.scores[-1].category if self.scores else None

    @property
    def place(self) -> str:
        """`yatzy/exactly/pair.feature:27`; a learner's own example has no line."""
        return f"{self.feature}:{self.line}" if self.line else self.feature


BY_THE_WAY = (Noted, AsBefore)
"""What is expected of the answers that only show whether something has changed."""


class Draft:
    """What a step gets as `example`: it asks for operations and says what is expected.

    A roll is scored once, with one expectation in the end; of a game each step that expects
    something says what is expected of all moves so far.

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
        """Say what is expected of the operations asked so far."""
        self.expectation = expectation
