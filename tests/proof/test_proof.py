"""Every roll there is: how many there are, what is counted, which rolls are shown."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from katas.model import Answer, Example, Failure, Verdict
from katas.plug import InProcess, Limits
from katas.plug.elsewhere import open_elsewhere
from katas.proof import Vectors, prove, proved_at
from katas.proof.checking import Checking
from katas.proof.domain import Domain, not_of
from katas.proof.report import proof_lines
from katas.spec import Specification, replay
from tests.proof.conftest import SCORE, Proved

Open = Callable[[str], Specification]
Transcript = Callable[[str], list[Example]]

REFERENCES = [
    ("greed", "greed/reference/python/greed.py", 9_331),
    ("yatzy-exactly", "yatzy/reference/python/exactly.py", 7_776 * 15),
    ("yatzy-fixed-scores", "yatzy/reference/python/fixed_scores.py", 7_776 * 15),
    ("yatzy-norwegian", "yatzy/reference/python/norwegian.py", 7_776 * 15),
    ("yatzy-four-dice", "yatzy/reference/python/four_dice.py", (7_776 + 1_296) * 15),
]


def test_the_domain_has_every_order_of_every_roll() -> None:
    """252 ways for five dice to fall, 7,776 for them to lie; all the rolls of Greed together."""
    five = Domain([5])
    assert len(five) == 7_776
    assert len(five.shapes) == 252
    assert len(Domain(range(6))) == 9_331
    both = Domain([4, 5])
    assert len(both) == 7_776 + 1_296
    assert {len(roll) for roll in both.rolls[both.span(4)]} == {4}
    for index in (0, 4_711, 9_000):
        assert tuple(sorted(both.rolls[index])) == both.shapes[both.shape_of[index]]


def test_rolls_of_a_wrong_number_of_dice_are_those_with_fewer_and_with_one_more() -> None:
    """Nought to three dice and six, in ascending order: how they lie is no matter."""
    assert {len(roll) for roll in not_of([4, 5])} == {0, 1, 2, 3, 6}
    assert len(not_of([4, 5])) == 1 + 6 + 21 + 56 + 462
    assert {len(roll) for roll in not_of(range(6))} == {6}


@pytest.mark.parametrize(("kata", "file", "rolls"), REFERENCES)
def test_our_own_solutions_are_right_on_every_roll(
    kata: str, file: str, rolls: int, references: Path, proved: Proved
) -> None:
    """And pure: in any order, asked again, with lists left alone."""
    proof = proved(kata, references / file)
    assert (proof.asked, proof.wrong, proof.missing) == (rolls, 0, ())
    assert proof.passed
    for category in proof.categories.values():
        purity = category.purity
        assert not (purity.order)
        assert not (purity.changed)
        assert not (purity.again)
        assert not (purity.shared)


def test_the_difference_of_two_documents_is_counted(references: Path, proved: Proved) -> None:
    """The classic rules beside those of Exercise 104, over everything."""
    classic = references / "yatzy" / "legacy" / "python" / "classic" / "sprawl.py"
    proof = proved("yatzy-exactly", classic)
    assert proof.wrong == 1_968
    wrong = {name: item.wrong for name, item in proof.categories.items() if item.wrong}
    assert wrong == {"pair": 1_506, "two pairs": 300, "three of a kind": 156, "four of a kind": 6}


def test_the_clearest_roll_is_one_that_the_document_prints(
    references: Path, proved: Proved
) -> None:
    """With the line of the solution; and the smallest is the one with the lowest dice."""
    classic = references / "yatzy" / "legacy" / "python" / "classic" / "sprawl.py"
    pair = proved("yatzy-exactly", classic, "pair").categories["pair"]
    assert pair.clearest is not None
    assert (pair.clearest.roll, pair.clearest.expected) == ((3, 3, 3, 4, 1), (0,))
    assert isinstance(pair.clearest.came, Answer)
    assert pair.clearest.came.score == 6
    assert pair.clearest.came.place.startswith("sprawl.py:")
    assert pair.smallest is not None
    assert pair.smallest.roll == (1, 1, 1, 1, 1)


def test_where_no_example_shows_it_the_clearest_roll_is_of_the_commonest_kind(
    solutions: Path, proved: Proved
) -> None:
    """In ascending order, if it shows there."""
    file = solutions / "wrong" / "straight_any_distinct.py"
    small = proved("yatzy-exactly", file, "small straight").categories["small straight"]
    assert small.clearest is not None
    assert small.clearest.expected == (0,)
    assert len(set(small.clearest.roll)) == 5


def test_who_has_learnt_the_examples_by_heart_is_unmasked(
    tmp_path: Path, proved: Proved, transcript: Transcript, spec: Open
) -> None:
    """Every example passes, and almost every roll is wrong."""
    kata = "yatzy-exactly"
    known = {
        (score.roll, score.category): spec(kata).rulebook.explain(score.roll, score.category).score
        for example in transcript(kata)
        for score in example.scores
    }
    file = tmp_path / "by_heart.py"
    learnt = f"return {known!r}.get((tuple(dice), category), 0)"
    file.write_text(f"def score(dice, category):\n    {learnt}\n")
    with closing(InProcess(file)) as host:
        solution = spec(kata).plug(host)
        assert all(result.passed for result in replay(transcript(kata), solution))
    proof = proved(kata, file)
    assert proof.missing == ()
    assert not proof.passed
    chance = proof.categories["chance"]
    assert chance.wrong == 7_776 - sum(category == "chance" for _, category in known)


# Order, the list, and what is kept


def test_the_same_dice_answered_otherwise_are_found(solutions: Path, proved: Proved) -> None:
    """The ascending roll, and one that lies otherwise."""
    proof = proved("yatzy-exactly", solutions / "wrong" / "only_sorted.py", "small straight")
    clash = proof.categories["small straight"].purity.order
    assert clash is not None
    assert sorted(clash.second) == list(clash.first) == [1, 2, 3, 4, 5]
    assert isinstance(clash.first_came, Answer)
    assert isinstance(clash.second_came, Answer)
    assert (clash.first_came.score, clash.second_came.score) == (15, 0)


def test_a_list_that_comes_back_changed_is_told_and_fails_nobody(
    solutions: Path, proved: Proved
) -> None:
    """The rolls are counted: all that were not in order before."""
    proof = proved("yatzy-exactly", solutions / "wrong" / "sorts_the_list.py", "small straight")
    purity = proof.categories["small straight"].purity
    assert purity.changed == 7_776 - 252
    assert purity.left is not None
    went, came = purity.left
    assert list(came) == sorted(went) != list(went)
    assert proof.passed


def test_what_is_kept_from_call_to_call_is_found(solutions: Path, proved: Proved) -> None:
    """Asked once more, it answers otherwise."""
    proof = proved("yatzy-exactly", solutions / "wrong" / "state_between_calls.py", "pair")
    clash = proof.categories["pair"].purity.again
    assert clash is not None
    assert clash.first == clash.second
    assert not proof.passed


RIGHT_AT_FIRST = """\
def count(dice, counts={}):
    for die in dice:
        counts[die] = counts.get(die, 0) + 1
    return counts

def full_house(dice):
    return sum(dice) if sorted(count(dice).values()) == [2, 3] else 0
"""


def test_what_is_right_at_first_and_wrong_for_ever_after_is_found(
    tmp_path: Path, proved: Proved
) -> None:
    """All later answers agree with each other: only a file that is loaded anew tells."""
    file = tmp_path / "mine.py"
    file.write_text(RIGHT_AT_FIRST)
    house = proved("yatzy-exactly", file, "full house").categories["full house"]
    assert house.wrong == 300
    clash = house.purity.again
    assert clash is not None
    assert isinstance(clash.first_came, Answer)
    assert isinstance(clash.second_came, Answer)
    assert clash.first_came.score == sum(clash.first)
    assert clash.second_came.score == 0


ON_AN_OBJECT = """\
class Yatzy:
    def __init__(self):
        self.sum = 0

    def chance(self, dice):
        self.sum += sum(dice)
        return self.sum
"""


def test_what_an_object_keeps_is_found_on_an_object_that_is_shared(
    tmp_path: Path, proved: Proved
) -> None:
    """Made anew for each roll it is right on all of them."""
    file = tmp_path / "mine.py"
    file.write_text(ON_AN_OBJECT)
    chance = proved("yatzy-exactly", file, "chance").categories["chance"]
    assert chance.wrong == 0
    assert chance.purity.again is None
    assert chance.purity.shared is not None
    assert not chance.passed


MADE_OF_DICE = """\
class Hand:
    def __init__(self, *dice):
        self.dice = list(dice)

    def chance(self):
        came = sum(self.dice)
        self.dice.clear()
        return came
"""


def test_an_object_made_of_its_dice_is_asked_twice(tmp_path: Path, proved: Proved) -> None:
    """What it does to itself shows in the second answer."""
    file = tmp_path / "mine.py"
    file.write_text(MADE_OF_DICE)
    shared = proved("yatzy-exactly", file, "chance").categories["chance"].purity.shared
    assert shared is not None
    assert isinstance(shared.second_came, Answer)
    assert shared.second_came.score == 0


# Refusals


def test_every_wrong_number_of_dice_is_to_be_refused(solutions: Path, proved: Proved) -> None:
    """Counted by category, with the first that wasn't."""
    file = solutions / "wrong" / "four_dice_no_refusal.py"
    pair = proved("yatzy-four-dice", file, "pair").categories["pair"]
    assert (pair.wrong, pair.refusals, pair.not_refused) == (0, 546, 546)
    assert pair.unrefused is not None
    assert not pair.passed


def test_a_kata_that_refuses_nothing_asks_no_wrong_number(references: Path, proved: Proved) -> None:
    """Exercise 104 says nothing of other rolls than of five dice."""
    file = references / "yatzy" / "reference" / "python" / "exactly.py"
    assert proved("yatzy-exactly", file, "pair").categories["pair"].refusals == 0


# Open questions


def test_any_reading_will_do_that_is_kept_to(solutions: Path, proved: Proved) -> None:
    """The shorter straights pass as well as none."""
    file = solutions / "right" / "yatzy_four_dice_short.py"
    proof = proved("yatzy-four-dice", file)
    assert proof.passed
    small = proof.categories["small straight"].question
    assert small is not None
    assert small.followed == ("shorter",)


def test_mixed_readings_are_named_with_two_rolls_that_clash(
    solutions: Path, proved: Proved
) -> None:
    """One follows one reading, the other another."""
    file = solutions / "wrong" / "four_dice_mixed_readings.py"
    pairs = proved("yatzy-four-dice", file, "two pairs").categories["two pairs"]
    assert pairs.question is not None
    clash = pairs.question.mixed
    assert clash is not None
    assert isinstance(clash.first_came, Answer)
    assert isinstance(clash.second_came, Answer)
    assert clash.first_came.score == 4 * clash.first[0]
    assert clash.second_came.score == 0
    assert not pairs.passed


def test_an_answer_that_nobody_thought_of_is_to_discuss(solutions: Path, proved: Proved) -> None:
    """It is shown, and fails nobody."""
    file = solutions / "wrong" / "four_dice_neither_reading.py"
    proof = proved("yatzy-four-dice", file)
    discussed = [item.question for item in proof.categories.values() if item.question]
    assert any(question.to_discuss and question.discussed for question in discussed)
    assert proof.passed


def test_a_reading_that_was_announced_is_a_rule(solutions: Path, proved: Proved) -> None:
    """What was any reading's choice is then wrong."""
    file = solutions / "right" / "yatzy_four_dice_short.py"
    announced = {"small-straight-of-four": "as-written"}
    proof = proved("yatzy-four-dice", file, "small straight", readings=announced)
    small = proof.categories["small straight"]
    assert small.wrong == 24
    assert small.question is not None
    assert small.question.announced == "as-written"


# Stages


def test_up_to_a_stage_only_that_is_asked_which_its_examples_ask(
    spec: Open, transcript: Transcript
) -> None:
    """Rolls of four dice wait for their stage, and categories for theirs."""
    five = proved_at(spec("yatzy-four-dice"), transcript("yatzy-four-dice"), "five")
    assert set(five.values()) == {(5,)}
    assert len(five) == 15
    sums = proved_at(spec("yatzy-exactly"), transcript("yatzy-exactly"), "sums")
    assert "chance" in sums
    assert "pair" not in sums
    assert proved_at(spec("greed"), transcript("greed"), "singles") == {}


# Hosts


def test_a_category_that_never_ends_does_not_keep_the_others_from_being_asked(
    tmp_path: Path, spec: Open, transcript: Transcript, vectors: Callable[[str], Vectors]
) -> None:
    """What was asked before it stays, what comes behind it is asked anew; of it a few are tried."""
    file = tmp_path / "mine.py"
    file.write_text(
        "def chance(dice):\n    return sum(dice)\n\n"
        "def yatzy(dice):\n"
        "    while dice[0] == 2:\n        pass\n"
        "    return 50 if len(set(dice)) == 1 else 0\n\n"
        "def ones(dice):\n    return dice.count(1)\n"
    )
    opened = spec("yatzy-exactly")
    host = InProcess(file, limits=Limits(0.5, 30))
    proof = prove(opened, opened.plug(host), transcript(opened.kata.id), vectors=vectors("yatzy"))
    assert proof.categories["chance"].wrong == proof.categories["ones"].wrong == 0
    yatzy = proof.categories["yatzy"]
    assert yatzy.clearest is not None
    assert isinstance(yatzy.clearest.came, Failure)
    assert yatzy.clearest.came.verdict is Verdict.TIMEOUT
    assert yatzy.clearest.roll == (2, 1, 1, 1, 1)
    assert (yatzy.wrong, yatzy.not_run) == (4, 7_776 - yatzy.asked)
    assert not yatzy.passed


@pytest.mark.parametrize(
    "file", ["python/classic/sprawl.py", "ruby/classic/sprawl.rb", "javascript/classic/sprawl.js"]
)
def test_other_hosts_come_to_the_same(
    file: str,
    references: Path,
    spec: Open,
    transcript: Transcript,
    vectors: Callable[[str], Vectors],
) -> None:
    """In a process of its own, in another language: the same counts, the same rolls."""
    opened = spec("yatzy-exactly")
    host = open_elsewhere(references / "yatzy" / "legacy" / file)
    try:
        proof = prove(
            opened,
            opened.plug(host),
            transcript("yatzy-exactly"),
            vectors=vectors("yatzy"),
            only=["pair", "two pairs"],
        )
    finally:
        host.close()
    pair = proof.categories["pair"]
    assert (proof.wrong, pair.wrong) == (1_806, 1_506)
    assert pair.clearest is not None
    assert pair.clearest.roll == (3, 3, 3, 4, 1)
    assert not pair.purity.order


def test_of_what_was_not_asked_nothing_is_said(
    tmp_path: Path, spec: Open, transcript: Transcript, vectors: Callable[[str], Vectors]
) -> None:
    """Neither that it follows any rules, nor that it is pure."""
    file = tmp_path / "mine.py"
    file.write_text("def score(dice, category):\n    while True:\n        pass\n")
    opened = spec("yatzy-exactly")
    solution = opened.plug(InProcess(file, limits=Limits(0.1, 0.1)), {"score": SCORE})
    checking = Checking(opened, transcript(opened.kata.id), vectors("yatzy"))
    checked = checking.check(solution)
    assert not checked.passed
    assert checked.follows == ()
    told = "\n".join(proof_lines(checked))
    assert "not asked" in told
    assert "follow" not in told
    assert "Order" not in told
