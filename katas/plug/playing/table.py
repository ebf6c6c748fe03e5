"""A game played on a solution, move by move."""

from collections.abc import Iterable, Sequence

from katas.catalog import Vocabulary
from katas.model import (
    USUAL_DICE,
    Answer,
    Ask,
    Begin,
    Failure,
    Hold,
    Move,
    Outcome,
    Place,
    Throw,
    Verdict,
)
from katas.plug.hosts.port import Argument, Host, Reference
from katas.plug.playing.answers import Answers
from katas.plug.playing.calls import GameCalls, Part
from katas.records import replace

NOT_BEGUN = Failure(Verdict.NOT_RUN, "", "no game has begun")


class Table:
    """One game on a host. It begins with a `Begin`; what comes before, or after it failed, fails.

    Whoever is done closes it, and the host lets go of the game.
    """

    def __init__(self, host: Host, calls: GameCalls, vocabulary: Vocabulary) -> None:
        self._host = host
        self._calls = calls
        self._vocabulary = vocabulary
        self._answers = Answers(calls, vocabulary, ())
        self._game: Reference | Failure = NOT_BEGUN

    def close(self) -> None:
        """Let go of the game."""
        if isinstance(self._game, Reference):
            self._host.release(self._game)
        self._game = NOT_BEGUN

    def do(self, move: Move) -> Outcome:
        """Make a move: what came of it, with `data` in the contract's own form."""
        if isinstance(move, Begin):
            return self._begin(move)
        part = self._calls.parts.get(move.part)
        if part is None:
            return Failure(Verdict.NOT_THERE, "", move.part)
        match move:
            case Throw(faces=listed) | Hold(positions=listed):
                return self._call(part, [list(listed)], listed)
            case Place(category=category):
                return self._call(part, [self._calls.words.get(category, category)])
            case Ask():
                return self._ask(part, move)

    def _ask(self, part: Part, ask: Ask) -> Outcome:
        came = self._call(part, [ask.player])
        if isinstance(came, Failure):
            return came
        if self._answers.has_no_place_for(ask.player, ask.what, came.data):
            return Failure(Verdict.RAISED, "nobody", f"{ask.player} is not in the table")
        return replace(came, data=self._answers.read(ask.what, came.data, ask.player))

    def tried(self, part: Part, given: Sequence[Argument]) -> Outcome:
        """Use one part as it is said, with what it is given."""
        if isinstance(self._game, Failure):
            return self._game
        if part.attribute:
            came = self._host.get(part.path, self._game, data=True)
        else:
            came = self._host.call(part.path, given, self._game, data=True)
        if isinstance(came, Answer) and came.data is None:
            return replace(came, data=came.score)  # a host that knows numbers only
        return came

    def _begin(self, move: Begin) -> Outcome:
        """Begin; the number of dice is told where it is asked for, or not the usual one."""
        self.close()
        if not self._calls.begin:
            return Failure(Verdict.NOT_THERE, "", move.part)
        players = list(move.players)
        given: list[Argument] = [*players] if self._calls.players_each else [players]
        told = self._calls.dice
        if told == "always" or (told == "if needed" and move.dice != USUAL_DICE):
            given.append(move.dice)
        self._game = self._host.new(self._calls.begin, given)
        if isinstance(self._game, Failure):
            return self._game
        self._answers = Answers(self._calls, self._vocabulary, move.players)
        return Answer(None, "Game", "a game")

    def _call(
        self, part: Part, given: Sequence[Argument], each: Iterable[Argument] = ()
    ) -> Outcome:
        return self.tried(part, [*each] if part.each else [*given] if part.handed else [])
