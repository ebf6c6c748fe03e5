"""The steps of a whole game in Norwegian: the same words as `steps_game`, and the card's sums."""

import re

from pytest_bdd import parsers, step, then

from katas.model import Ask, Draft, Gives, Hold, Place, Refused, Throw, parse_roll
from katas.yatzy import table_talk as talk

AT = "(?:at )?"
NAVN = r"(?P<navn>\w+(?:, \w+)*(?: og \w+)?)"
HVILKE = r"(?P<hvilke>terning \d+|terningene [\d, og]*\d|alle terningene)"
KAST = r"(?P<kast>[\d,]+)"
RUBRIKK = r"(?P<rubrikk>[A-ZÆØÅ][\w ]*)"

UPPER = ("Enere", "Toere", "Treere", "Firere", "Femmere", "Seksere")
LOWER = (
    "Par", "To par", "Tre like", "Fire like", "Hus", "Liten straight", "Stor straight", "Sjanse",
    "Yatzy",
)  # fmt: skip
"""Brettet, slik kursteksten skriver det."""


def _each(navn: str) -> list[str]:
    return re.split(r", | og ", navn)


@step(parsers.re(AT + NAVN + r" setter seg for å spille"))
def sit_down(example: Draft, navn: str) -> None:
    """Begin a game; nobody may try to as well."""
    talk.sit_down(example, [] if navn == "ingen" else _each(navn))


@step(parsers.re(AT + r"(?P<hvem>\w+) kaster " + KAST))
def throw(example: Draft, kast: str) -> None:
    """Throw what isn't held."""
    talk.throw(example, kast)


@step(parsers.re(AT + r"(?P<hvem>\w+) holder igjen " + HVILKE))
def hold(example: Draft, hvilke: str) -> None:
    """Hold some dice for the next throw."""
    talk.hold(example, hvilke)


@step(parsers.re(AT + r"(?P<hvem>\w+) holder igjen " + HVILKE + " og kaster " + KAST))
def hold_and_throw(example: Draft, hvilke: str, kast: str) -> None:
    """Hold some dice and throw the others."""
    talk.hold(example, hvilke)
    talk.throw(example, kast)


@step(parsers.re(AT + r"(?P<hvem>\w+) (?:fører kastet på|stryker) " + RUBRIKK))
def place(example: Draft, rubrikk: str) -> None:
    """Place what lies on the table, which ends the go; to strike is to place what doesn't fit."""
    talk.place(example, rubrikk)


@step(parsers.re(AT + r"(?P<hvem>\w+) har ført alt unntatt " + RUBRIKK))
def filled_in(example: Draft, rubrikk: str) -> None:
    """Play until one category is left on every card."""
    talk.fill_in(example, [name for name in (*UPPER, *LOWER) if name != rubrikk])


MANY = ", ".join([rf"\d {name.lower()}" for name in UPPER[:-1]]) + rf" og \d {UPPER[-1].lower()}"
"""`2 enere, 3 toere, … og 3 seksere`, as the card has them from top to bottom."""


@step(parsers.re(AT + rf"(?P<hvem>\w+) får (?P<antall>{MANY})"))
def upper_part(example: Draft, antall: str) -> None:
    """Fill in the upper part: so many dice of each face."""
    counts = map(int, re.findall(r"\d", antall))
    for face, (category, many) in enumerate(zip(UPPER, counts, strict=True), 1):
        talk.go(example, talk.of(face, many), category)


@step(parsers.re(r"nedre del strykes, med " + KAST + " på Sjanse"))
def lower_part(example: Draft, kast: str) -> None:
    """Strike out the lower part; a chance can't be struck."""
    talk.fill_in(example, LOWER, parse_roll(kast))


@step(parsers.re(r"alt unntatt " + RUBRIKK + " i nedre del strykes, med " + KAST + " på Sjanse"))
def lower_part_but_one(example: Draft, rubrikk: str, kast: str) -> None:
    """Strike out the lower part, but for a category that is used."""
    talk.fill_in(example, [name for name in LOWER if name != rubrikk], parse_roll(kast))


@step("omgangen går slik")
def goes_like_this(example: Draft, datatable: list[list[str]]) -> None:
    """Play go after go; the table has the columns deltaker, kast, føres på, poeng, sum."""
    talk.goes_like_this(
        example,
        [
            (deltaker, parse_roll(kast), rubrikk, int(poeng), int(total))
            for deltaker, kast, rubrikk, poeng, total in datatable[1:]
        ],
    )


@then(parsers.re(r"ligger " + KAST + " på bordet"))
def lying(example: Draft, kast: str) -> None:
    """Expect what lies on the table, from left to right."""
    talk.answers(example, "roll", parse_roll(kast))


@then(parsers.re(r"gir det (?P<poeng>\d+) poeng på brettet"), converters={"poeng": int})
def worth(example: Draft, poeng: int) -> None:
    """Expect the points of the roll that was placed last."""
    talk.expect(example, Gives(poeng))


@then(parsers.re(r"er det (?P<hvem>\w+) sin tur"))
def turn(example: Draft, hvem: str) -> None:
    """Expect whose turn it is."""
    talk.answers(example, "player", hvem)


@then(parsers.re(r"er (?:de|hun|han) i runde (?P<runde>\d+)"), converters={"runde": int})
def in_round(example: Draft, runde: int) -> None:
    """Expect the round, counted from 1."""
    talk.answers(example, "round", runde)


@then(parsers.re(r"viser brettet til (?P<hvem>\w+)"))
def card_reads(example: Draft, hvem: str, datatable: list[list[str]]) -> None:
    """Expect a card as far as it is filled in; the table has the columns rubrikk, poeng."""
    card = {rubrikk: int(poeng) for rubrikk, poeng in datatable[1:]}
    talk.answers(example, "points", card, hvem)


@then(parsers.re(r"er brettet til (?P<hvem>\w+) tomt"))
def card_is_empty(example: Draft, hvem: str) -> None:
    """Expect a card without any points."""
    talk.answers(example, "points", {}, hvem)


@then(parsers.re(r"har (?P<hvem>\w+) (?P<poeng>\d+) poeng i alt"), converters={"poeng": int})
def total(example: Draft, hvem: str, poeng: int) -> None:
    """Expect a player's total, the bonus included."""
    talk.answers(example, "total", poeng, hvem)


@then(parsers.re(r"har (?P<hvem>\w+) (?P<poeng>\d+) i delsum"), converters={"poeng": int})
def upper(example: Draft, hvem: str, poeng: int) -> None:
    """Expect the sum of the upper part."""
    talk.answers(example, "upper", poeng, hvem)


@then(parsers.re(r"får (?P<hvem>\w+) (?P<poeng>ingen bonus|\d+ i bonus)"))
def bonus(example: Draft, hvem: str, poeng: str) -> None:
    """Expect the bonus, or none."""
    points = poeng.split(maxsplit=1)[0]
    talk.answers(example, "bonus", 0 if points == "ingen" else int(points), hvem)


@then("er omgangen over")
def over(example: Draft) -> None:
    """Expect the end."""
    talk.answers(example, "over", value=True)


@then("er omgangen ikke over")
def not_over(example: Draft) -> None:
    """Expect another go."""
    talk.answers(example, "over", value=False)


@then(parsers.re(r"(?:vinner " + NAVN + r"|deler (?P<flere>.+) seieren)"))
def winners(example: Draft, navn: str | None, flere: str | None) -> None:
    """Expect who has won: one, or all who share the victory."""
    talk.answers(example, "winners", tuple(_each(navn or flere or "")))


@then(parsers.re(r"får ikke (?P<hvem>\w+) kaste " + KAST))
def may_not_throw(example: Draft, kast: str) -> None:
    """Expect a throw to be refused, and nothing to change."""
    talk.may_not(example, Throw(parse_roll(kast)))


@then(parsers.re(r"får ikke (?P<hvem>\w+) føre kastet på " + RUBRIKK))
def may_not_place(example: Draft, rubrikk: str) -> None:
    """Expect a category to be refused, and nothing to change."""
    talk.may_not(example, Place(rubrikk))


@then(parsers.re(r"får ikke (?P<hvem>\w+) holde igjen " + HVILKE))
def may_not_hold(example: Draft, hvilke: str) -> None:
    """Expect that dice can't be held, and that nothing changes."""
    talk.may_not(example, Hold(talk.positions(example, hvilke)))


@then("blir det ingen omgang")
def no_game(example: Draft) -> None:
    """Expect that these players make no game."""
    talk.expect(example, Refused())


@then("kan ingen kåres til vinner")
def no_winner(example: Draft) -> None:
    """Expect that nobody can be asked for the winner yet."""
    talk.may_not(example, Ask("winners"))


@then(parsers.re(r"finnes det ikke noe brett for (?P<hvem>\w+)"))
def no_card(example: Draft, hvem: str) -> None:
    """Expect that somebody who doesn't play has no card."""
    talk.may_not(example, Ask("points", hvem))
