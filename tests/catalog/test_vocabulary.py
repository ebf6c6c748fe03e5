"""How solutions are spelt: case, underscores and spaces don't matter."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katas.catalog import Board, Shelf, Vocabulary, fold
from katas.catalog.table import Table
from katas.catalog.vocabulary import read_vocabulary
from katas.errors import SpecError
from katas.spec import load_rulebooks

SHELF = Shelf([Board.ours()])
YATZY = SHELF.vocabulary("yatzy")
SPELLINGS = [
    (spelling, category)
    for category, words in YATZY.categories.items()
    for spelling in words.spellings
]
RULEBOOKS = load_rulebooks(SHELF, "yatzy")
LETTERS = "abcdefghijklmnopqrstuvwxyzæøåéü0123456789"


@st.composite
def respelt(draw: st.DrawFn, text: str) -> str:
    """Write a text in some other way: letters large or small, gaps of any kind between them."""
    gaps = st.sampled_from(["", "", "_", " ", "__", "-", "\t"])
    cases = st.sampled_from([str.upper, str.lower])
    letters = text.replace(" ", "")
    return "".join(draw(gaps) + draw(cases)(letter) for letter in letters) + draw(gaps)


@pytest.mark.parametrize(
    "spelling",
    ["smallStraight", "small_straight", "SMALL_STRAIGHT", "Small Straight", "small-straight"],
)
def test_every_style_folds_to_one(spelling: str) -> None:
    """The styles of Python, Java and prose are the same name."""
    assert fold(spelling) == "smallstraight"


def test_other_letters_stay_apart() -> None:
    """Folding forgets style and no letter: the Norwegian ones are kept."""
    assert fold("Øvre_Åtte") == "øvreåtte"
    assert fold("par") != fold("pår")


@settings(deadline=None)
@given(st.data(), st.text(LETTERS + " ", min_size=1))
def test_case_and_gaps_never_matter(data: st.DataObject, text: str) -> None:
    """Whatever the letters, writing them in another style folds to the same."""
    assert fold(data.draw(respelt(text))) == fold(text)


@settings(deadline=None)
@given(st.text(LETTERS), st.text(LETTERS))
def test_different_letters_never_fold_to_one(one: str, other: str) -> None:
    """Two names that are more than styles of each other stay two."""
    assert (fold(one) == fold(other)) == (one == other)


@settings(deadline=None)
@given(st.data(), st.sampled_from(SPELLINGS))
def test_a_category_is_known_in_every_style(data: st.DataObject, entry: tuple[str, str]) -> None:
    """Each spelling of a category leads to it, in whatever style it is written."""
    spelling, category = entry
    assert YATZY.category(data.draw(respelt(spelling))) == category


@pytest.mark.parametrize(
    ("norwegian", "category"),
    [
        ("enere", "ones"),
        ("toere", "twos"),
        ("treere", "threes"),
        ("firere", "fours"),
        ("femmere", "fives"),
        ("seksere", "sixes"),
        ("Par", "pair"),
        ("To par", "two pairs"),
        ("tre_like", "three of a kind"),
        ("fireLike", "four of a kind"),
        ("LITEN_STRAIGHT", "small straight"),
        ("stor straight", "large straight"),
        ("Hus", "full house"),
        ("sjanse", "chance"),
        ("yatzy", "yatzy"),
    ],
)
def test_the_norwegian_card_is_known_too(norwegian: str, category: str) -> None:
    """All fifteen rows of the Norwegian card lead to their category."""
    assert YATZY.category(norwegian) == category


@pytest.mark.parametrize("spelling", ["", "straights", "bonus", "pair of twos", "score pair"])
def test_what_is_no_category_is_none(spelling: str) -> None:
    """A name that only has a category in it is none."""
    assert YATZY.category(spelling) is None


def test_no_spelling_means_two_things() -> None:
    """Among all the spellings of a family no two fold to one."""
    folded = [fold(spelling) for spelling, _ in SPELLINGS]
    assert len(set(folded)) == len(folded)


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_category_has_a_roll_to_be_tried_on(name: str) -> None:
    """The probe of a category scores there by every rulebook, so that a nought means something."""
    rulebook = RULEBOOKS[name]
    for category in rulebook.categories:
        assert category is not None
        assert rulebook.explain(YATZY.categories[category].probe, category).score > 0


def read(tmp_path: Path, text: str) -> Vocabulary:
    """Read a family.toml."""
    path = tmp_path / "family.toml"
    path.write_text(text, "utf-8")
    return read_vocabulary(Table.read(path))


def test_a_family_may_have_no_categories(tmp_path: Path) -> None:
    """Greed has one operation and nothing else."""
    vocabulary = read(tmp_path, '[operations.score]\nnames = ["score"]\nprobe = "1,5"\n')
    assert vocabulary.categories == {}
    assert vocabulary.operations["score"].probe == (1, 5)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[operations.score]\nprobe = '1'\n", "operations.score: 'names' is missing"),
        ("[categories]\npair = { probe = '1' }\n", "categories.pair: 'spellings' is missing"),
        ("[categories]\npair = { spellings = ['pair'] }\n", "categories.pair: 'probe' is missing"),
        ("[categories.pair]\nspellings = 'pair'\n", "'spellings' should be a list"),
        ("[categories]\npair = ['pair', 'par']\n", "pair"),
        ("[categories.pair]\nspellings = ['pair']\nprobe = 'six six'\n", "'six six'"),
    ],
    ids=["no names", "no spellings", "no probe", "one spelling", "no table", "no roll"],
)
def test_a_family_that_lacks_something_is_told_with_the_file(
    tmp_path: Path, text: str, said: str
) -> None:
    """One message names the file, the entry and what is missing or wrong there."""
    with pytest.raises(SpecError) as caught:
        read(tmp_path, text)
    message = str(caught.value)
    assert message.startswith(str(tmp_path / "family.toml"))
    assert said in message
