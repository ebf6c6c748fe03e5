"""A game of theirs, beside ours and a near miss's: theirs answers, but where those two differ.

How a game puts what it answers is its own: so what both others agree on, it says itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from katas.catalog import Vocabulary
from katas.model import OF_A_PLAYER, Answer, Ask, Failure, Gives, Keeper, Move, Outcome, Verdict
from katas.plug.playing.calls import GameCalls, Part
from katas.spec import move_verdict

WHOSE_TURN = Ask("player")

PLACED = "place"
"""What a move gives that places a roll: its points, or nothing."""


@dataclass
class Evening:
    """One game: `right` is ours, `near` the near miss's.

    `busy` while their own code is at work, which may ask itself. `apart` once the near miss has
    gone otherwise: from then on nobody knows what their own code thinks of it. `seen` are the
    players as their own code shows them, by name.
    """

    right: Keeper
    near: Keeper
    players: tuple[str, ...]
    busy: bool = False
    apart: bool = False
    seen: dict[object, object] = field(default_factory=dict)

    def play(self, move: Move, own: Callable[[], object], put: Putting, part: Part) -> object:
        """Make a move in all three, and give what comes of it by the near miss.

        Raises what their own code raises, and ValueError where only the near miss refuses.
        """
        if isinstance(move, Ask) and move.what in OF_A_PLAYER and not part.handed:
            return self._all_cards(move.what, own, put)
        came, failed = self._tried(own)
        right, near = self.right.do(move), self.near.do(move)
        if isinstance(right, Answer) and move == WHOSE_TURN:
            self.seen[right.data] = came
        if _same(right, near):
            if failed is None:
                return came
            if isinstance(near, Answer) and self.apart:
                return near.data
            raise failed
        self.apart = True
        if isinstance(near, Failure):
            raise ValueError(near.message or "refused")  # noqa: TRY004  # it refuses
        if move == WHOSE_TURN:
            return self.seen.get(near.data, put.as_theirs("player", came, near.data))
        what = move.what if isinstance(move, Ask) else PLACED
        return put.as_theirs(what, came, near.data)

    def _all_cards(self, what: str, own: Callable[[], object], put: Putting) -> object:
        """What is asked of one player and told of all: a table of them."""
        came, failed = self._tried(own)
        if failed is not None:
            raise failed
        if not isinstance(came, dict):
            return came
        told: dict[Any, Any] = dict(came)
        for player in set(self.players) & set(came):
            right, near = (keeper.do(Ask(what, player)) for keeper in (self.right, self.near))
            if isinstance(near, Answer) and not _same(right, near):
                told[player] = put.as_theirs(what, came[player], near.data)
        return told

    def _tried(self, own: Callable[[], object]) -> tuple[object, Exception | None]:
        self.busy = True
        try:
            return own(), None
        except Exception as error:  # noqa: BLE001  # whatever their code refuses with
            return None, error
        finally:
            self.busy = False


@dataclass(frozen=True)
class Putting:
    """Puts what the contract says as a game of theirs would, by what that has said itself."""

    calls: GameCalls
    vocabulary: Vocabulary

    def as_theirs(self, what: str, own: object, told: Any) -> object:
        """An answer in the form of theirs; their own, where that can't be told otherwise."""
        if isinstance(own, dict) and isinstance(told, Mapping):
            return self._card(own, told)
        if isinstance(own, (list, tuple, set)) and isinstance(told, (list, tuple)):
            return type(own)(told)
        if isinstance(own, str) and isinstance(told, tuple) and len(told) == 1:
            return told[0]  # one winner, by the name
        if type(own) is type(told) or (own is None and what != PLACED):
            return told
        return own

    def _card(self, own: Mapping[Any, Any], told: Mapping[str, int]) -> dict[Any, Any]:
        """A card with their words for the categories; what they have besides stays."""
        words: dict[str | None, Any] = {self._category(key): key for key in own}
        card = {key: value for key, value in own.items() if self._category(key) is None}
        for category, points in told.items():
            card[words.get(category, self.calls.words.get(category, category))] = points
        empty = {key: None for name, key in words.items() if name and own[key] is None}
        return {**empty, **card}  # rows that aren't filled in

    def _category(self, key: object) -> str | None:
        name = getattr(key, "name", key)
        return self.vocabulary.category(name) if isinstance(name, str) else None


def _same(right: Outcome, near: Outcome) -> bool:
    """Whether two games give the same, or refuse alike."""
    if isinstance(right, Failure) or isinstance(near, Failure):
        return isinstance(right, Failure) and isinstance(near, Failure)
    return move_verdict(Gives(right.data), [near]) is Verdict.PASSED
