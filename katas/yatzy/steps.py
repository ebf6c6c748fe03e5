"""The steps of the Yatzy features. They ask and expect; they never assert."""

from pytest_bdd import parsers, then, when

from katas.model import (
    Draft,
    ExactScore,
    OneReading,
    OpenScore,
    Refusal,
    Roll,
    Score,
    parse_roll,
)

CONTROL_ROLL: Roll = (1, 1, 2, 2, 2)
"""A refusal counts only where the same category scores this legal roll as well."""


@when(parsers.re(r'(?P<roll>[\d,]+) is placed on "(?P<category>[^"]*)"'))
def placed(example: Draft, roll: str, category: str) -> None:
    """Place a roll on a category."""
    example.ask(Score(parse_roll(roll), category))


@when(parsers.re(r'no dice are placed on "(?P<category>[^"]*)"'))
def nothing_placed(example: Draft, category: str) -> None:
    """Place the empty roll."""
    example.ask(Score((), category))


@when(parsers.re(r'each of these is placed on "(?P<category>[^"]*)"'))
def each_placed(example: Draft, datatable: list[list[str]], category: str) -> None:
    """Place several rolls on one category; the table has one column, `roll`."""
    for (roll,) in datatable[1:]:
        example.ask(Score(parse_roll(roll), category))


@then(parsers.re(r"it scores (?P<points>\d+)$"), converters={"points": int})
def scores(example: Draft, points: int) -> None:
    """Expect one score and no other."""
    example.expect(ExactScore(points))


@then(
    parsers.parse("it scores {points:d}, or {other:d} at a table {table}"),
)
def scores_by_table(example: Draft, points: int, other: int, table: str) -> None:
    """Expect one of two scores: the document leaves open which."""
    example.expect(OpenScore((points, other), table))


@then("they all follow one answer")
def one_answer(example: Draft) -> None:
    """Expect one reading of an open question behind all the scores."""
    example.expect(OneReading())


@then("it is refused")
def refused(example: Draft) -> None:
    """Expect no score: an exception, whatever its class."""
    asked = [item for item in example.operations if isinstance(item, Score)]
    example.operations[:0] = [Score(CONTROL_ROLL, item.category) for item in asked[-1:]]
    example.expect(Refusal())
