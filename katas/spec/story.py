"""Tells a game as a story: a line for each go, in the language of its rulebook."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
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


class _Story:
    def __init__(self, spec: Specification) -> None:
        self._spec = spec
        self._says: Mapping[str, Any] = phrases(spec.rulebook.language)["story"]
        self._and: str = phrases(spec.rulebook.language)["and"]

    def lines(self, moves: Iterable[Move]) -> Iterator[str]:
        """A line for who plays, then one a go."""
        table, said = OwnTable(self._spec), [""]
        for move in moves:
            if isinstance(move, Ask):
                continue
            player = self._player(table.game)
            refused = isinstance(table.do(move), Failure)
            if isinstance(move, Begin):
                yield self._begins(move)
                continue
            told = self.move(move, allowed=not refused)
            said.append(f"{player} {told}" if len(said) == 1 else told)
            if isinstance(move, Place) and not refused:
                yield ", ".join(said[1:])
                said = [""]
        if len(said) > 1:
            yield ", ".join(said[1:])

    def _player(self, game: GameRules | None) -> str:
        return "" if game is None else str(game.do(Ask("player")))

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
