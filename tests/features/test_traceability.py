"""From the documents to the features and back: nothing printed is lost, nothing quoted made up.

`tests/traceability/transcription.toml` has every worked example of the five documents, read
line by line and from nothing else.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from katas.catalog import Shelf
from katas.model import (
    FACES,
    Course,
    ExactScore,
    Example,
    Gives,
    Refusal,
    Roll,
    Source,
    parse_roll,
    show_roll,
)
from katas.spec import Recorder, Specification, open_specification

TRANSCRIPTION = Path(__file__).parent.parent / "traceability" / "transcription.toml"

DOCUMENTS: dict[str, dict[str, Any]] = {
    document["kata"]: document
    for document in tomllib.loads(TRANSCRIPTION.read_text("utf-8"))["document"]
}

SOURCES = {
    "greed": {Source.QUOTED, Source.DERIVED, Source.ERRATUM},
    "yatzy-exactly": {Source.QUOTED, Source.DERIVED},
    "yatzy-fixed-scores": {Source.QUOTED, Source.DERIVED, Source.OPEN, Source.OURS},
    "yatzy-four-dice": {Source.QUOTED, Source.DERIVED, Source.OPEN, Source.OURS},
    "yatzy-norwegian": {Source.DERIVED, Source.OURS},
}
"""Where the examples of each kata come from. The Norwegian text prints no roll with its score."""

CARRIED = {
    "greed": {},
    "yatzy-exactly": {},
    "yatzy-fixed-scores": {
        "up to three throws": "throwing: A throw too many",
        "printed go: first throw": "throwing: The first throw of the printed go",
        "printed go: first hold": "throwing: The second throw of the printed go",
        "printed go: second throw": "throwing: The second throw of the printed go",
        "printed go: second hold": "throwing: The third throw of the printed go, placed on fives",
        "printed go: third throw": "throwing: The third throw of the printed go, placed on fives",
        "printed go: placed on fives": (
            "throwing: The third throw of the printed go, placed on fives"
        ),
        "the player picks the category": "card: A poor choice is a choice",
        "a roll that does not fit": "card: Nothing fits",
        "running total": "card: Three goes, added up",
        "a category is used once": "card: The same line twice",
        "length of a game": "goes: It isn't over before everybody is done",
        "last go": "goes: One line is left",
        "each player has five dice": "throwing: All of them again",
        "no chance in the solution": "throwing: The first throw of the printed go",
    },
    "yatzy-four-dice": {
        "up to three throws": "throwing: A fourth throw",
        "printed go: first throw": "throwing: The printed go, first throw",
        "printed go: first hold": "throwing: The printed go, second throw",
        "printed go: second throw": "throwing: The printed go, second throw",
        "printed go: second hold": "throwing: The printed go, third throw and its place",
        "printed go: third throw": "throwing: The printed go, third throw and its place",
        "printed go: placed on fives": "throwing: The printed go, third throw and its place",
        "the player picks the category": "card: The card doesn't look for the best place",
        "a roll that does not fit": "card: A yatzy given up",
        "running total": "card: Three goes",
        "a category is used once": "card: Fives a second time",
        "length of a game": "goes: Fifteen goes",
        "last go": "goes: The one that is left",
        "each player has five dice": "throwing: Nothing is held",
        "no chance in the solution": "throwing: The printed go, first throw",
        "a game with four dice, or with five": "a_game_with_four: A whole game with four dice",
        "no game with any other number of dice": "no_game: Three dice are too few to sit down with",
    },
    "yatzy-norwegian": {
        "(Bonus)": "delsum_og_bonus: Så mange av hvert slag",
        "Sum": "hele_omgangen: Kari spiller alene",
        "five dice": "runden: Første kast",
        "three throws": "runden: Et fjerde kast",
        "fifteen rounds": "vinneren: Femten runder for en deltaker alene",
        "holding": "runden: To femmere holdes igjen",
        "holding all": "runden: Hun holder igjen alle og avslutter runden",
        "the player picks the category": "brettet: Programmet velger ikke det beste",
        "a roll that does not fit": "brettet: Yatzy strykes",
        "two parts": "delsum_og_bonus: Bare øvre del teller med",
        "upper sum": "delsum_og_bonus: Bare øvre del teller med",
        "bonus": "delsum_og_bonus: Så mange av hvert slag",
        "total": "hele_omgangen: Høyere går det ikke",
        "winner": "vinneren: Den med størst sjanse",
    },
}
"""What the documents say about playing, each with a scenario that carries it: feature: name."""


@dataclass(frozen=True)
class Printed:
    """A worked example: a roll, where it is placed and its score; a misprint, if it has one."""

    roll: Roll
    category: str | None
    score: int
    misprint: int | None

    def __str__(self) -> str:
        placed = f" on {self.category}" if self.category else ""
        return f"{show_roll(self.roll)}{placed}: {self.score}"


def printed(kata: str) -> Iterator[Printed]:
    """The worked examples of a document; an `n` in a roll stands for each face."""
    for entry in DOCUMENTS[kata].get("scored", []):
        rolls = [entry["roll"].replace("n", str(face)) for face in FACES]
        for roll in dict.fromkeys(rolls):
            yield Printed(
                parse_roll(roll), entry.get("category"), entry["score"], entry.get("misprint")
            )


def quoted(examples: list[Example]) -> Iterator[tuple[Printed, str]]:
    """The rows that claim to be quoted, and where each stands; not those of the printed go."""
    for example in examples:
        if example.source in {Source.QUOTED, Source.ERRATUM} and not example.is_game:
            assert isinstance(example.expectation, ExactScore), f"{example.place} prints no score"
            last, wanted = example.scores[-1], example.expectation
            shown = Printed(last.roll, last.category, wanted.points, wanted.misprint)
            yield shown, example.place


@pytest.fixture(params=sorted(DOCUMENTS))
def kata(request: pytest.FixtureRequest) -> str:
    """The id of each kata that a document became."""
    name: str = request.param
    return name


@pytest.fixture
def spec(kata: str, shelf: Shelf) -> Specification:
    """The kata opened."""
    return open_specification(shelf, shelf.find(kata))


@pytest.fixture
def examples(spec: Specification) -> list[Example]:
    """All its examples."""
    return Recorder(spec).transcript()


def test_every_kata_has_its_document(shelf: Shelf) -> None:
    """The transcription has one document for each kata on the shelf, and no other."""
    assert set(DOCUMENTS) == set(shelf.katas)


def test_a_document_has_one_title(kata: str, spec: Specification) -> None:
    """The kata.toml and the transcription name the document alike."""
    assert DOCUMENTS[kata]["title"] == spec.kata.document_title


def test_every_printed_example_is_one_quoted_row(kata: str, examples: list[Example]) -> None:
    """No worked example is left out or altered, and none stands in the features twice."""
    rows = [shown for shown, _ in quoted(examples)]
    assert [str(example) for example in printed(kata) if rows.count(example) != 1] == []


def test_every_quoted_row_is_printed(kata: str, examples: list[Example]) -> None:
    """A row that says it is quoted is a worked example of its own document."""
    known = set(printed(kata))
    assert [f"{place}: {row}" for row, place in quoted(examples) if row not in known] == []


def test_the_only_misprint_is_the_erratum(kata: str, examples: list[Example]) -> None:
    """A row is an erratum exactly where the document prints a wrong score, and it knows that."""
    errata = [example.expectation for example in examples if example.source is Source.ERRATUM]
    misprints = [ExactScore(item.score, item.misprint) for item in printed(kata) if item.misprint]
    assert errata == misprints


def test_the_koan_has_the_misprint() -> None:
    """The Koan's 50 for 2,5,2,2,3 is the one misprint of all five documents."""
    misprints = {kata: [item for item in printed(kata) if item.misprint] for kata in DOCUMENTS}
    koans = misprints.pop("greed")
    assert koans == [Printed((2, 5, 2, 2, 3), None, score=250, misprint=50)]
    assert not any(misprints.values())


def test_every_number_of_dice_to_be_refused_is_asked(kata: str, examples: list[Example]) -> None:
    """The refusals ask each number of dice that the document refuses, and no other."""
    named = [count for item in DOCUMENTS[kata].get("refused", []) for count in item["dice_counts"]]
    asked = {
        len(example.scores[-1].roll)
        for example in examples
        if isinstance(example.expectation, Refusal)
    }
    assert asked == set(named)


def test_the_four_dice_story_refuses_six_numbers_of_dice() -> None:
    """Fewer than four and more than five are refused: nought to three, six and seven are asked."""
    (few, many) = DOCUMENTS["yatzy-four-dice"]["refused"]
    assert few["dice_counts"] + many["dice_counts"] == [0, 1, 2, 3, 6, 7]


def test_every_row_of_the_norwegian_sheet_has_examples(shelf: Shelf) -> None:
    """Each row that a roll is placed on is a category under the sheet's name, with examples."""
    spec = open_specification(shelf, shelf.find("yatzy-norwegian"))
    asked = {item.category for item in Recorder(spec).transcript() if not item.is_game}
    rows = [row for row in DOCUMENTS["yatzy-norwegian"]["row"] if "category" in row]
    assert [row["name"] for row in rows] == list(spec.category_names)
    assert {row["category"] for row in rows} == asked


def test_everything_about_playing_is_carried_by_a_game(kata: str, examples: list[Example]) -> None:
    """Nothing that a document says about playing waits: a scenario of the game has each."""
    document = DOCUMENTS[kata]
    said = [item["name"] for item in document.get("playing", [])]
    said += [row["name"] for row in document.get("row", []) if row.get("played")]
    assert sorted(said) == sorted(CARRIED[kata])
    scenarios = {
        f"{Path(example.feature).stem}: {example.scenario}"
        for example in examples
        if example.is_game
    }
    assert set(CARRIED[kata].values()) <= scenarios


def test_the_printed_go_is_quoted_throw_by_throw(kata: str, examples: list[Example]) -> None:
    """3,4,5,5,2, then 5,1,5,5,3, then 5,6,5,5,2 on fives for 15: where it is printed, and only."""
    quoted_games = [item for item in examples if item.is_game and item.source is Source.QUOTED]
    gives = [
        expected.value
        for example in quoted_games
        if isinstance(example.expectation, Course)
        for expected in example.expectation.expected
        if isinstance(expected, Gives)
    ]
    printed_go = [(3, 4, 5, 5, 2), (5, 1, 5, 5, 3), (5, 6, 5, 5, 2), 15]
    assert gives == (printed_go if "printed go: first throw" in CARRIED[kata] else [])


def test_every_example_says_where_it_comes_from(kata: str, examples: list[Example]) -> None:
    """Quoted, derived, open or erratum: each kata has the sources that its document can have."""
    assert {example.source for example in examples} == SOURCES[kata]
