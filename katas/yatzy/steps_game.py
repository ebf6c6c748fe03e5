"""The steps of a whole game: throwing, holding, the card, whose turn it is."""

import re

from pytest_bdd import parsers, step, then

from katas.model import USUAL_DICE, Draft, Gives, Hold, Place, Refused, Throw, parse_roll
from katas.yatzy import table_talk as talk

NAMES = r"(?P<names>\w+(?:, \w+)*(?: and \w+)?)"
WHICH = r"(?P<which>die \d+|dice [\d, and]*\d|all the dice)"
DICE = r"(?P<dice>[\d,]+)"

CATEGORIES = (
    "ones", "twos", "threes", "fours", "fives", "sixes", "pair", "two pairs", "three of a kind",
    "four of a kind", "small straight", "large straight", "full house", "chance", "yatzy",
)  # fmt: skip
"""The card, as the documents print it."""


@step(parsers.re(NAMES + r" sits? down to play(?: with (?P<dice>\d+) (?:dice|die))?"))
def sit_down(example: Draft, names: str, dice: str | None) -> None:
    """Begin a game, with five dice unless it is said."""
    talk.sit_down(example, re.split(r", | and ", names), int(dice or USUAL_DICE))


@step(parsers.re(r"(?P<who>\w+) throws " + DICE))
def throw(example: Draft, dice: str) -> None:
    """Throw what isn't held."""
    talk.throw(example, dice)


@step(parsers.re(r"(?P<who>\w+) holds " + WHICH))
def hold(example: Draft, which: str) -> None:
    """Hold some dice for the next throw."""
    talk.hold(example, which)


@step(parsers.re(r"(?P<who>\w+) holds " + WHICH + " and throws " + DICE))
def hold_and_throw(example: Draft, which: str, dice: str) -> None:
    """Hold some dice and throw the others."""
    talk.hold(example, which)
    talk.throw(example, dice)


@step(parsers.re(r'(?P<who>\w+) places it on "(?P<category>[^"]*)"'))
def place(example: Draft, category: str) -> None:
    """Place what lies on the table, which ends the go."""
    talk.place(example, category)


@step(parsers.re(r'(?P<who>\w+) has filled in all but "(?P<category>[^"]*)"'))
def filled_in(example: Draft, category: str) -> None:
    """Play until one category is left on every card."""
    talk.fill_in(example, [name for name in CATEGORIES if name != category])


@step("the game goes like this")
def goes_like_this(example: Draft, datatable: list[list[str]]) -> None:
    """Play go after go; the table has the columns player, roll, placed on, points, total."""
    talk.goes_like_this(
        example,
        [
            (player, parse_roll(roll), category, int(points), int(total))
            for player, roll, category, points, total in datatable[1:]
        ],
    )


@then(parsers.re(DICE + r" lie on the table"))
def lying(example: Draft, dice: str) -> None:
    """Expect what lies on the table, from left to right."""
    talk.answers(example, "roll", parse_roll(dice))


@then(parsers.re(r"that is worth (?P<points>\d+)"), converters={"points": int})
def worth(example: Draft, points: int) -> None:
    """Expect the points of the roll that was placed last."""
    talk.expect(example, Gives(points))


@then(parsers.re(r"it is (?P<name>\w+)'s turn"))
def turn(example: Draft, name: str) -> None:
    """Expect whose turn it is."""
    talk.answers(example, "player", name)


@then(parsers.re(r"they are in round (?P<number>\d+)"), converters={"number": int})
def in_round(example: Draft, number: int) -> None:
    """Expect the round, counted from 1."""
    talk.answers(example, "round", number)


@then(parsers.re(r"(?P<name>\w+)'s card reads"))
def card_reads(example: Draft, name: str, datatable: list[list[str]]) -> None:
    """Expect a card as far as it is filled in; the table has the columns category, points."""
    card = {category: int(points) for category, points in datatable[1:]}
    talk.answers(example, "points", card, name)


@then(parsers.re(r"(?P<name>\w+)'s card is empty"))
def card_is_empty(example: Draft, name: str) -> None:
    """Expect a card without any points."""
    talk.answers(example, "points", {}, name)


@then(parsers.re(r"(?P<name>\w+) has (?P<points>\d+) points in all"), converters={"points": int})
def total(example: Draft, name: str, points: int) -> None:
    """Expect a player's total."""
    talk.answers(example, "total", points, name)


@then("the game is over")
def over(example: Draft) -> None:
    """Expect the end."""
    talk.answers(example, "over", value=True)


@then("the game is not over yet")
def not_over(example: Draft) -> None:
    """Expect another go."""
    talk.answers(example, "over", value=False)


@then(parsers.re(r"(?P<who>\w+) may not throw " + DICE))
def may_not_throw(example: Draft, dice: str) -> None:
    """Expect a throw to be refused, and nothing to change."""
    talk.may_not(example, Throw(parse_roll(dice)))


@then(parsers.re(r'(?P<who>\w+) may not place it on "(?P<category>[^"]*)"'))
def may_not_place(example: Draft, category: str) -> None:
    """Expect a category to be refused, and nothing to change."""
    talk.may_not(example, Place(category))


@then(parsers.re(r"(?P<who>\w+) may not hold " + WHICH))
def may_not_hold(example: Draft, which: str) -> None:
    """Expect that dice can't be held, and that nothing changes."""
    talk.may_not(example, Hold(talk.positions(example, which)))


@then("no game begins")
def no_game(example: Draft) -> None:
    """Expect that these players, or so many dice, make no game."""
    talk.expect(example, Refused())
