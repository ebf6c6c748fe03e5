"""A game that parts of a solution are tried on."""

from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import Self

from katas.catalog import Vocabulary
from katas.model import Answer, Begin, Failure, Outcome, Place, Throw
from katas.plug.binding.dispatching import NONSENSE
from katas.plug.binding.trial import TO_CALL, is_stub, leads_nowhere
from katas.plug.hosts.port import Argument, Host
from katas.plug.playing.answers import Answers
from katas.plug.playing.calls import GameCalls, Part, Word
from katas.plug.playing.table import Table
from katas.records import replace

PLAYERS = ("Ann", "Bo")
"""Who plays while a solution is tried."""

ANY_ROLL = (1, 2, 3, 4, 5)

ONE_THROW: Mapping[str, object] = {
    "roll": ANY_ROLL,
    "player": PLAYERS[0],
    "round": 1,
    "over": False,
    "points": {},
    **dict.fromkeys(("upper", "bonus", "total"), 0),
}
"""What a game answers that has had one throw."""

THE_CATEGORY = "the category"
"""Stands for the one category that a word is tried for."""


class TrialGame:
    """A game of two players; `parts` are those found so far. A context manager."""

    def __init__(self, host: Host, vocabulary: Vocabulary, calls: GameCalls) -> None:
        self.parts = dict(calls.parts)
        self._table = Table(host, calls, vocabulary)
        self._answers = Answers(calls, vocabulary, PLAYERS)
        self._begun: Outcome | None = None
        self._thrown = False

    def __enter__(self) -> Self:
        self._begun = self._table.do(Begin(PLAYERS))
        return self

    def __exit__(self, *_: object) -> None:
        self._table.close()

    @property
    def is_stub(self) -> bool:
        """Whether not even a game can be begun yet."""
        return self._begun is not None and is_stub(self._begun)

    @property
    def broken(self) -> Failure | None:
        """How a game failed to begin."""
        return self._begun if isinstance(self._begun, Failure) else None

    def leads_nowhere(self, found: Part) -> bool:
        """Whether a part isn't there by the name it is said to have."""
        return leads_nowhere(self._table.tried(Part(found.path, attribute=True), []))

    def is_to_be_written(self, part: str) -> bool:
        """Whether a part says of itself that it is still to be written."""
        found = self.parts[part]
        if part != "game.throw":
            self._throw()
        given: Sequence[Argument] = []
        match part:
            case "game.throw":
                given = [*ANY_ROLL] if found.each else [ANY_ROLL]
            case "game.hold":
                given = [1] if found.each else [[1]]
            case "game.place":
                given = [NONSENSE]
            case _ if found.handed:
                given = [PLAYERS[0]]
        return is_stub(self._table.tried(found, given))

    def answers(self, part: str, found: Part) -> bool:
        """Whether a part answers as a game does that has had one throw."""
        what = part.rpartition(".")[2]
        if part != "game.throw":
            self._throw()
        came = self._table.tried(found, [PLAYERS[0]] if found.handed else [])
        if isinstance(came, Failure):
            return what == "winners" and not is_stub(came)  # nobody has won yet
        read = self._answers.read(what, came.data, PLAYERS[0])
        return read is not None if what == "winners" else read == ONE_THROW[what]

    def has(self, name: str) -> bool:
        """Whether the game has something by this name that can be read, once dice were thrown."""
        self._throw()
        outcome = self._table.tried(Part((name,), attribute=True), [])
        if isinstance(outcome, Answer):
            return outcome.kind not in TO_CALL
        return not leads_nowhere(outcome)

    def _throw(self) -> None:
        throw = self.parts.get("game.throw")
        if throw and not self._thrown:
            self._thrown = True
            self._table.tried(throw, [*ANY_ROLL] if throw.each else [ANY_ROLL])


def placed(
    host: Host, vocabulary: Vocabulary, calls: GameCalls, roll: tuple[int, ...], word: Word
) -> Outcome:
    """What comes of a roll that is placed in a game of its own, on what stands for a category."""
    known = replace(calls, words={THE_CATEGORY: word})
    with closing(Table(host, known, vocabulary)) as table:
        table.do(Begin(PLAYERS))
        table.do(Throw(roll))
        return table.do(Place(THE_CATEGORY))
