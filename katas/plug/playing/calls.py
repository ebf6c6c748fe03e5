"""How each part of the contract `Game` is called on one solution."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from katas.model import GAME, OF_A_PLAYER
from katas.plug.hosts.port import Member
from katas.records import dataclass, field

if TYPE_CHECKING:
    from katas.plug.binding.missing import Missing

Word = str | int | Member
"""What stands for a category there: a text, a number, something that it has by name."""

HANDED: Mapping[str, str] = {
    "game.throw": "dice",
    "game.hold": "positions",
    "game.place": "category",
    **{f"game.{what}": "player" for what in OF_A_PLAYER},
}
"""What a part is handed, as the contract calls it."""


MOVES = ("game.throw", "game.place", "game.hold")
"""What is done in a game and never only read; the first two make a class a game."""

LISTED = ("game.throw", "game.hold")
"""The parts that are handed a list."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a game: a method, or an `attribute` that is read.

    `each` hands a list over one by one; without `handed` nothing is given, and what is asked of
    one player is answered for all.
    """

    path: tuple[str, ...]
    attribute: bool = False
    each: bool = False
    handed: str = ""

    def __str__(self) -> str:
        way = ".".join(self.path)
        if self.attribute:
            return f"game.{way}"
        return f"game.{way}({'*' if self.each else ''}{self.handed})"


@dataclass(frozen=True, slots=True)
class GameCalls:
    """How a game is begun there, and its parts, by the names that the contract has for them.

    `players_each` hands the players over one by one; `dice` says whether their number is told:
    `never`, `always`, or only where it is not five (`if needed`). `words` has what stands for
    each category.
    """

    begin: tuple[str, ...]
    players_each: bool = False
    dice: str = "if needed"
    parts: Mapping[str, Part] = field(default_factory=dict)
    words: Mapping[str, Word] = field(default_factory=dict)

    def text(self, part: str) -> str:
        """One part as it is called."""
        if part != GAME:
            return str(self.parts[part])
        players = "*players" if self.players_each else "players"
        more = ", dice" if self.dice == "always" else ""
        return f"{'.'.join(self.begin)}({players}{more})"


NO_GAME = GameCalls(())
"""Nothing is there to begin a game with; every part of it is missing."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was found: the calls, if there is a game at all, and what is missing by its part.

    A game that is `there` may be one that nobody can begin.
    """

    calls: GameCalls | None = None
    missing: Mapping[str, Missing] = field(default_factory=dict)
    there: bool = False
