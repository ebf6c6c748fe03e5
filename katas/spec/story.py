"""Tells a game as a story: a line for each go, in the language of its rulebook."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from katas.model import (
    USUAL_DICE,
    Ask,
    Begin,
    Failure,
    GameRules,
    Hold,
    Move,
    Place,
    Roll,
    Throw,
    show_roll,
)
from katas.records import dataclass
from katas.spec.own_table import OwnTable
from katas.spec.specification import Specification
from katas.spec.told import joined, phrases

MANY = 17
"""A longer story is told from its end."""


def story(spec: Specification, moves: Sequence[Move]) -> tuple[str, ...]:
    """The lines of a story: who sits down, then a line a go; what was asked is left out.

    A move that the rules refuse is told as one that isn't allowed; the same player's same roll,
    placed again and again, is one line.
    """
    teller = _Story(spec)
    begins, goes = teller.goes(moves)
    alike = [list(group) for _, group in groupby(goes, lambda go: go.alike)]
    told = alike[-MANY + 1 :] if len(alike) < MANY else alike[-MANY + 2 :]
    lines = [teller.told(group) for group in told]
    if left_out := len(goes) - sum(map(len, told)):
        before: str = phrases(spec.rulebook.language)["story"]["before"]
        lines.insert(0, before.format(count=left_out))
    return (*begins, *lines)


@dataclass(frozen=True)
class _Go:
    """A go as it is told: what was said of each move.

    `alike` is the player and the roll where it is one throw and its place, and else nothing
    that any other go has; `category` is where it was placed, empty if it wasn't.
    """

    said: tuple[str, ...]
    alike: object
    player: object
    roll: Roll
    category: str


class _Story:
    def __init__(self, spec: Specification) -> None:
        self._spec = spec
        self._says: Mapping[str, Any] = phrases(spec.rulebook.language)["story"]
        self._and: str = phrases(spec.rulebook.language)["and"]

    def goes(self, moves: Iterable[Move]) -> tuple[list[str], list[_Go]]:
        """A line for each beginning, and all goes; the last may not have ended."""
        table = OwnTable(self._spec)
        begins: list[str] = []
        goes: list[_Go] = []
        said: list[str] = []
        player: object = None
        for move in moves:
            if isinstance(move, Ask):
                continue
            player, roll = self._seen(table.game, "player"), self._seen(table.game, "roll")
            refused = isinstance(table.do(move), Failure)
            if isinstance(move, Begin):
                begins.append(self._begins(move))
                continue
            told = self.move(move, allowed=not refused)
            said.append(told if said or player is None else f"{player} {told}")
            if isinstance(move, Place) and not refused:
                alike = (player, roll) if len(said) == 2 else object()  # one throw, and its place
                category = self._spec.category_name(move.category)
                goes.append(_Go(tuple(said), alike, player, roll, category))
                said = []
        if said:
            goes.append(_Go(tuple(said), object(), player, (), ""))
        return begins, goes

    def told(self, goes: Sequence[_Go]) -> str:
        """A go in one line; or several of one roll, with all the places that it was given."""
        if len(goes) == 1:
            return ", ".join(goes[0].said)
        first = goes[0]
        thrown = self._says["every"].format(show_roll(first.roll))
        placed = self._says["place"].format(joined([go.category for go in goes], self._and))
        return f"{first.player} {thrown}, {placed}"

    def _seen(self, game: GameRules | None, what: str) -> Any:
        return None if game is None else game.do(Ask(what))

    def _begins(self, move: Begin) -> str:
        key = {0: "nobody", 1: "alone"}.get(len(move.players), "together")
        more = self._says["dice"].format(dice=move.dice) if move.dice != USUAL_DICE else ""
        words: str = self._says[key]
        return words.format(names=joined(move.players, self._and)) + more

    def move(self, move: Move, *, allowed: bool = True) -> str:
        """What somebody does, or may not do."""
        key, word = "", ""
        match move:
            case Throw(faces=faces):
                key, word = "throw", show_roll(faces)
            case Hold(positions=positions):
                dice = [*map(str, positions)] or [self._says["none"]]
                key, word = "hold", joined(dice, self._and)
            case Place(category=category):
                known = category in self._spec.rulebook.categories
                key, word = "place", self._spec.category_name(category) if known else category
        words: str = self._says[key if allowed else f"no-{key}"]
        return words.format(word)


def tell_move(spec: Specification, move: Move) -> str:
    """One move in words, without who makes it."""
    return _Story(spec).move(move)
