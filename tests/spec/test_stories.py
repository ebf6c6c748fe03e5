"""A game told: a line a go, what is refused as such, the beginning of a long one left out."""

from collections.abc import Callable
from pathlib import Path

import pytest

from katas.model import Ask, Begin, Example, Hold, Move, Place, Throw
from katas.plug import Binding, InProcess
from katas.proof import play_side_by_side
from katas.spec import SideTeller, Specification, Teller, failure_lines, replay
from katas.spec.story import story

Recorded = Callable[[str], tuple[Specification, list[Example]]]

GO: list[Move] = [Throw((5, 6, 5, 5, 2)), Place("fives")]
ENGLISH, NORWEGIAN = "yatzy-four-dice", "yatzy-norwegian"


@pytest.mark.parametrize(
    ("kata", "moves", "lines"),
    [
        (ENGLISH, [Begin(("Ann",))], ["Ann sits down to play"]),
        (ENGLISH, [Begin(("Ann", "Bo", "Cy"), 4)], ["Ann, Bo and Cy sit down to play with 4 dice"]),
        (ENGLISH, [Begin(())], ["nobody sits down to play"]),
        (
            NORWEGIAN,
            [Begin(("Kari",), 4), Throw((1, 1, 1, 1))],
            ["Kari setter seg for å spille med 4 terninger", "får ikke kaste 1,1,1,1"],
        ),
        (
            ENGLISH,
            [Begin(("Ann", "Bo")), *GO, Ask("player"), Throw((1,) * 5)],
            [
                "Ann and Bo sit down to play",
                "Ann throws 5,6,5,5,2, places it on fives",
                "Bo throws 1,1,1,1,1",
            ],
        ),
        (
            ENGLISH,
            [
                Begin(("Ann",)),
                Throw((5, 6, 5, 5, 2)),
                Hold((1, 3, 4)),
                Hold(()),
                Throw((1, 2)),
                Place("fives"),
                Hold((1,)),
            ],
            [
                "Ann sits down to play",
                (
                    "Ann throws 5,6,5,5,2, holds 1, 3 and 4, holds none, may not throw 1,2, "
                    "places it on fives"
                ),
                "Ann may not hold 1",
            ],
        ),
        (
            ENGLISH,
            [Begin(("Ann", "Bo")), *GO, *GO, GO[0], GO[1], Place("chance"), Place("nowhere")],
            [
                "Ann and Bo sit down to play",
                "Ann throws 5,6,5,5,2, places it on fives",
                "Bo throws 5,6,5,5,2, places it on fives",
                "Ann throws 5,6,5,5,2, may not place it on fives, places it on chance",
                "Bo may not place it on nowhere",
            ],
        ),
        (
            NORWEGIAN,
            [Begin(("Kari", "Ola")), Throw((5, 6, 5, 5, 2)), Hold((1, 3)), *GO[1:], Hold((1,))],
            [
                "Kari og Ola setter seg for å spille",
                "Kari kaster 5,6,5,5,2, holder igjen 1 og 3, fører det på Femmere",
                "Ola får ikke holde igjen 1",
            ],
        ),
    ],
)
def test_a_game_is_told_go_by_go(
    kata: str, moves: list[Move], lines: list[str], recorded: Recorded
) -> None:
    """In the document's language and its own names; what was only asked is left out."""
    spec, _ = recorded(kata)
    assert story(spec, moves) == tuple(lines)


def long_game(goes: int) -> list[Move]:
    """A game of two players and so many goes, none of which is refused."""
    lines = ("ones", "twos", "threes", "fours", "fives", "sixes", "pair", "chance", "yatzy")
    told: list[Move] = [Begin(("Ann", "Bo"))]
    for category in [category for category in lines for _ in range(2)][:goes]:
        told += [Throw((1, 2, 3, 4, 6)), Place(category)]
    return told


def test_a_long_story_is_told_from_its_end(recorded: Recorded) -> None:
    """Who plays, how much goes before, and the last fifteen goes: there it went otherwise."""
    spec, _ = recorded(ENGLISH)
    whole = story(spec, long_game(16))
    assert len(whole) == 17
    assert whole[1] == "Ann throws 1,2,3,4,6, places it on ones"
    shortened = story(spec, long_game(17))
    assert shortened[:2] == ("Ann and Bo sit down to play", "(2 goes before that)")
    assert shortened[2] == "Ann throws 1,2,3,4,6, places it on twos"
    assert shortened[-1] == "Ann throws 1,2,3,4,6, places it on yatzy"


def test_the_same_roll_again_and_again_is_one_line_and_counts_for_all(recorded: Recorded) -> None:
    """Who strikes out the lower part is told in a line; what is left out counts goes, not lines."""
    spec, _ = recorded(ENGLISH)
    same: list[Move] = [Begin(("Ann",))]
    for category in ("pair", "two pairs", "yatzy"):
        same += [Throw((1, 2, 3, 4, 6)), Place(category)]
    told = "Ann throws 1,2,3,4,6 each time, places it on pair, two pairs and yatzy"
    assert story(spec, same) == ("Ann sits down to play", told)
    assert story(spec, [*same, Throw((1, 2, 3, 4, 6))])[1:] == (told, "Ann throws 1,2,3,4,6")


def lines_of(kata: str, file: Path, scenario: str, recorded: Recorded) -> list[str]:
    """How the one failing row of a scenario is told."""
    spec, transcript = recorded(kata)
    solution = spec.plug(InProcess(file))
    about = [item for item in transcript if item.scenario == scenario]
    (result,) = [item for item in replay(about, solution) if not item.passed]
    return failure_lines(Teller(spec, solution.binding).tell(result))


@pytest.fixture
def wrong(tmp_path: Path, solutions: Path) -> Callable[[str, str], Path]:
    """Make a mistake in the right game."""

    def wrong(old: str, new: str) -> Path:
        text = (solutions / "games" / "right.py").read_text("utf-8")
        assert old in text
        file = tmp_path / "spill.py"
        file.write_text(text.replace(old, new), "utf-8")
        return file

    return wrong


def test_what_should_be_refused_and_is_not_is_told(
    wrong: Callable[[str, str], Path], recorded: Recorded
) -> None:
    """The story up to the move, that it should be refused, and that it wasn't."""
    file = wrong("self.thrown == 3", "self.thrown == 4")
    assert lines_of(NORWEGIAN, file, "Et fjerde kast", recorded) == [
        "yatzy/norwegian/runden.feature:64  Runden: Et fjerde kast",
        "    Kari setter seg for å spille",
        "    Kari kaster 1,2,3,4,6, kaster 1,2,3,4,6, kaster 1,2,3,4,6, får ikke kaste 1,2,3,4,5",
        (
            "  ventet en avvisning        "
            "kaster 1,2,3,4,5: Tre kast i hver runde, og det er brukt    kursteksten, utledet"
        ),
        (
            "  fikk   det gikk igjennom   "
            "et svar; en avvisning er et unntak                          spill.py:50 in throw"
        ),
    ]


def test_what_has_changed_by_a_refusal_is_told(
    wrong: Callable[[str, str], Path], recorded: Recorded
) -> None:
    """What was looked at, how it was before, and how it is now."""
    file = wrong("if self.thrown == 3:\n", "if self.thrown == 3:\n            self.roll = dice\n")
    told = lines_of(NORWEGIAN, file, "Et fjerde kast", recorded)
    assert [" ".join(line.split()) for line in told[-2:]] == [
        (
            "ventet 1,2,3,4,6 på bordet, som før: et nei endrer ingenting: "
            "Tre kast i hver runde, og det er brukt kursteksten, utledet"
        ),
        "fikk 1,2,3,4,5",
    ]


def test_of_a_card_the_rows_that_differ_are_told(
    wrong: Callable[[str, str], Path], recorded: Recorded
) -> None:
    """A card of fifteen rows would hide them."""
    file = wrong("return dict(self.cards[player])", "return {**self.cards[player], 'Par': 10}")
    told = lines_of(NORWEGIAN, file, "Tre runder", recorded)
    assert [" ".join(line.split()) for line in told[-2:]] == [
        (
            "ventet Par 12 brettet til Kari: 15 og 12 og 20, og det er 47 til sammen "
            "kursteksten, utledet"
        ),
        "fikk Par 10 spill.py:104 in points",
    ]


def test_side_by_side_is_told_as_an_example_of_its_own(
    wrong: Callable[[str, str], Path], recorded: Recorded
) -> None:
    """Which game it was, the story as short as it goes, what was expected and what came."""
    spec, _ = recorded(NORWEGIAN)
    solution = spec.plug(InProcess(wrong("if category in card", "if False")))
    played = play_side_by_side(spec, solution, ("Kari", "Ola"), seed=1, clock=lambda: 0)
    teller = Teller(spec, solution.binding)
    told = SideTeller(teller).tell(
        played.result,
        "side om side",
        number=played.number,
        games=played.games,
        moves=played.moves,
        seed=1,
        seconds=0,
    )
    head, who, first, second, expected, got = failure_lines(told)
    assert head == f"side om side  omgang {played.number} med frø 1, så kort den blir"
    assert who == "    Kari setter seg for å spille"
    assert first.startswith("    Kari kaster ")
    assert ", får ikke føre det på " in second
    assert expected.split()[:3] == ["ventet", "en", "avvisning"]
    assert got.split()[:4] == ["fikk", "det", "gikk", "igjennom"]
    assert told.played == (
        f"side om side: omgang {played.number} gikk annerledes; en gang til med --play-seed 1"
    )


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0, "side om side: 30 omganger med 2900 trekk, frø 3: ditt spill og vårt gikk likt"),
        (
            11,
            "side om side: 30 omganger med 2900 trekk på 11 s, frø 3: ditt spill og vårt gikk likt",
        ),
    ],
)
def test_games_that_went_alike_are_counted(seconds: int, told: str, recorded: Recorded) -> None:
    """Or nobody would know that anything was played; and where time ran out, that it did."""
    spec, _ = recorded(NORWEGIAN)
    teller = Teller(spec, Binding({}, {}))
    counts = {"number": 0, "games": 30, "moves": 2900, "seed": 3, "seconds": seconds}
    passed = SideTeller(teller).tell(None, "side om side", **counts)
    assert passed.passed
    assert passed.played == told
