"""The steps of the Norwegian Yatzy features: the same words as `steps`, in Norwegian."""

from pytest_bdd import parsers, then, when

from katas.model import Draft, ExactScore, Score, parse_roll


@when(parsers.re(r"(?P<kast>[\d,]+) føres på (?P<rubrikk>.+)"))
def placed(example: Draft, kast: str, rubrikk: str) -> None:
    """Place a roll on a category of the Norwegian card."""
    example.ask(Score(parse_roll(kast), rubrikk))


@then(parsers.re(r"blir det (?P<poeng>\d+) poeng"), converters={"poeng": int})
def scores(example: Draft, poeng: int) -> None:
    """Expect one score and no other."""
    example.expect(ExactScore(poeng))
