"""What is said at a table, as the moves of a game: what the steps of every language build on."""

import re
from collections.abc import Sequence

from katas.model import (
    USUAL_DICE,
    Accepted,
    AsBefore,
    Ask,
    Begin,
    Course,
    Draft,
    Expected,
    Gives,
    Hold,
    Move,
    Noted,
    Place,
    Refused,
    Roll,
    Throw,
    parse_roll,
)

FILLER: Roll = (1, 2, 3, 4, 6)
"""A roll that fits nothing: by most rules it scores where its faces or its sum count, only."""

AT_THE_TABLE = ("roll", "player", "round", "over")
ON_A_CARD = ("points", "total")
"""What is looked at to see that a refused move has changed nothing."""

GOES = Sequence[tuple[str, Roll, str, int, int]]
"""Goes as they are written down: player, roll, category, its points, the total after it."""


def sit_down(example: Draft, names: Sequence[str], dice: int = USUAL_DICE) -> None:
    """Begin a game."""
    example.ask(Begin(tuple(names), dice))


def throw(example: Draft, roll: str) -> None:
    """Throw: the faces that fell."""
    example.ask(Throw(parse_roll(roll)))


def hold(example: Draft, said: str) -> None:
    """Hold the dice that are named by their number; all of them, where none is."""
    example.ask(Hold(positions(example, said)))


def place(example: Draft, category: str) -> None:
    """Place what lies on the table."""
    example.ask(Place(category))


def go(example: Draft, roll: Roll, category: str) -> None:
    """A whole go with one throw."""
    example.ask(Throw(roll))
    example.ask(Place(category))


def expect(example: Draft, *expected: Expected) -> None:
    """Say what is expected of the last moves; those before go as it was said, or are allowed."""
    known = example.expectation
    said = known.expected if isinstance(known, Course) else ()
    first = len(example.operations) - len(expected)
    before = [*said, *[Accepted()] * first][:first]
    example.expect(Course((*before, *expected)))


def answers(example: Draft, what: str, value: object, player: str = "") -> None:
    """Ask, and expect this answer."""
    example.ask(Ask(what, player))
    expect(example, Gives(value))


def may_not(example: Draft, move: Move) -> None:
    """The move is refused, and nothing has changed."""
    asked = _all_there_is_to_see(example)
    first = len(example.operations)
    for question in asked:
        example.ask(question)
    example.ask(move)
    for question in asked:
        example.ask(question)
    before = [Noted() for _ in asked]
    expect(example, *before, Refused(), *(AsBefore(first + index) for index in range(len(asked))))


def goes_like_this(example: Draft, goes: GOES) -> None:
    """Play goes, each of one throw, and expect of each its points and the total after it."""
    expected: list[Expected] = []
    for player, roll, category, points, total in goes:
        go(example, roll, category)
        example.ask(Ask("total", player))
        expected += [Accepted(), Gives(points), Gives(total)]
    expect(example, *expected)


def fill_in(example: Draft, categories: Sequence[str], roll: Roll | None = None) -> None:
    """Place a roll that fits nothing on each of some categories, everybody in turn."""
    for category in categories:
        for _ in players(example):
            go(example, roll or FILLER[: begun(example).dice], category)


def begun(example: Draft) -> Begin:
    """The game that is played."""
    return next(move for move in example.operations if isinstance(move, Begin))


def players(example: Draft) -> tuple[str, ...]:
    """Who plays."""
    return begun(example).players


def of(face: int, many: int) -> Roll:
    """All the dice, of which so many show a face, and the others its neighbour."""
    return (face,) * many + (face % 6 + 1,) * (USUAL_DICE - many)


def positions(example: Draft, said: str) -> tuple[int, ...]:
    """The positions of the dice that are named by their number; all of them, where none is."""
    named = tuple(map(int, re.findall(r"\d+", said)))
    return named or tuple(range(1, begun(example).dice + 1))


def _all_there_is_to_see(example: Draft) -> list[Ask]:
    seen = [Ask(what) for what in AT_THE_TABLE]
    return seen + [Ask(what, name) for name in players(example) for what in ON_A_CARD]
