"""The steps of the Chicago features. They ask and expect; they never assert."""

from pytest_bdd import parsers, then, when

from katas.model import Draft, ExactScore, Score, parse_roll


@when(parsers.re(r"(?P<roll>[\d,]+) lies on the table"))
def on_the_table(example: Draft, roll: str) -> None:
    """Score a roll."""
    example.ask(Score(parse_roll(roll)))


@then(parsers.re(r"it is worth (?P<points>\d+)$"), converters={"points": int})
def worth(example: Draft, points: int) -> None:
    """Expect one score and no other."""
    example.expect(ExactScore(points))
