"""What is told when not everything is: nothing can be read back from what is left."""

from hypothesis import given
from hypothesis import strategies as st

from katas.grade.formats import FORMATS
from katas.grade.formats.feedback import Feedback, told_as
from katas.grade.graded import Graded, Item, Part, Status
from katas.grade.marks import Marked, MarkedItem, Points, Section
from katas.spec import Told
from tests.grade import made
from tests.grade.formats.readers import parsed, written


def test_everything_is_everything() -> None:
    """Nothing is touched."""
    for submission in made.everybody():
        assert told_as(submission, Feedback.EVERYTHING) is submission


def test_counts_name_categories_and_no_rolls() -> None:
    """Those that passed come first, so that nobody learns which it was."""
    told = told_as(made.wrong(), Feedback.COUNTS)
    pairs = [item.item for item in told.items if item.item.told.category == "pair"]
    examples = [item for item in pairs if item.part is Part.EXAMPLES]
    assert [item.name for item in examples] == [f"pair, {at} of 14" for at in range(1, 15)]
    assert [item.passed for item in examples] == [True] * 7 + [False] * 7
    names = [(item.part, item.name) for item in told.graded.items]
    assert len(set(names)) == len(names)


def secrets(marked: Marked) -> set[str]:
    """All that stands in a submission and may not be told: rolls, expectations, its own texts."""
    words = set()
    for each in marked.graded.items:
        told = each.told
        words |= {told.where, told.heading, told.got_why, told.expected_why, told.place}
        words |= {told.printed, *told.story, each.name}
    graded = marked.graded
    words |= {*graded.notes, *graded.says, graded.printed}
    return {word for word in words if word}


def test_no_format_tells_what_was_left_out() -> None:
    """Of no submission; how it is called, and what isn't there, is about its own code."""
    for submission in (made.wrong(), made.crashed()):
        secret = secrets(submission)
        for feedback in (Feedback.COUNTS, Feedback.VERDICT):
            told = told_as(submission, feedback)
            for name in FORMATS:
                text = written(name, told)
                assert "3,3,3,4,1" not in text
                assert "SIGSEGV" not in text
                assert not [word for word in secret if word in text and word != "proof: pair"], name


def test_how_it_failed_is_not_told() -> None:
    """An error on some rolls and a loop on others would tell of each what it was."""
    kinds = {item.item.told.verdict for item in told_as(made.crashed(), Feedback.COUNTS).items}
    assert kinds == {"passed", "wrong"}
    assert told_as(made.crashed(), Feedback.COUNTS).graded.seconds == 0


def test_why_it_did_not_run_is_told_with_counts() -> None:
    """Nothing was asked by then; what else stopped it is not told."""
    assert "never closed" in told_as(made.did_not_run(), Feedback.COUNTS).graded.problem
    for submission in (made.needs_a_human(), made.our_fault(), made.hostile()):
        assert told_as(submission, Feedback.COUNTS).graded.problem == ""
    assert told_as(made.did_not_run(), Feedback.VERDICT).graded.problem == ""


def test_the_verdict_is_one_item() -> None:
    """The status and the points, in every format."""
    for submission in made.everybody():
        told = told_as(submission, Feedback.VERDICT)
        assert told.mark == submission.mark
        asked = told.mark is not None and bool(submission.sections)
        assert [len(section.items) for section in told.sections] == [1] * asked
        assert told.graded.called_as == {}
    results = parsed("gradescope", told_as(made.wrong(), Feedback.VERDICT))
    assert results["score"] == 75.61
    assert results["tests"][0]["output"].endswith("not all is as it should be")


def one(part: Part, category: str, name: str, *, passed: bool, most: int) -> MarkedItem:
    """An item of a category, that is passed or not."""
    verdict = "passed" if passed else "wrong"
    told = Told(name, name, category, verdict, verdict, expected="" if passed else name)
    return MarkedItem(Item(part, name, name, told), Points(most if passed else 0, most))


@given(st.data(), st.lists(st.booleans(), min_size=1, max_size=8), st.integers(0, 500))
def test_which_of_them_it_was_makes_no_difference(
    data: st.DataObject, passed: list[bool], most: int
) -> None:
    """Two submissions with as many of a category are told the same, whichever they have."""
    told = set()
    for order in (passed, data.draw(st.permutations(passed))):
        items = [
            one(Part.EXAMPLES, "pair", f"roll {at}", passed=each, most=most)
            for at, each in enumerate(order)
        ]
        graded = Graded(Status.NOT_PASSED, items=tuple(each.item for each in items))
        section = Section("examples", tuple(items))
        submission = made.marked("x", graded, [section], most=most * len(items))
        told.add(written("json", told_as(submission, Feedback.COUNTS)))
    assert len(told) == 1


def test_a_category_in_two_sections_has_two_names() -> None:
    """A name is that of one item only."""
    sections = [
        Section(name, (one(Part.EXAMPLES, "pair", f"{name} roll", passed=True, most=1),))
        for name in ("early", "late")
    ]
    graded = Graded(Status.PASSED, items=tuple(each.items[0].item for each in sections))
    told = told_as(made.marked("x", graded, sections, most=2), Feedback.COUNTS)
    assert [item.name for item in told.graded.items] == [
        "early, pair, 1 of 1",
        "late, pair, 1 of 1",
    ]
