"""The words that everything else speaks in. Knows nothing of files, hosts or pytest."""

from katas.model.example import Draft, Example, Source
from katas.model.expectation import ExactScore, Expectation, OneReading, OpenScore, Refusal
from katas.model.explanation import Explanation, Rulebook
from katas.model.game import (
    ASKED,
    GAME,
    GAME_PARTS,
    OF_A_PLAYER,
    USUAL_DICE,
    Accepted,
    Answered,
    AsBefore,
    Ask,
    Begin,
    Course,
    Expected,
    GameRules,
    Gives,
    Hold,
    Keeper,
    Move,
    Noted,
    Place,
    Refused,
    RefusedMove,
    Throw,
)
from katas.model.light import Light
from katas.model.operation import Operation, Score
from katas.model.outcome import Answer, Failure, Outcome
from katas.model.question import Question, Reading, Readings
from katas.model.result import Result
from katas.model.roll import FACES, Roll, parse_roll, show_roll
from katas.model.verdict import Verdict

__all__ = [
    "ASKED",
    "FACES",
    "GAME",
    "GAME_PARTS",
    "OF_A_PLAYER",
    "USUAL_DICE",
    "Accepted",
    "Answer",
    "Answered",
    "AsBefore",
    "Ask",
    "Begin",
    "Course",
    "Draft",
    "ExactScore",
    "Example",
    "Expectation",
    "Expected",
    "Explanation",
    "Failure",
    "GameRules",
    "Gives",
    "Hold",
    "Keeper",
    "Light",
    "Move",
    "Noted",
    "OneReading",
    "OpenScore",
    "Operation",
    "Outcome",
    "Place",
    "Question",
    "Reading",
    "Readings",
    "Refusal",
    "Refused",
    "RefusedMove",
    "Result",
    "Roll",
    "Rulebook",
    "Score",
    "Source",
    "Throw",
    "Verdict",
    "parse_roll",
    "show_roll",
]
