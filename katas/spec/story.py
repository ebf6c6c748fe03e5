"""Tells a game as a story: a line for each go, in the language of its rulebook."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from katas.model import (
    Ask,
    Begin,
    Failure,
    GameRules,
    Hold,
    Move,
    Place,
    Throw,
    show_roll,
)
from katas.spec.own_table import OwnTable
from katas.spec.specification import Specification
from katas.spec.told import joined, phrases

MANY = 17
"""A longer story is told from its end."""


def story(spec: Specification, moves: Sequence[Move]) -> tuple[str, ...]:
    """The lines of a story: who sits down, then a line a go; what was asked is left out.

    A move that the rules refuse is told as one that isn't allowed.
    """
    lines = list(_Story(spec).lines(moves))
    if len(lines) <= MANY:
        return tuple(lines)
    says = phrases(spec.rulebook.language)["story"]
    told = lines[-MANY + 2 :]
    left_out = len(lines) - len(told) - 1
    return lines[0], says["before"].format(count=left_out), *told


@dataclass
class _Alike:
    """A go that is told, and those after it with the same roll."""

    player: Any
    roll: Any
    categories: list[str]
    said: list[str]

    def is_same(self, player: object, roll: object) -> bool:
        """Whether another go is of the same player and roll."""
        return self.roll is not None and (self.player, self.roll) == (player, roll)


class _Story:
    def __init__(self, spec: Specification) -> None:
        self._spec = spec
        self._says: Mapping[str, Any] = phrases(spec.rulebook.language)["story"]
        self._and: str = phrases(spec.rulebook.language)["and"]

    def lines(self, moves: Iterable[Move]) -> Iterator[str]:
        """A line for who plays, then one a go; the same roll again and again is one line."""
        table = OwnTable(self._spec)
        said: list[str] = []
        alike: _Alike | None = None
        for move in moves:
            if isinstance(move, Ask):
                continue
            player, roll = self._seen(table.game, "player"), self._seen(table.game, "roll")
            refused = isinstance(table.do(move), Failure)
            if isinstance(move, Begin):
                yield self._begins(move)
                continue
            told = self.move(move, allowed=not refused)
            said.append(told if said else f"{player} {told}")
            if refused or not isinstance(move, Place):
                continue
            plain = len(said) == 2  # one throw, and its place
            if alike and plain and alike.is_same(player, roll):
                alike.categories.append(self._spec.category_name(move.category))
            else:
                yield from self._told(alike)
                alike = _Alike(player, roll, [self._spec.category_name(move.category)], said)
                if not plain:
                    alike.roll = None
            said = []
        yield from self._told(alike)
        if said:
            yield ", ".join(said)

    def _told(self, alike: "_Alike | None") -> Iterator[str]:
        """A go as it was said, or several of one roll in one line."""
        if alike is None:
            return
        if len(alike.categories) == 1:
            yield ", ".join(alike.said)
            return
        thrown = self._says["every"].format(",".join(map(str, alike.roll or ())))
        placed = self._says["place"].format(joined(alike.categories, self._and))
        yield f"{alike.player} {thrown}, {placed}"

    def _seen(self, game: GameRules | None, what: str) -> Any:
        return None if game is None else game.do(Ask(what))

    def _begins(self, move: Begin) -> str:
        key = {0: "nobody", 1: "alone"}.get(len(move.players), "together")
        more = self._says["dice"].format(dice=move.dice) if move.dice != FIVE else ""
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


FIVE = 5
"""The usual number of dice, that nobody mentions."""


def tell_move(spec: Specification, move: Move) -> str:
    """One move in words, without who makes it."""
    return _Story(spec).move(move)
