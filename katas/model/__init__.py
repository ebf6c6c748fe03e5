"""The words that everything else speaks in. Knows nothing of files, hosts or pytest."""

from katas.model.example import Draft, Example, Source
from katas.model.expectation import ExactScore, Expectation, OneReading, OpenScore, Refusal
from katas.model.explanation import Explanation, Rulebook
from katas.model.operation import Operation, Score
from katas.model.outcome import Answer, Failure, Outcome
from katas.model.question import Question, Reading, Readings
from katas.model.result import Result
from katas.model.roll import FACES, Roll, parse_roll, show_roll
from katas.model.verdict import Verdict

__all__ = [
    "FACES",
    "Answer",
    "Draft",
    "ExactScore",
    "Example",
    "Expectation",
    "Explanation",
    "Failure",
    "OneReading",
    "OpenScore",
    "Operation",
    "Outcome",
    "Question",
    "Reading",
    "Readings",
    "Refusal",
    "Result",
    "Roll",
    "Rulebook",
    "Score",
    "Source",
    "Verdict",
    "parse_roll",
    "show_roll",
]
