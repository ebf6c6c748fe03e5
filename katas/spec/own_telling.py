"""Tells how a move in a learner's own test went otherwise than the test has it."""

from collections.abc import Sequence

from katas.model import (
    Accepted,
    Course,
    Example,
    Expected,
    Failure,
    Move,
    Outcome,
    Result,
    Verdict,
)
from katas.records import replace
from katas.spec.game_telling import GameTeller
from katas.spec.judge import move_verdict
from katas.spec.specification import Specification
from katas.spec.telling import Teller
from katas.spec.told import Told


class OwnTeller:
    """Tells the games of a learner's own tests, in the language of the kata's rulebook."""

    def __init__(self, spec: Specification, teller: Teller) -> None:
        self._games = GameTeller(spec)
        self._teller = teller

    def tell(self, moves: Sequence[Move], outcomes: Sequence[Outcome], wanted: Expected) -> Told:
        """Put into words that the last of some moves didn't go as it was wanted to."""
        move, outcome = moves[-1], outcomes[-1]
        if isinstance(outcome, Failure) and outcome.verdict is Verdict.NOT_THERE:
            return self._teller.tell_missing(move.part, rows=1)
        course = Course((*[Accepted()] * (len(moves) - 1), wanted))
        verdict = move_verdict(wanted, outcomes)
        told = self._teller.tell(Result(Example.nowhere(moves, course), verdict, tuple(outcomes)))
        return replace(told, heading=self._games.in_words(move) or move.part)
