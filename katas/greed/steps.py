"""The steps of the Greed features. They ask and expect; they never assert."""

from pytest_bdd import parsers, then, when

from katas.model import Draft, ExactScore, Score, parse_roll


@when(parsers.re(r"(?P<roll>[\d,]+) is rolled"))
def rolled(example: Draft, roll: str) -> None:
    """Score a roll."""
    example.ask(Score(parse_roll(roll)))


@when("no dice are rolled")
def nothing_rolled(example: Draft) -> None:
    """Score the empty roll."""
    example.ask(Score(()))


@then(parsers.re(r"it scores (?P<points>\d+)$"), converters={"points": int})
def scores(example: Draft, points: int) -> None:
    """Expect one score and no other."""
    example.expect(ExactScore(points))


@then(parsers.parse("it scores {points:d}, not the {misprint:d} that was printed"))
def scores_despite_misprint(example: Draft, points: int, misprint: int) -> None:
    """Expect what the rules give, and know the document's misprint when it comes back."""
    example.expect(ExactScore(points, misprint))
