"""What holds of every rulebook, every category, every roll: tried on what nobody thought of."""

import re
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from katas.catalog import open_shelf
from katas.model import FACES, Explanation, Readings, Roll, Rulebook
from katas.spec import load_rulebooks
from tests.rulebooks.scoring import sorted_rolls

SHELF = open_shelf()

RULEBOOKS = [*load_rulebooks(SHELF, "yatzy").values(), *load_rulebooks(SHELF, "greed").values()]

SUM = re.compile(r"\d+(\+\d+)*")

WORD = re.compile(r"[^\W\d_]+")

tried = settings(deadline=None, database=None)
"""Nothing is timed, and no run depends on an earlier one."""


@dataclass(frozen=True)
class Placed:
    """A roll on a category, by one rulebook and one answer to each of its questions."""

    rulebook: Rulebook
    category: str | None
    roll: Roll
    readings: Readings

    def explained(self, roll: Roll | None = None) -> Explanation:
        """What the rulebook gives, for this roll or for another."""
        return self.rulebook.explain(roll or self.roll, self.category, self.readings)


@st.composite
def placed(draw: st.DrawFn) -> Placed:
    """Any roll that a rulebook scores, anywhere."""
    rulebook = draw(st.sampled_from(RULEBOOKS))
    dice = draw(st.sampled_from(rulebook.dice))
    return Placed(
        rulebook,
        draw(st.sampled_from(rulebook.categories)),
        tuple(draw(st.lists(st.sampled_from(FACES), min_size=dice, max_size=dice))),
        {name: draw(st.sampled_from(names)) for name, names in rulebook.readings.items()},
    )


@tried
@given(placed(), st.data())
def test_the_order_in_which_the_dice_fell_never_matters(here: Placed, data: st.DataObject) -> None:
    """A roll scores what each of its permutations scores."""
    other = tuple(data.draw(st.permutations(here.roll)))
    assert here.explained(other).score == here.explained().score


@tried
@given(placed())
def test_a_score_is_never_negative(here: Placed) -> None:
    """The least that a roll can bring is nought."""
    assert here.explained().score >= 0


@tried
@given(placed())
def test_a_reason_that_is_a_sum_adds_up_to_the_score(here: Placed) -> None:
    """What is added up in the reason comes to the score, under any reading."""
    explained = here.explained()
    if SUM.fullmatch(explained.because):
        assert sum(map(int, explained.because.split("+"))) == explained.score


@tried
@given(placed())
def test_a_score_without_a_sum_is_nought_or_a_fixed_one(here: Placed) -> None:
    """Where the reason adds nothing up, the document pays a score of its own or none."""
    explained = here.explained()
    if not SUM.fullmatch(explained.because):
        fixed = {"yatzy": {50}}
        if here.rulebook.name == "fixed-scores":
            fixed |= {"small straight": {30}, "large straight": {40}, "full house": {25}}
        assert explained.score in {0, *fixed.get(here.category or "", set())}


@tried
@given(placed())
def test_every_score_has_its_reason_and_its_rule(here: Placed) -> None:
    """Nothing is scored without a word."""
    explained = here.explained()
    assert explained.because
    assert explained.rule


def words(rulebook: Rulebook) -> set[str]:
    """Every word that a rulebook uses, whatever is asked of it."""
    return {
        word
        for dice in rulebook.dice
        for roll in sorted_rolls(dice)
        for category in rulebook.categories
        for text in (
            rulebook.explain(roll, category).because,
            rulebook.explain(roll, category).rule,
        )
        for word in WORD.findall(text.casefold())
    }


def test_norwegian_sentences_are_norwegian() -> None:
    """The Norwegian rulebook says so, and has not one word in common with the English ones."""
    (norwegian,) = [book for book in RULEBOOKS if book.language == "no"]
    english = [words(book) for book in RULEBOOKS if book.language == "en"]
    assert norwegian.name == "norwegian"
    assert len(english) == len(RULEBOOKS) - 1
    assert words(norwegian) & set().union(*english) == set()
