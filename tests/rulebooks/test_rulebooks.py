"""The rulebooks: where the documents differ, what their readings change, what they refuse."""

from collections.abc import Callable, Sequence

import pytest

from katas.model import FACES, Roll, Rulebook, parse_roll
from tests.rulebooks.scoring import ordered_rolls, shown, sorted_rolls

BOOKS = ("classic", "fixed-scores", "norwegian", "exactly")

SAME_ROLL = [
    ("pair", "3,3,3,4,1", ("6", "6", "6", "0")),
    ("pair", "3,3,3,3,1", ("6", "6", "6", "0")),
    ("two pairs", "1,1,2,2,2", ("6", "6", "6", "0")),
    ("two pairs", "3,3,3,3,1", ("0/12", "0/12", "12", "0")),
    ("two pairs", "5,5,5,5,5", ("0/20", "0/20", "20", "0")),
    ("three of a kind", "3,3,3,3,1", ("9", "9", "9", "0")),
    ("four of a kind", "2,2,2,2,2", ("8", "8", "8", "0")),
    ("small straight", "1,2,3,4,5", ("15", "30", "15", "15")),
    ("small straight", "1,2,3,4,6", ("0", "30", "0", "0")),
    ("small straight", "2,3,4,5,6", ("0", "30", "0", "0")),
    ("small straight", "3,4,5,6,1", ("0", "30", "0", "0")),
    ("large straight", "1,2,3,4,5", ("0", "40", "0", "0")),
    ("large straight", "2,3,4,5,6", ("20", "40", "20", "20")),
    ("full house", "1,1,2,2,2", ("8", "25", "8", "8")),
    ("full house", "4,4,4,4,4", ("0", "0", "0", "0")),
    ("pair", "4,4,4,3,3", ("8", "8", "8", "6")),
]
"""Each roll's score by the four rulebooks, in the order of BOOKS; `0/12` where it is open."""

Among = Callable[[Roll], bool]


def four_alike(roll: Roll) -> bool:
    """Whether some face shows four times or more."""
    return any(roll.count(face) >= 4 for face in roll)


def two_and_two(roll: Roll) -> bool:
    """Whether four dice are two different pairs."""
    return len(roll) == 4 and all(roll.count(face) == 2 for face in roll)


def one_of(*rolls: Roll) -> Among:
    """Whether a sorted roll is one of these."""
    return lambda roll: roll in rolls


READINGS: list[tuple[str, str, str, Among]] = [
    ("four-alike", "no", "two pairs", one_of()),
    ("four-alike", "yes", "two pairs", four_alike),
    ("small-straight-of-four", "as-written", "small straight", one_of()),
    ("small-straight-of-four", "shorter", "small straight", one_of((1, 2, 3, 4))),
    ("large-straight-of-four", "as-written", "large straight", one_of()),
    ("large-straight-of-four", "from-two", "large straight", one_of((2, 3, 4, 5))),
    ("large-straight-of-four", "from-three", "large straight", one_of((3, 4, 5, 6))),
    ("large-straight-of-four", "both", "large straight", one_of((2, 3, 4, 5), (3, 4, 5, 6))),
    ("full-house-of-four", "as-written", "full house", one_of()),
    ("full-house-of-four", "two-pairs", "full house", two_and_two),
]
"""Each reading of the classic rules, and the rolls of its category that it changes."""


def cells(rulebook: Rulebook, categories: Sequence[str | None]) -> list[int]:
    """The score of each of the 7,776 ordered rolls of five dice in each category."""
    return [
        rulebook.explain(roll, category).score
        for roll in ordered_rolls(5)
        for category in categories
    ]


def test_the_classic_rules_differ_from_the_others_in_so_many_cells(
    yatzy: dict[str, Rulebook],
) -> None:
    """Over every ordered roll and all 15 categories, with the open questions read as written."""
    categories = yatzy["classic"].categories
    scores = {name: cells(book, categories) for name, book in yatzy.items()}
    classic = scores.pop("classic")
    assert len(classic) == 7776 * 15
    differ = {
        name: sum(one != two for one, two in zip(classic, other, strict=True))
        for name, other in scores.items()
    }
    assert differ == {"fixed-scores": 1740, "exactly": 1968, "norwegian": 156}


@pytest.mark.parametrize(("category", "roll", "scores"), SAME_ROLL)
def test_the_same_roll_has_different_answers(
    category: str, roll: str, scores: Sequence[str], yatzy: dict[str, Rulebook]
) -> None:
    """The roll that one document pays for is worth nothing, or more, by another."""
    assert tuple(shown(yatzy[book], parse_roll(roll), category) for book in BOOKS) == scores


@pytest.mark.parametrize(
    ("question", "reading", "category", "among"),
    READINGS,
    ids=[f"{question}={reading}" for question, reading, *_ in READINGS],
)
def test_a_reading_changes_only_what_its_question_is_about(
    question: str, reading: str, category: str, among: Among, yatzy: dict[str, Rulebook]
) -> None:
    """An answer to an open question touches its own rolls of its own category, and nothing else."""
    classic = yatzy["classic"]
    rolls = [*sorted_rolls(5), *sorted_rolls(4)]
    changed = [
        (roll, name)
        for roll in rolls
        for name in classic.categories
        if classic.explain(roll, name, {question: reading}).score
        != classic.explain(roll, name).score
    ]
    assert changed == [(roll, category) for roll in rolls if among(roll)]


def test_every_reading_of_the_classic_rules_is_tried(yatzy: dict[str, Rulebook]) -> None:
    """A new question, or a new reading, has to be added to the list above."""
    known = [(name, item) for name, items in yatzy["classic"].readings.items() for item in items]
    assert [(question, reading) for question, reading, _, _ in READINGS] == known


@pytest.mark.parametrize("roll", ["2,2,2,2", "5,5,5,5,2", "6,6,6,6,6"])
def test_four_alike_read_as_two_pairs_score_four_times_the_face(
    roll: str, yatzy: dict[str, Rulebook]
) -> None:
    """By the classic and the fixed rules alike, and by the Norwegian ones without a question."""
    dice = parse_roll(roll)
    yes = {"four-alike": "yes"}
    books = [yatzy[name] for name in BOOKS if len(dice) in yatzy[name].dice and name != "exactly"]
    scores = {book.explain(dice, "two pairs", yes).score for book in books}
    assert scores == {4 * dice[0]}


@pytest.mark.parametrize(
    ("category", "roll", "score"),
    [
        ("chance", "1,1,3,6", 11),
        ("yatzy", "2,2,2,2", 50),
        ("yatzy", "2,2,2,5", 0),
        ("ones", "1,4,1,2", 2),
        ("sixes", "6,1,6,6", 18),
        ("pair", "1,6,2,6", 12),
        ("pair", "3,3,3,1", 6),
        ("two pairs", "3,3,5,5", 16),
        ("three of a kind", "3,3,3,1", 9),
        ("three of a kind", "2,2,2,2", 6),
        ("four of a kind", "2,2,2,2", 8),
        ("small straight", "1,2,3,4", 0),
        ("large straight", "2,3,4,5", 0),
        ("full house", "3,3,5,5", 0),
    ],
)
def test_four_dice_score_by_the_classic_rules(
    category: str, roll: str, score: int, yatzy: dict[str, Rulebook]
) -> None:
    """The rules are as they are for five; what names five dice is read as written."""
    assert yatzy["classic"].explain(parse_roll(roll), category).score == score


@pytest.mark.parametrize(
    ("roll", "score", "because"),
    [
        ("", 0, "no dice"),
        ("1", 100, "100"),
        ("5", 50, "50"),
        ("2,3,4,6", 0, "no set of three, no ones, no fives"),
        ("1,1,1", 1000, "1000"),
        ("6,6,6", 600, "600"),
        ("1,1,1,1,1", 1200, "1000+100+100"),
        ("2,2,2,2", 200, "200"),
        ("5,5,5,5", 550, "500+50"),
        ("2,5,2,2,3", 250, "200+50"),
        ("5,1,3,4,1", 250, "100+100+50"),
    ],
)
def test_greed_scores_sets_of_three_then_ones_and_fives(
    roll: str, score: int, because: str, koan: Rulebook
) -> None:
    """The Koan's rules give the score with its arithmetic."""
    explained = koan.explain(parse_roll(roll), None)
    assert (explained.score, explained.because) == (score, because)


@pytest.mark.parametrize(
    ("book", "category", "roll", "because"),
    [
        ("exactly", "pair", "1,1,6,2,6", "6+6"),
        ("exactly", "pair", "3,3,3,4,1", "three 3s, one 4, one 1"),
        ("exactly", "ones", "3,3,3,4,5", "no 1s"),
        ("classic", "small straight", "5,4,3,2,1", "1+2+3+4+5"),
        ("fixed-scores", "small straight", "6,1,4,3,2", "1-2-3-4"),
        ("fixed-scores", "full house", "1,1,2,2,2", "three 2s, two 1s"),
        ("norwegian", "pair", "1,2,3,4,6", "én 6-er, én 4-er, én 3-er, én 2-er, én 1-er"),
        ("norwegian", "ones", "3,3,3,4,5", "ingen 1-ere"),
        ("norwegian", "yatzy", "4,4,4,4,4", "fem 4-ere"),
    ],
)
def test_a_score_comes_with_its_reason(
    book: str, category: str, roll: str, because: str, yatzy: dict[str, Rulebook]
) -> None:
    """The dice that count are added up; where nothing is, the reason is what lies on the table."""
    assert yatzy[book].explain(parse_roll(roll), category).because == because


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("category", ["bonus", "Pair", "", None])
def test_a_category_that_the_document_does_not_know_has_no_score(
    book: str, category: str | None, yatzy: dict[str, Rulebook]
) -> None:
    """The oracle answers for the document's own categories only."""
    with pytest.raises(ValueError, match="category"):
        yatzy[book].explain((1, 2, 3, 4, 5), category)


def test_greed_knows_no_category(koan: Rulebook) -> None:
    """A roll placed somewhere has no score by rules without categories."""
    with pytest.raises(ValueError, match="categor"):
        koan.explain((1, 2, 3, 4, 5), "pair")


@pytest.mark.parametrize("dice", range(8))
@pytest.mark.parametrize("book", [*BOOKS, "koan"])
def test_a_number_of_dice_that_the_document_does_not_know_has_no_score(
    book: str, dice: int, yatzy: dict[str, Rulebook], koan: Rulebook
) -> None:
    """Five dice for all of Yatzy, four for the classic rules as well, nought to five for Greed."""
    known = {"classic": {4, 5}, "koan": {0, 1, 2, 3, 4, 5}}.get(book, {5})
    rulebook = {**yatzy, "koan": koan}[book]
    roll = (*FACES, *FACES)[:dice]
    if dice in known:
        assert rulebook.explain(roll, rulebook.categories[0]).score >= 0
    else:
        with pytest.raises(ValueError, match="dice"):
            rulebook.explain(roll, rulebook.categories[0])
