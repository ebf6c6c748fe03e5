"""A whole game in moves: what a solution's `Game` is asked, and what is expected of each."""

from typing import ClassVar, Protocol

from katas.model.outcome import Outcome
from katas.model.roll import Roll
from katas.records import dataclass

GAME = "Game"
"""The part of the contract that begins a game; all others are written `game.throw`."""

ASKED = ("roll", "player", "round", "over", "points", "upper", "bonus", "total", "winners")
"""What a game can be asked, besides its moves."""

GAME_PARTS = (GAME, "game.throw", "game.hold", "game.place", *(f"game.{what}" for what in ASKED))
"""All parts of the contract."""

USUAL_DICE = 5
"""So many dice lie on the table where nobody says."""

OF_A_PLAYER = ("points", "upper", "bonus", "total")
"""What is asked of one player's card."""


@dataclass(frozen=True, slots=True)
class Begin:
    """Begin a game: the players' names in playing order, and how many dice lie on the table."""

    players: tuple[str, ...]
    dice: int = USUAL_DICE

    part: ClassVar[str] = GAME


@dataclass(frozen=True, slots=True)
class Throw:
    """Say what fell: the faces, in the order of the dice that were not held."""

    faces: Roll

    part: ClassVar[str] = "game.throw"


@dataclass(frozen=True, slots=True)
class Hold:
    """Keep dice on the table for the next throw: positions, counted from 1 at the left."""

    positions: tuple[int, ...]

    part: ClassVar[str] = "game.hold"


@dataclass(frozen=True, slots=True)
class Place:
    """End the go: place what lies on the table on a category of the player's card."""

    category: str

    part: ClassVar[str] = "game.place"


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask one of `ASKED`; `player` where it is about one player's card."""

    what: str
    player: str = ""

    @property
    def part(self) -> str:
        """The part of the contract that is needed."""
        return f"game.{self.what}"


Move = Begin | Throw | Hold | Place | Ask


@dataclass(frozen=True, slots=True)
class Accepted:
    """The move is allowed; what it gives is not looked at."""


@dataclass(frozen=True, slots=True)
class Answered:
    """The move is allowed and gives an answer of its kind, whichever it is."""


@dataclass(frozen=True, slots=True)
class Gives:
    """The move is allowed and gives this, in the form that `Came.value` has it in."""

    value: object


@dataclass(frozen=True, slots=True)
class Refused:
    """The move is refused; `why`, where it is known."""

    why: str = ""


@dataclass(frozen=True, slots=True)
class Noted:
    """Whatever comes is noted, for it to be asked again: see `AsBefore`."""


@dataclass(frozen=True, slots=True)
class AsBefore:
    """The answer is the one that the operation at `index` had: nothing has changed."""

    index: int


Expected = Accepted | Answered | Gives | Refused | Noted | AsBefore


@dataclass(frozen=True, slots=True)
class Course:
    """How a game goes: what is expected of each operation, in their order."""

    expected: tuple[Expected, ...]


class RefusedMove(Exception):
    """A move that the rules of play don't allow; the message says why.

    `house` says that no document forbids it: the house does.
    """

    def __init__(self, why: str, *, house: bool = False) -> None:
        super().__init__(why)
        self.house = house


class GameRules(Protocol):
    """One document's rules of play, and a game that follows them: the oracle."""

    @property
    def players(self) -> tuple[str, ...]:
        """The names in playing order."""

    @property
    def held(self) -> tuple[int, ...]:
        """The positions that are held for the next throw."""

    @property
    def throws(self) -> int:
        """How many throws a go has at most."""

    @property
    def thrown(self) -> int:
        """How many throws the go has had."""

    def open_categories(self) -> tuple[str, ...]:
        """The categories that the player whose turn it is has not used."""

    def do(self, move: Move) -> object:
        """Make a move: a placed roll's points, the answer to what is asked, else None.

        Raises RefusedMove, and nothing has changed.
        """


class Keeper(Protocol):
    """What keeps the card of a game: a solution's own, or ours."""

    def do(self, move: Move) -> Outcome:
        """Make a move, or answer."""

    def close(self) -> None:
        """Let go of the game."""
