"""A rulebook that contradicts itself is refused when it is loaded, in one plain message."""

import tomllib

import pytest

from katas.errors import SpecError
from katas.greed import load_rulebook as load_greed
from katas.model import Rulebook
from katas.yatzy import load_rulebook as load_yatzy

YATZY = """
language = "en"
dice = [5]

[categories]
pair = { rule = "alike", count = 2, says = "two alike" }
"small straight" = { rule = "straight", runs = [[1, 2, 3, 4, 5]], says = "all five" }

[questions.many-alike]
category = "pair"
readings.at-least = {}
readings.exactly = { exactly = true }
"""

GREED = """
language = "en"
dice = [0, 1, 2, 3]
says = "ones"
nothing = "no ones"
empty = "no dice"
sets = [{ face = 1, count = 1, points = 100 }]
"""


def yatzy(text: str) -> Rulebook:
    """Load a Yatzy rulebook from its text."""
    book: Rulebook = load_yatzy("tried", tomllib.loads(text))
    return book


def greed(text: str) -> Rulebook:
    """Load a Greed rulebook from its text."""
    book: Rulebook = load_greed("tried", tomllib.loads(text))
    return book


def test_the_sound_rulebooks_below_load() -> None:
    """What is broken in the tests below is whole to begin with."""
    assert yatzy(YATZY).explain((1, 1, 2, 3, 4), "pair").score == 2
    assert greed(GREED).explain((1, 1, 2), None).score == 200


@pytest.mark.parametrize(
    ("sound", "broken", "where"),
    [
        ('rule = "alike"', 'rule = "look alike"', "pair"),
        ('rule = "alike", ', "", "pair"),
        ("count = 2", "cuont = 2", "pair"),
        ("count = 2, ", "", "pair"),
        ("runs = [[1, 2, 3, 4, 5]]", "row = [1, 2, 3, 4, 5]", "small straight"),
        ("runs = [[1, 2, 3, 4, 5]], ", "", "small straight"),
        ("runs = [[1, 2, 3, 4, 5]]", "length = 5", "small straight"),
        ("{ exactly = true }", "{ excatly = true }", "many-alike.exactly"),
        ("{ exactly = true }", '{ rule = "exact" }', "many-alike.exactly"),
    ],
)
def test_a_rule_that_is_not_there_or_has_a_wrong_argument_is_refused(
    sound: str, broken: str, where: str
) -> None:
    """The message names the rulebook and the category, or the reading that changes it."""
    with pytest.raises(SpecError) as error:
        yatzy(YATZY.replace(sound, broken))
    assert error.value.problem.startswith("rulebook tried")
    assert where in error.value.problem


@pytest.mark.parametrize(
    ("sound", "broken"),
    [
        ('language = "en"', ""),
        ('language = "en"', 'language = "xx"'),
        ("dice = [5]", ""),
        (', says = "two alike"', ""),
        ('category = "pair"', 'category = "pairs"'),
        ('category = "pair"', ""),
    ],
)
def test_a_yatzy_rulebook_that_lacks_something_is_refused(sound: str, broken: str) -> None:
    """A missing key, or a name that leads nowhere, is found before anything is scored."""
    with pytest.raises(SpecError, match="tried"):
        yatzy(YATZY.replace(sound, broken))


@pytest.mark.parametrize(
    ("sound", "broken"),
    [
        ("points = 100", "pionts = 100"),
        (", points = 100", ""),
        ('language = "en"', ""),
        ("dice = [0, 1, 2, 3]", ""),
        ('nothing = "no ones"', ""),
        ("sets = ", "set = "),
    ],
)
def test_a_greed_rulebook_with_a_slip_is_refused(sound: str, broken: str) -> None:
    """A set that pays nothing known, and a missing key, are found before anything is scored."""
    with pytest.raises(SpecError, match="tried"):
        greed(GREED.replace(sound, broken))
