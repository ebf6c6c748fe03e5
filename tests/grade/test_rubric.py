"""Points: shared out exactly, evenly or by weights, and nothing lost to rounding."""

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from katas.catalog import open_shelf
from katas.errors import UsageError
from katas.grade.graded import Graded, Item, Part, Status
from katas.grade.rubric import Rubric, divided, read_rubric
from katas.spec import Specification, Told, open_specification


def item(part: Part, name: str, *, passed: bool = True, stage: str = "sums") -> Item:
    """An item with as few words as it can have."""
    word = "passed" if passed else "wrong"
    return Item(part, stage, name, Told("", name, name, word, word))


def graded(items: Iterable[Item]) -> Graded:
    """A submission of which just these were asked."""
    return Graded(Status.NOT_PASSED, items=tuple(items))


THREE = [item(Part.EXAMPLES, name, passed=name != "two") for name in ("one", "two", "three")]


@given(st.integers(0, 10**6), st.lists(st.fractions(0, 100), min_size=1, max_size=40))
def test_nothing_is_lost_and_nothing_won(whole: int, weights: list[Fraction]) -> None:
    """Whatever the weights: the parts are whole, and together what was to be shared out."""
    parts = divided(whole, weights)
    assert sum(parts) == (whole if any(weights) else 0)
    together = sum(weights)
    for part, weight in zip(parts, weights, strict=True):
        assert not together or abs(part - whole * weight / together) < 1


def test_thirds_come_out_exactly() -> None:
    """A hundred points for three examples are 33.34 and twice 33.33."""
    (section,) = Rubric().sections(graded(THREE))
    assert [each.points.most for each in section.items] == [3334, 3333, 3333]
    assert (section.points.earned, section.points.most) == (6667, 10000)


def test_every_roll_is_a_part_of_its_own() -> None:
    """A fifth of the points is for every roll there is, however many examples there are."""
    items = [*THREE, item(Part.PROOF, "pair"), item(Part.PROOF, "chance", passed=False)]
    sections = Rubric().sections(graded(items))
    assert {section.name: str(section.points) for section in sections} == {
        "examples": "53.33 of 80",
        "proof": "10 of 20",
    }


def test_stages_can_weigh_more() -> None:
    """What a rubric says of a stage is shared out among its examples; others weigh 1."""
    items = [*THREE, item(Part.EXAMPLES, "four", stage="alike")]
    rubric = Rubric(stages={"alike": Fraction(3)})
    sections = rubric.sections(graded(items))
    assert [(section.name, section.points.most) for section in sections] == [
        ("sums", 2500),
        ("alike", 7500),
    ]


@pytest.fixture
def spec() -> Specification:
    """A kata whose stages and categories a rubric can name."""
    shelf = open_shelf()
    return open_specification(shelf, shelf.find("yatzy-exactly"))


def test_a_rubric_is_a_small_file(spec: Specification, tmp_path: Path) -> None:
    """Points, what every roll is worth of them, and the weights of categories."""
    file = tmp_path / "rubric.toml"
    file.write_text('points = 12.5\nproof = 2.5\ncategories = { "full house" = 2 }\n', "utf-8")
    rubric = read_rubric(file, spec)
    assert (rubric.most, rubric.proof) == (1250, 250)
    assert rubric.categories == {"full house": Fraction(2)}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("poinst = 10", "there is no key 'poinst'"),
        ("points = 'ten'", "'points' should be a number"),
        ("points = 1.005", "two digits behind the dot"),
        ("points = -1", "two digits behind the dot"),
        ("points = 10\nproof = 11", "worth more than all the points"),
        ("stages = { alke = 1 }", "there is no 'alke'"),
        ("categories = { pair = -1 }", "the weight of 'pair'"),
        ("stages = { alike = 1 }\ncategories = { pair = 1 }", "weighs stages and categories"),
        ("points =", "is no valid TOML"),
    ],
)
def test_what_a_rubric_can_not_say(
    spec: Specification, tmp_path: Path, text: str, says: str
) -> None:
    """A mistake in it is told before anything is graded."""
    file = tmp_path / "rubric.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(UsageError, match=says):
        read_rubric(file, spec)
