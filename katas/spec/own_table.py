"""A game played by our own rules, with the same outcomes as one on a solution has."""

from katas.model import (
    Answer,
    Begin,
    Failure,
    GameRules,
    Move,
    Outcome,
    Readings,
    RefusedMove,
    Verdict,
)
from katas.spec.specification import Specification

NOT_BEGUN = Failure(Verdict.RAISED, "refused", "no game has begun")


class OwnTable:
    """One game by a kata's rules; the answers to its open questions are those announced."""

    def __init__(self, spec: Specification, readings: Readings | None = None) -> None:
        self._spec = spec
        self._readings = readings
        self.game: GameRules | None = None

    def do(self, move: Move) -> Outcome:
        """Make a move: an answer, or a failure that says why it is refused."""
        try:
            if isinstance(move, Begin):
                self.game = self._spec.begin(move, self._readings)
                return Answer(None, "Game", "a game")
            if self.game is None:
                return NOT_BEGUN
            came = self.game.do(move)
        except RefusedMove as why:
            accident = HOUSE if why.house else ""
            return Failure(Verdict.RAISED, "refused", str(why), accident=accident)
        score = came if type(came) is int else None
        return Answer(score, type(came).__name__, str(came), data=came)

    def close(self) -> None:
        """Nothing has to be let go."""


HOUSE = "a house rule"
"""What the accident of a refusal is that no document asks for."""
