"""What a name in a solution stands for."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katas.catalog import Board, Shelf
from katas.plug.binding.naming import Names

SHELF = Shelf([Board.ours()])
VOCABULARY = SHELF.vocabulary("yatzy")
YATZY = Names(VOCABULARY)
GREED = Names(SHELF.vocabulary("greed"))
SPELLINGS = [
    (spelling, category)
    for category, words in VOCABULARY.categories.items()
    for spelling in words.spellings
]
AFFIXES = VOCABULARY.operations["score"].affixes


def snake(words: list[str]) -> str:
    """`two_pairs`."""
    return "_".join(words).lower()


def shouted(words: list[str]) -> str:
    """`TWO_PAIRS`."""
    return "_".join(words).upper()


def pascal(words: list[str]) -> str:
    """`TwoPairs`."""
    return "".join(word.capitalize() for word in words)


def camel(words: list[str]) -> str:
    """`twoPairs`."""
    return words[0].lower() + pascal(words[1:])


Style = Callable[[list[str]], str]
STYLES: list[Style] = [snake, shouted, pascal, camel]


@settings(deadline=None)
@given(st.sampled_from(SPELLINGS), st.sampled_from(STYLES))
def test_a_category_is_recognised_in_every_style(entry: tuple[str, str], style: Style) -> None:
    """Whatever spelling in whatever style: the name leads to its category."""
    spelling, category = entry
    assert YATZY.category(style(spelling.split())) == category


@settings(deadline=None)
@given(st.sampled_from(SPELLINGS), st.sampled_from(AFFIXES), st.sampled_from(STYLES))
def test_a_category_is_recognised_with_score_or_the_like_around_it(
    entry: tuple[str, str], affix: str, style: Style
) -> None:
    """A word before it or after it, as in `score_pair` and `pairScore`, hides no category."""
    spelling, category = entry
    assert YATZY.category(style(f"{affix} {spelling}".split())) == category
    assert YATZY.category(style(f"{spelling} {affix}".split())) == category


@pytest.mark.parametrize(
    ("name", "category"),
    [
        ("pair", "pair"),
        ("onePair", "pair"),
        ("two_of_a_kind", "pair"),
        ("two_pair", "two pairs"),
        ("doublePair", "two pairs"),
        ("twos", "twos"),
        ("sum_of_ones", "ones"),
        ("aces", "ones"),
        ("sixs", "sixes"),
        ("FourEqual", "four of a kind"),
        ("threeofakind", "three of a kind"),
        ("THREE_OF_A_KIND", "three of a kind"),
        ("littleStraight", "small straight"),
        ("fullHouseScorer", "full house"),
        ("house_rule", "full house"),
        ("yahtzee", "yatzy"),
        ("to_par", "two pairs"),
        ("poeng", None),
        ("straights", None),
        ("number_of_pairs_of", None),
        ("main", None),
        ("", None),
    ],
)
def test_names_that_people_have_used(name: str, category: str | None) -> None:
    """Names found in real solutions, and what each of them stands for."""
    assert YATZY.category(name) == category


@pytest.mark.parametrize("name", ["score", "Score", "calculateScore", "score_roll", "poeng"])
def test_the_operation_has_its_own_names(name: str) -> None:
    """One function for all categories is known by its name, and is no category."""
    assert YATZY.operation(name) == "score"
    assert YATZY.category(name) is None


@pytest.mark.parametrize("name", ["pair", "score_pair", "main", "scores", ""])
def test_what_is_no_operation_is_none(name: str) -> None:
    """Neither a category nor a helper is taken for the function that scores them all."""
    assert YATZY.operation(name) is None


def test_each_family_has_names_of_its_own() -> None:
    """`greed` scores a roll of Greed and nothing in Yatzy; Greed has no categories."""
    assert GREED.operation("greed") == "score"
    assert YATZY.operation("greed") is None
    assert GREED.category("pair") is None


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("paire", "pair"),
        ("two_pear", "two pairs"),
        ("lage_straight", "large straight"),
        ("scoer", "score"),
        ("roll_dice", None),
        ("main", None),
    ],
)
def test_a_slip_of_the_keyboard_is_near_to_what_was_meant(name: str, meant: str | None) -> None:
    """A name with a letter wrong is near to one that is known; any other name is near to none."""
    assert YATZY.close_to(name) == meant
