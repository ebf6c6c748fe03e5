"""What an example wants. Expectations are data; `katas.spec.judge` compares."""

from katas.model.game import Course
from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class ExactScore:
    """One score and no other. `misprint` is a wrong score the document prints for it."""

    points: int
    misprint: int | None = None


@dataclass(frozen=True, slots=True)
class OpenScore:
    """The document doesn't decide: one of the printed scores, by an open question.

    `table` is the feature's phrase for the table that answers so. `scores` is filled in by
    the recorder from the rulebook: the score under each reading, by the reading's name.
    """

    printed: tuple[int, ...]
    table: str
    question: str = ""
    scores: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class OneReading:
    """All the rolls asked follow one reading of an open question.

    `scores` is filled in by the recorder: for each reading one score an operation.
    """

    question: str = ""
    scores: tuple[tuple[str, tuple[int, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """The last roll is refused, by a solution that scores the first one (a legal roll)."""


Expectation = ExactScore | OpenScore | OneReading | Refusal | Course
