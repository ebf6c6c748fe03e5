"""A whole game of Yatzy by one document's rules: throws, holding, the card, the winner.

What the course text and the two refactoring katas say about playing is here; what none of them
says is a house rule, and the refusal is marked as one.
"""

from collections.abc import Sequence

from katas.model import (
    FACES,
    Ask,
    Begin,
    Hold,
    Move,
    Place,
    Readings,
    RefusedMove,
    Roll,
    Throw,
)
from katas.yatzy.rulebook import YatzyRulebook


class Game:
    """One game. It throws no dice: the players say what fell.

    Raises RefusedMove for a number of dice that the document has no game for, and by the
    house for no players or one twice.
    """

    throws = 3
    """A go is at most so many."""

    def __init__(
        self, rulebook: YatzyRulebook, begin: Begin, readings: Readings | None = None
    ) -> None:
        self._says = says = rulebook.refusals
        if begin.dice not in rulebook.dice:
            raise RefusedMove(says["no-game"].format(dice=begin.dice))
        if not begin.players:
            raise RefusedMove(says["nobody"], house=True)
        if len(set(begin.players)) < len(begin.players):
            raise RefusedMove(says["same-name"], house=True)
        self._rulebook = rulebook
        self._readings = {} if readings is None else readings
        self.players = begin.players
        self.dice = begin.dice
        self.cards: dict[str, dict[str, int]] = {name: {} for name in begin.players}
        self.goes = 0
        self._begin_go()

    def _begin_go(self) -> None:
        self.roll: Roll = ()
        self.held: tuple[int, ...] = ()
        self.thrown = 0

    @property
    def player(self) -> str:
        """Whose turn it is."""
        return self.players[self.goes % len(self.players)]

    @property
    def round(self) -> int:
        """The round they are in, counted from 1; once the game is over, the last."""
        rounds = len(self._rulebook.categories)
        return min(self.goes // len(self.players) + 1, rounds)

    @property
    def over(self) -> bool:
        """Whether every category of every card is used."""
        return self.goes == len(self.players) * len(self._rulebook.categories)

    def open_categories(self) -> tuple[str, ...]:
        """The categories that the player whose turn it is has not used."""
        used = self.cards[self.player]
        return tuple(name for name in self._rulebook.categories if name not in used)

    def do(self, move: Move) -> object:
        """Make a move: a placed roll's points, the answer to what is asked, else None.

        Raises RefusedMove, and nothing has changed.
        """
        match move:
            case Ask(what=what, player=player):
                return self.answer(what, player)
            case Begin():
                raise RefusedMove(self._says["begun"])
            case _ if self.over:
                raise RefusedMove(self._says["over"])
            case Throw(faces=faces):
                self.throw(faces)
            case Hold(positions=positions):
                self.hold(positions)
            case Place(category=category):
                return self.place(category)
        return None

    def throw(self, faces: Roll) -> None:
        """Put what fell where nothing is held, from left to right."""
        if self.thrown == self.throws:
            raise RefusedMove(self._says["fourth"])
        free = self._free()
        if not free:
            raise RefusedMove(self._says["all-held"], house=True)
        if len(faces) != len(free):
            raise RefusedMove(
                self._says["so-many"].format(free=len(free), thrown=len(faces)), house=True
            )
        if any(face not in FACES for face in faces):
            raise RefusedMove(self._says["faces"], house=True)
        lying = list(self.roll or faces)
        for position, face in zip(free, faces, strict=True):
            lying[position - 1] = face
        self.roll, self.held, self.thrown = tuple(lying), (), self.thrown + 1

    def _free(self) -> Sequence[int]:
        return [position for position in self._positions if position not in self.held]

    @property
    def _positions(self) -> range:
        return range(1, self.dice + 1)

    def hold(self, positions: tuple[int, ...]) -> None:
        """Keep some dice for the next throw; what was held before is not held any more."""
        if not self.roll:
            raise RefusedMove(self._says["empty-table"], house=True)
        if any(position not in self._positions for position in positions):
            raise RefusedMove(self._says["no-die"], house=True)
        if len(set(positions)) < len(positions):
            raise RefusedMove(self._says["twice"], house=True)
        self.held = positions

    def place(self, category: str) -> int:
        """Score what lies on the table, and end the go."""
        if category not in self._rulebook.categories:
            raise RefusedMove(self._says["no-category"].format(category=category), house=True)
        if category in self.cards[self.player]:
            raise RefusedMove(self._says["used"].format(category=self._rulebook.spelling(category)))
        if not self.roll:
            raise RefusedMove(self._says["not-thrown"], house=True)
        points = self._rulebook.explain(self.roll, category, self._readings).score
        self.cards[self.player][category] = points
        self.goes += 1
        self._begin_go()
        return points

    def answer(self, what: str, player: str = "") -> object:
        """Answer one of the questions that a game can be asked."""
        match what:
            case "roll" | "player" | "round" | "over":
                return getattr(self, what)
            case "winners":
                return self.winners()
        if player not in self.cards:
            raise RefusedMove(self._says["no-player"].format(player=player), house=True)
        match what:
            case "points":
                return dict(self.cards[player])
            case "upper":
                return self.upper(player)
            case "bonus":
                return self.bonus(player)
        return self.total(player)

    def upper(self, player: str) -> int:
        """The sum of the upper part of a card so far."""
        card = self.cards[player]
        return sum(card.get(category, 0) for category in self._rulebook.upper)

    def bonus(self, player: str) -> int:
        """The bonus, as soon as the upper part is worth it; 0 where the document has none."""
        bonus = self._rulebook.bonus
        return bonus.pays if bonus and self.upper(player) >= bonus.least else 0

    def total(self, player: str) -> int:
        """All points on a card, the bonus included."""
        return sum(self.cards[player].values()) + self.bonus(player)

    def winners(self) -> tuple[str, ...]:
        """Everybody with the highest total, in playing order."""
        if not self.over:
            raise RefusedMove(self._says["not-over"], house=True)
        totals = {name: self.total(name) for name in self.players}
        return tuple(name for name in self.players if totals[name] == max(totals.values()))
