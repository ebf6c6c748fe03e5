"""Steps, two of which match one text."""

from pytest_bdd import parsers, then, when

from katas.model import Draft, ExactScore, Score


@when(parsers.parse("{face:d} is rolled"))
def rolled(example: Draft, face: int) -> None:
    """Roll one die."""
    example.ask(Score((face,)))


@when("1 is rolled twice")
def rolled_twice(example: Draft) -> None:
    """Roll a one twice."""
    example.ask(Score((1, 1)))


@when(parsers.parse("{face:d} is rolled twice"))
def any_rolled_twice(example: Draft, face: int) -> None:
    """Roll any face twice: a one as well, and that is the mistake."""
    example.ask(Score((face, face)))


@then(parsers.parse("it scores {points:d}"))
def scores(example: Draft, points: int) -> None:
    """Expect a score."""
    example.expect(ExactScore(points))
