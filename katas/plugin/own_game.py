"""A game in a learner's own test: played on what he has written, in the words of the contract."""

from __future__ import annotations

from collections.abc import Iterable
from types import TracebackType
from typing import Any

from katas import Refused
from katas.errors import UsageError
from katas.model import (
    USUAL_DICE,
    Accepted,
    Answer,
    Answered,
    Ask,
    Begin,
    Expected,
    Hold,
    Move,
    Outcome,
    Place,
    Throw,
    Verdict,
)
from katas.model import Refused as ToBeRefused
from katas.plugin.failing import NoPoints, NotPassed
from katas.plugin.run import KataRun, roll_of
from katas.spec import OwnTeller, Told, failure_lines, move_verdict


class OwnGames:
    """The games of one test: what its fixture `game` is."""

    def __init__(self, run: KataRun) -> None:
        self.run = run
        self.teller = OwnTeller(run.spec, run.teller)
        self.tried: list[OwnGame] = []
        """The game of each move that was tried, in their order."""
        self._begun: list[OwnGame] = []

    def __repr__(self) -> str:
        return "game"

    def __call__(self, *players: str | Iterable[str], dice: int = USUAL_DICE) -> OwnGame:
        """Begin a game of some players, with `dice=4` where the kata has one.

        Raises Refused where the solution begins none.
        """
        __tracebackhide__ = True
        kata = self.run.spec.kata
        if not kata.parts:
            raise UsageError(
                f"{kata.id} has no game, only rolls to score", advice="use the fixture `score`"
            )
        evening = OwnGame(self, Begin(_each(players), dice))
        self._begun.append(evening)
        evening.begin()
        return evening

    def refused(self) -> Refusing:
        """Expect that no game begins: `with game.refused(): game("Ann", "Ann")`."""
        return Refusing(self)

    def close(self) -> None:
        """Let go of all games."""
        for evening in self._begun:
            evening.close()


class OwnGame:
    """One game on the solution, and what can be asked of it, as the contract has it.

    All of it raises Refused where the solution refuses, NotPassed where no answer comes, and
    UsageError for what is no part of the kata.
    """

    def __init__(self, games: OwnGames, begin: Begin) -> None:
        self._games = games
        self._run = games.run
        self._begin = begin
        self._table = games.run.solution.table()
        self._moves: list[Move] = []
        self._outcomes: list[Outcome] = []

    def __repr__(self) -> str:
        return f"game({', '.join(map(repr, self._begin.players))})"

    def begin(self) -> None:
        """Let the players sit down."""
        __tracebackhide__ = True
        self._make(self._begin, Accepted())

    def throw(self, dice: str | Iterable[int]) -> None:
        """Say what fell, as the documents print it or as a list: `throw("3,4,5,5,2")`."""
        __tracebackhide__ = True
        self._make(Throw(roll_of(dice)), Accepted())

    def hold(self, *positions: int | Iterable[int]) -> None:
        """Hold dice for the next throw, by their positions from 1: `hold(3, 4)`; `hold()` none."""
        __tracebackhide__ = True
        self._make(Hold(_each(positions)), Accepted())

    def place(self, category: str) -> Any:
        """Place what lies on the table, and give its points.

        Where the solution gives nothing, that fails the test which looks at the points.
        """
        __tracebackhide__ = True
        name = self._run.spec.vocabulary.category(category)
        if name not in self._run.spec.rulebook.categories:
            name = None  # whether it is refused is for the game to say
        points = self._make(Place(name or category), Accepted()).data
        return NoPoints(self.tell(Answered())) if points is None else points

    @property
    def roll(self) -> list[int]:
        """What lies on the table, from left to right."""
        __tracebackhide__ = True
        return list(self._ask("roll"))

    @property
    def player(self) -> str:
        """Whose turn it is."""
        __tracebackhide__ = True
        name: str = self._ask("player")
        return name

    @property
    def round(self) -> int:
        """The round they are in, counted from 1."""
        __tracebackhide__ = True
        number: int = self._ask("round")
        return number

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        __tracebackhide__ = True
        answer: bool = self._ask("over")
        return answer

    @property
    def winners(self) -> list[str]:
        """Who has won, in playing order."""
        __tracebackhide__ = True
        return list(self._ask("winners"))

    def points(self, player: str) -> dict[str, int]:
        """A player's card so far: the points of each category, as the kata prints its name."""
        __tracebackhide__ = True
        card = self._ask("points", player)
        return {self._run.spec.category_name(name): points for name, points in card.items()}

    def upper(self, player: str) -> int:
        """The sum of a player's upper part."""
        __tracebackhide__ = True
        points: int = self._ask("upper", player)
        return points

    def bonus(self, player: str) -> int:
        """A player's bonus."""
        __tracebackhide__ = True
        points: int = self._ask("bonus", player)
        return points

    def total(self, player: str) -> int:
        """A player's total."""
        __tracebackhide__ = True
        points: int = self._ask("total", player)
        return points

    def refused(self) -> Refusing:
        """Expect that the game says no: `with evening.refused(): evening.throw("1,2,3,4,5")`."""
        return Refusing(self._games)

    def tell(self, wanted: Expected) -> Told:
        """Tell that the last move didn't go as it was wanted to."""
        return self._games.teller.tell(self._moves, self._outcomes, wanted)

    def close(self) -> None:
        """Let go of the game."""
        self._table.close()

    def _ask(self, what: str, player: str = "") -> Any:
        __tracebackhide__ = True
        return self._make(Ask(what, player), Answered()).data

    def _make(self, move: Move, wanted: Expected) -> Answer:
        __tracebackhide__ = True
        _see_that_it_has(self._run, move)
        outcome = self._table.do(move)
        self._run.repeat(outcome)
        self._moves.append(move)
        self._outcomes.append(outcome)
        self._games.tried.append(self)
        verdict = move_verdict(wanted, self._outcomes)
        if verdict is Verdict.RAISED:
            raise Refused("\n".join(failure_lines(self.tell(wanted))))
        if verdict is not Verdict.PASSED:
            raise NotPassed(self.tell(wanted))
        assert isinstance(outcome, Answer), "a failure has another verdict"
        return outcome


class Refusing:
    """Sees that a move is refused: the last one made in its block."""

    def __init__(self, games: OwnGames) -> None:
        self._games = games
        self._before = 0

    def __enter__(self) -> None:
        self._before = len(self._games.tried)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        """Swallow the refusal; without one, fail and tell what came instead."""
        __tracebackhide__ = True
        if error is not None:
            return isinstance(error, Refused)
        if len(self._games.tried) == self._before:
            raise UsageError("nothing was tried there", advice="make the move that is refused")
        raise NotPassed(self._games.tried[-1].tell(ToBeRefused()))


def _each(given: tuple[Any, ...]) -> tuple[Any, ...]:
    """What was given one by one, or in one list."""
    if len(given) == 1 and not isinstance(given[0], (str, int)):
        return tuple(given[0])
    return given


def _see_that_it_has(run: KataRun, move: Move) -> None:
    """See that a move is a part of the kata's game.

    Raises UsageError.
    """
    __tracebackhide__ = True
    kata = run.spec.kata
    if move.part not in kata.parts:
        has = ", ".join(part.removeprefix("game.") for part in kata.parts[1:])
        raise UsageError(
            f"the game of {kata.id} has no {move.part.removeprefix('game.')}",
            found=[f"it has: {has}"],
        )
