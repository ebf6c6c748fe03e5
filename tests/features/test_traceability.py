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
    ExactScore,
    Example,
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
    "yatzy-fixed-scores": {Source.QUOTED, Source.DERIVED, Source.OPEN},
    "yatzy-four-dice": {Source.QUOTED, Source.DERIVED, Source.OPEN},
    "yatzy-norwegian": {Source.DERIVED},
}
"""Where the examples of each kata come from. The Norwegian text prints no roll with its score."""

A_GO = {
    "up to three throws": "the game's: it counts the throws",
    "printed go: first throw": "the game's: the go as printed is one of its examples",
    "printed go: first hold": "the game's: the go as printed is one of its examples",
    "printed go: second throw": "the game's: the go as printed is one of its examples",
    "printed go: second hold": "the game's: the go as printed is one of its examples",
    "printed go: third throw": "the game's: the go as printed is one of its examples",
    "printed go: placed on fives": "the game's: its score has an example, its end has none",
    "the player picks the category": "the game's: it asks the player",
    "a roll that does not fit": "the game's: the 0 has its examples, the go that is spent has none",
    "running total": "the game's: it keeps the card",
    "a category is used once": "the game's: it keeps the card",
    "length of a game": "the game's: it counts the goes",
    "last go": "the game's: it knows what is left",
    "each player has five dice": "the game's: it hands out the dice",
    "no chance in the solution": "the game's: it is told what fell, as the scores are",
}

PENDING = {
    "greed": {},
    "yatzy-exactly": {},
    "yatzy-fixed-scores": A_GO,
    "yatzy-four-dice": {
        **A_GO,
        "a game with four dice, or with five": "the game's: the scores have their examples",
        "no game with any other number of dice": "the game's: a refused score has its examples",
    },
    "yatzy-norwegian": {
        "(Bonus)": "the game's: a row of the sheet that no roll is placed on",
        "Sum": "the game's: a row of the sheet that no roll is placed on",
        "five dice": "the game's: it hands out the dice",
        "three throws": "the game's: it counts the throws",
        "fifteen rounds": "the game's: it counts the rounds",
        "holding": "the game's: it is told what is held",
        "holding all": "the game's: it knows when a round's throwing ends",
        "the player picks the category": "the game's: it asks the player",
        "a roll that does not fit": "the game's: the 0 has its examples, striking out has none",
        "two parts": "the game's: it keeps the sheet",
        "upper sum": "the game's: it keeps the sheet",
        "bonus": "the game's: it keeps the sheet",
        "total": "the game's: it keeps the sheet",
        "winner": "the game's: it knows all the sheets",
    },
}
"""What the documents say and no example asks yet, each with the reason why it waits."""


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
    """The rows that claim to be quoted, and where each stands."""
    for example in examples:
        if example.source in {Source.QUOTED, Source.ERRATUM}:
            assert isinstance(example.expectation, ExactScore), f"{example.place} prints no score"
            last, wanted = example.operations[-1], example.expectation
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
        len(example.operations[-1].roll)
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
    asked = {example.category for example in Recorder(spec).transcript()}
    rows = [row for row in DOCUMENTS["yatzy-norwegian"]["row"] if "category" in row]
    assert [row["name"] for row in rows] == list(spec.category_names)
    assert {row["category"] for row in rows} == asked


def test_everything_pending_is_named_with_its_reason(kata: str) -> None:
    """What a document says and no example asks is on the list above, so a change is noticed."""
    document = DOCUMENTS[kata]
    waiting = [item["name"] for item in document.get("pending", [])]
    waiting += [row["name"] for row in document.get("row", []) if "pending" in row]
    assert sorted(waiting) == sorted(PENDING[kata])


def test_every_example_says_where_it_comes_from(kata: str, examples: list[Example]) -> None:
    """Quoted, derived, open or erratum: each kata has the sources that its document can have."""
    assert {example.source for example in examples} == SOURCES[kata]
