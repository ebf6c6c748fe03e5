"""What is found out about wrong answers: whose rules, which known mistake, which habit."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from katas.proof import CategoryProof, NearMiss, Proof, Purity, Vectors, near_misses
from katas.proof.diagnosing.causes import Known
from katas.proof.diagnosing.diagnosis import Diagnosing
from katas.proof.domain import domain_of
from katas.proof.proof import Clash
from katas.proof.vectors import Packed
from katas.spec import Specification
from tests.proof.conftest import FoundOut, Proved

Open = Callable[[str], Specification]
Families = Callable[[str], Vectors]

SHELF = ("yatzy", "greed")


def all_near_misses() -> list[NearMiss]:
    """Those that are about scores, and get some wrong."""
    from katas.catalog import open_shelf  # noqa: PLC0415  # while tests are collected

    found = [near for family in SHELF for near in near_misses(open_shelf(), family)]
    return [near for near in found if near.categories and not near.impurity]


def as_proved(
    near: NearMiss, category: str | None, opened: Specification, vectors: Vectors
) -> CategoryProof:
    """The proof that a near miss comes to in a category, from what is known of it."""
    dice = tuple(sorted(opened.rulebook.dice, reverse=True))
    domain = domain_of(dice)
    expected = vectors.rules(opened.rulebook, category, domain)
    cells: list[int] = []
    for many in dice:
        cells += vectors.near_miss(near, category, many) or []
    in_order = domain.spread([cells[at] for at in domain.sorted_at])
    some = Clash((), None, (), None)  # type: ignore[arg-type]  # that order matters is all it says
    return CategoryProof(
        category,
        asked=len(cells),
        wrong=sum(a != b for a, b in zip(cells, expected, strict=True)),
        cells=cells,
        expected=expected,
        odd={},
        dice=dice,
        purity=Purity(order=None if in_order == cells else some),
    )


@pytest.mark.parametrize("near", all_near_misses(), ids=lambda near: near.file.stem)
def test_each_near_miss_is_named(near: NearMiss, spec: Open, vectors: Families) -> None:
    """Whatever it is that is wrong in a category, what is told first is this mistake."""
    opened = spec(near.kata)
    known = vectors(opened.kata.family)
    proofs = {name: as_proved(near, name, opened, known) for name in near.categories}
    for proof in proofs.values():
        (behind,) = Diagnosing(opened, known).category(proof, proofs).behind
        assert isinstance(behind.cause, Known)
        assert behind.cause.near == (near,)
        assert behind.rolls == proof.wrong


RULEBOOKS = [
    ("classic", "yatzy-exactly", "yatzy/legacy/python/classic/sprawl.py"),
    ("fixed-scores", "yatzy-exactly", "yatzy/reference/python/fixed_scores.py"),
    ("exactly", "yatzy-fixed-scores", "yatzy/reference/python/exactly.py"),
    ("norwegian", "yatzy-exactly", "yatzy/reference/python/norwegian.py"),
    ("koan", "greed", "greed/reference/python/greed.py"),
]


@pytest.mark.parametrize(("rules", "kata", "file"), RULEBOOKS)
def test_each_rulebook_is_recognised(
    rules: str, kata: str, file: str, references: Path, follows: Callable[[str, Path], set[str]]
) -> None:
    """By code that was written for another document: in everything it follows that one."""
    assert rules in follows(kata, references / file)


@pytest.fixture
def follows(spec: Open, vectors: Families, proved: Proved) -> Callable[[str, Path], set[str]]:
    """The rulebooks that a file follows in all categories."""

    def followed(kata: str, file: Path) -> set[str]:
        opened = spec(kata)
        diagnosing = Diagnosing(opened, vectors(opened.kata.family))
        proofs = proved(kata, file).categories.values()
        return set.intersection(*(set(diagnosing.category(item).follows) for item in proofs))

    return followed


def sentences(proof: Proof, kata: str, found_out: FoundOut) -> Sequence[str]:
    """What is said of the one category that was proved."""
    (category,) = proof.categories.values()
    return found_out(kata, category)


def test_two_documents_are_told_with_their_rules(
    references: Path, proved: Proved, found_out: FoundOut
) -> None:
    """Those whom no roll tells apart are told together; then what one's own document says."""
    file = references / "yatzy" / "legacy" / "python" / "classic" / "sprawl.py"
    (said,) = sentences(proved("yatzy-exactly", file, "pair"), "yatzy-exactly", found_out)
    assert "classic, fixed-scores and norwegian" in said
    assert "the two highest dice that match, however many do" in said
    assert "exactly two equal dice make a pair" in said


Habit = tuple[str, str, str, list[str]]
"""A function, its category, its body, and what is told of it."""

HABITS: list[Habit] = [
    # A crash, and what those rolls have in common.
    (
        "full_house",
        "full house",
        (
            "counts = sorted(map(dice.count, set(dice)))\n"
            "    return sum(dice) if counts[1] == 3 and counts[0] == 2 else 0"
        ),
        ["raises IndexError whenever all dice are equal"],
    ),
    (
        "three_of_a_kind",
        "three of a kind",
        (
            "faces = [f for f in set(dice) if dice.count(f) == 3]\n"
            "    return 3 * faces[0] if faces else None"
        ),
        ["nothing comes back whenever it should pay nothing"],
    ),
    (
        "four_of_a_kind",
        "four of a kind",
        "return float(4 * sum(f for f in set(dice) if dice.count(f) == 4))",
        ["a float comes back"],
    ),
    # A way to reckon, and when.
    (
        "pair",
        "pair",
        "pairs = [f for f in set(dice) if dice.count(f) == 2]\n    return 2 * sum(pairs)",
        ["twice each face that shows just twice"],
    ),
    (
        "full_house",
        "full house",
        "return sum(dice) if sorted(map(dice.count, set(dice))) == [2, 3] and dice[0] != 6 else 0",
        ["the first die is a 6", "gives 0"],
    ),
    (
        "small_straight",
        "small straight",
        "return 15 if max(dice) - min(dice) == 4 and len(set(dice)) > 3 and 1 in dice else 0",
        ["four above the lowest"],
    ),
    # Dice that are overlooked, and dice that count twice.
    ("chance", "chance", "return sum(d for d in dice if d != 6)", ["6s were overlooked"]),
    (
        "fours",
        "fours",
        "return 4 * [dice[0], dice[1], dice[2], dice[2], dice[4]].count(4)",
        ["die 3 counts twice", "die 4 doesn't count"],
    ),
    # Another category's score.
    ("sixes", "sixes", "return 5 * dice.count(5)", ["the sum of the 5s"]),
    (
        "large_straight",
        "large straight",
        "return 15 if sorted(dice) == [1,2,3,4,5] else 0",
        ["what small straight pays"],
    ),
]


@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit[0])
def test_a_habit_is_told_in_dice_words(
    habit: Habit, tmp_path: Path, proved: Proved, found_out: FoundOut
) -> None:
    """What comes instead, and what the rolls have in common on which it does."""
    name, category, code, said = habit
    file = tmp_path / f"{name}_of_mine.py"
    file.write_text(f"def {name}(dice):\n    {code}\n")
    told = " ".join(sentences(proved("yatzy-exactly", file, category), "yatzy-exactly", found_out))
    for words in said:
        assert words.lower() in told.lower()


def test_sets_of_one_face_are_told_for_themselves(
    tmp_path: Path, proved: Proved, found_out: FoundOut
) -> None:
    """In Greed each face counts for itself: what so many of it give alone is all to be said."""
    file = tmp_path / "mine.py"
    file.write_text(
        "def score(dice):\n"
        "    points = 0\n"
        "    for face in range(1, 7):\n"
        "        many = dice.count(face)\n"
        "        if many == 5 and face == 1:\n"
        "            points += 1900\n"
        "        elif many >= 3:\n"
        "            points += (1000 if face == 1 else 100 * face)\n"
        "            points += (many - 3) * {1: 100, 5: 50}.get(face, 0)\n"
        "        else:\n"
        "            points += many * {1: 100, 5: 50}.get(face, 0)\n"
        "    return points\n"
    )
    assert sentences(proved("greed", file), "greed", found_out) == [
        "Five 1s alone give 1900, and should give 1200"
    ]


def test_two_mistakes_in_one_category_are_told_as_two(
    tmp_path: Path, proved: Proved, found_out: FoundOut
) -> None:
    """What the first doesn't explain, the second does."""
    file = tmp_path / "mine.py"
    file.write_text(
        "def yatzy(dice):\n"
        "    if dice.count(3) == 4:\n        return 13\n"
        "    return 50 if len(set(dice)) == 1 and dice[0] < 6 else 0\n"
    )
    told = sentences(proved("yatzy-exactly", file, "yatzy"), "yatzy-exactly", found_out)
    assert len(told) == 2
    assert "just four 3s" in " ".join(told)
    assert "6" in " ".join(told)


def test_of_what_nobody_can_explain_nothing_is_made_up(
    tmp_path: Path, proved: Proved, found_out: FoundOut
) -> None:
    """Answers without any rule are not close to anything."""
    file = tmp_path / "mine.py"
    file.write_text(
        "def chance(dice):\n"
        "    mixed = 7\n"
        "    for die in dice:\n        mixed = (mixed * 31 + die * die) % 997\n"
        "    return mixed\n"
    )
    told = sentences(proved("yatzy-exactly", file, "chance"), "yatzy-exactly", found_out)
    assert told == ["Nothing that we know gives these answers"]


def test_what_hangs_on_earlier_calls_is_not_diagnosed(
    solutions: Path, proved: Proved, found_out: FoundOut
) -> None:
    """It follows no rules: that something is kept is all there is to say."""
    file = solutions / "wrong" / "state_between_calls.py"
    assert sentences(proved("yatzy-exactly", file, "pair"), "yatzy-exactly", found_out) == []


def test_the_vectors_come_back_as_they_were_packed(spec: Open) -> None:
    """The same cells, those that are no scores among them."""
    made = Vectors(spec("greed").shelf, "greed", afresh=True).prepared()
    packed = Packed(made.as_bytes())
    for near in made.near:
        for many in spec("greed").rulebook.dice:
            cells = made.near_miss(near, None, many)
            assert cells is not None
            assert list(packed.cells(f"near/{near.file.stem}//{many}") or ()) == list(cells)
    assert packed.cells("near/nobody//5") is None


def test_what_is_wrong_in_another_order_alone_is_not_explained_by_rolls(
    spec: Open, vectors: Families
) -> None:
    """Where no time was left to ask for their order, nothing is behind it, and no fault is ours."""
    opened = spec("yatzy-exactly")
    known = vectors("yatzy")
    domain = domain_of((5,))
    expected = known.rules(opened.rulebook, "chance", domain)
    cells = list(expected)
    cells[domain.at[6, 6, 6, 6, 5]] = 0
    proof = CategoryProof("chance", len(cells), 1, cells, expected, {}, (5,))
    found = Diagnosing(opened, known).category(proof)
    assert (found.behind, found.left) == ((), 0)
