"""Plays whole games on a solution and by our own rules, move by move, to the first difference.

The games come from a seed, so that they can be played again. A game that goes otherwise is made
as short as it can be, and becomes an example like those of the features.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import chain

from katas.model import (
    OF_A_PLAYER,
    Accepted,
    Answer,
    Ask,
    Begin,
    Course,
    Example,
    Expected,
    Failure,
    Gives,
    Move,
    Outcome,
    Place,
    Readings,
    Refused,
    Result,
    Throw,
    Verdict,
)
from katas.plug import Solution
from katas.proof.playing.followed import Followed, Unsettled
from katas.proof.playing.stories import Stories, shorter
from katas.records import dataclass
from katas.spec import HOUSE, OwnTable, Specification, move_verdict

GAMES = 20
"""So many games are played, about half of them to their end."""

LONGEST = 10.0
"""Seconds that they may take, and the shortening again; then what there is has to do."""

WORK = 1_500
"""So many moves are made at most for a story to become shorter; the games have some 2,000."""


@dataclass(frozen=True, slots=True)
class Played:
    """What came of some games: how many, with how many moves; the first that went otherwise.

    `result` is that one, as short as it could be made, and `number` which game it was. Where
    time ran out `stopped` says after how many seconds.
    """

    seed: int
    games: int
    moves: int
    result: Result | None = None
    number: int = 0
    stopped: float = 0


def play_side_by_side(
    spec: Specification,
    solution: Solution,
    names: Sequence[str],
    seed: int,
    *,
    readings: Readings | None = None,
    house: bool = False,
    clock: Callable[[], float] = time.monotonic,
) -> Played:
    """Play the games of a seed; with `house` also such moves as no document forbids."""
    pair = SideBySide(spec, solution, readings, house=house)
    stories = Stories(spec, names, seed, house=house)
    began, moves = clock(), 0
    for number in range(1, GAMES + 1):
        story = stories.story(number)
        result = pair.play(story)
        if result is not None:
            return Played(seed, number, moves, pair.shortest(result), number)
        moves += len(story)
        if clock() - began > LONGEST and number < GAMES:
            return Played(seed, number, moves, stopped=clock() - began)
    return Played(seed, GAMES, moves)


class SideBySide:
    """One solution beside our own rules.

    Open questions may be answered by any reading that a game keeps to; `readings` are those
    that were announced.
    """

    def __init__(
        self,
        spec: Specification,
        solution: Solution,
        readings: Readings | None = None,
        *,
        house: bool = False,
    ) -> None:
        self._spec = spec
        self._solution = solution
        self._readings = readings or {}
        self._house = house
        missing = solution.binding.not_in_the_game
        self._asked = [part for part in spec.kata.parts if part not in missing]

    def play(self, moves: Sequence[Move]) -> Result | None:
        """Play a story; the result of a game that goes otherwise, None for one that doesn't."""
        done: list[Move] = []
        expected: list[Expected] = []
        outcomes: list[Outcome] = []
        with closing(self._solution.table()) as table:
            for move, wanted in self._course(moves):
                done.append(move)
                outcomes.append(table.do(move))
                expected.append(wanted(outcomes[-1]))
                if isinstance(expected[-1], Unsettled):
                    return None
                verdict = move_verdict(expected[-1], outcomes)
                if verdict is not Verdict.PASSED:
                    return _result(done, expected, outcomes, verdict)
        return None

    def shortest(self, result: Result, clock: Callable[[], float] = time.monotonic) -> Result:
        """Leave out of a story whatever it goes otherwise without, as far as there is time."""
        best, work, until = result, WORK, clock() + LONGEST
        while best.verdict in CHEAP:
            made = _made(best)
            for moves in chain(self._plainer(made), shorter(made)):
                work -= len(moves)
                if work < 0 or clock() > until:
                    return best
                found = self.play(moves) if self._is_fair(moves) else None
                if found is None or found.verdict not in CHEAP:
                    continue  # a time that is used up is no shorter way to go wrong
                if _length(found) < _length(best):
                    best = found
                    break
            else:
                return best
        return best

    def _plainer(self, moves: Sequence[Move]) -> Iterator[list[Move]]:
        """Stories with the same cards and less to tell: one throw a go, without one of the players.

        So what shows in the end only, as a tie does, needs no try for each move before it.
        """
        begin, *rest = moves
        assert isinstance(begin, Begin), "every story begins so"
        own = OwnTable(self._spec)
        own.do(begin)
        goes: list[tuple[object, list[Move]]] = []
        left: list[Move] = []
        for move in rest:
            roll, player = (_seen(own, what) for what in ("roll", "player"))
            left.append(move)
            if isinstance(own.do(move), Answer) and isinstance(move, Place):
                assert isinstance(roll, tuple), "it is placed"
                goes.append((player, [Throw(roll), move]))
                left = []
        for name in ("", *reversed(begin.players)):
            players = tuple(other for other in begin.players if other != name)
            kept = [move for player, go in goes if player != name for move in go]
            if players and len(kept) + len(left) < len(rest):
                yield [Begin(players, begin.dice), *kept, *left]

    def _is_fair(self, moves: Sequence[Move]) -> bool:
        """Whether a story has no moves that only the house refuses, where those are left out."""
        table = OwnTable(self._spec)
        outcomes = map(table.do, moves)
        return self._house or not any(
            isinstance(outcome, Failure) and outcome.accident == HOUSE for outcome in outcomes
        )

    def _course(self, moves: Sequence[Move]) -> Iterator[tuple[Move, "Wanted"]]:
        """Each move, and after it what can be looked at, each with what our own rules say.

        They are asked once the solution has answered: its answer to an open question tells
        which reading it follows.
        """
        followed = Followed(self._spec, self._readings)
        own = OwnTable(self._spec, followed.readings)
        for move in moves:
            came: list[Outcome] = []
            mover = own.game.do(Ask("player")) if own.game else None

            def wanted(answer: Outcome, move: Move = move, came: list[Outcome] = came) -> Expected:
                if isinstance(move, Place) and not followed.fits(own, move, answer):
                    return Unsettled()
                came.append(own.do(move))
                return _expected(move, came[0])

            yield move, wanted
            looks = isinstance(move, (Begin, Place)) or isinstance(came[0], Failure)
            for question in self._questions(own, mover if looks else None, cards=looks):
                yield question, _answered(own, question)

    def _questions(self, own: OwnTable, mover: object, *, cards: bool) -> Iterator[Ask]:
        """What is looked at after a move: the table.

        With `cards`, where a go ends or something is refused, also how far the game is, the
        mover's card and all totals.

        Not what nobody has settled: whose turn it is once the game is over, what lies on the
        table before a throw, and whether a bonus is paid at once or in the end.
        """
        game = own.game
        if game is None:
            return
        over = bool(game.do(Ask("over")))
        asked = [Ask("over")] if cards else []
        if cards and not over:
            asked += [Ask("player"), Ask("round")]
        if game.thrown and not over:
            asked.append(Ask("roll"))
        for name in game.players if cards else ():
            early = not over and bool(game.do(Ask("bonus", name)))
            seen = OF_A_PLAYER if name == mover else ("total",)
            asked += [Ask(what, name) for what in seen if not (early and what in EARLY)]
        if over and cards:
            asked.append(Ask("winners"))
        yield from (question for question in asked if question.part in self._asked)


Wanted = Callable[[Outcome], Expected]

EARLY = ("bonus", "total")
"""What a bonus shows in."""

CHEAP = (Verdict.WRONG, Verdict.RAISED, Verdict.NOT_A_SCORE)
"""What can be met again and again; a loop without end takes its time at each try."""


def _expected(move: Move, came: Outcome) -> Expected:
    if isinstance(came, Failure):
        return Refused(came.message)
    return Gives(came.data) if isinstance(move, Place) else Accepted()


def _answered(own: OwnTable, question: Ask) -> Wanted:
    def wanted(_: Outcome) -> Expected:
        came = own.do(question)
        return Gives(came.data) if isinstance(came, Answer) else Refused()

    return wanted


def _result(
    moves: Sequence[Move],
    expected: Sequence[Expected],
    outcomes: Sequence[Outcome],
    verdict: Verdict,
) -> Result:
    """A game that went otherwise, as an example of its own that didn't pass."""
    example = Example.nowhere(moves, Course(tuple(expected)))
    return Result(example, verdict, tuple(outcomes))


def _seen(own: OwnTable, what: str) -> object:
    came = own.do(Ask(what))
    return came.data if isinstance(came, Answer) else None


def _made(result: Result) -> list[Move]:
    """The moves of a story, without what was looked at between them."""
    return [move for move in result.example.moves if not isinstance(move, Ask)]


def _length(result: Result) -> tuple[int, int]:
    """How long a story is: its moves, then its players."""
    (begin, *_) = result.example.moves
    return len(_made(result)), len(begin.players) if isinstance(begin, Begin) else 0
