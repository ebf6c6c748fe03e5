"""The judge: every expectation against everything that can come of an operation."""

from dataclasses import replace

import pytest

from katas.model import (
    Answer,
    ExactScore,
    Example,
    Expectation,
    Failure,
    OneReading,
    OpenScore,
    Outcome,
    Readings,
    Refusal,
    Score,
    Source,
    Verdict,
)
from katas.spec import judge

YES: Readings = {"four-alike": "yes"}

EXACT = ExactScore(12)
OPEN = OpenScore((0, 12), "where …", "four-alike", (("no", 0), ("yes", 12)))
ONE = OneReading("four-alike", (("no", (0, 0)), ("yes", (12, 20))))
STRAIGHTS = OneReading(
    "large-straight-of-four",
    (("as-written", (0, 0)), ("from-two", (14, 0)), ("from-three", (0, 18)), ("both", (14, 18))),
)

EXPECTATIONS: dict[str, tuple[Expectation, Readings | None]] = {
    "a score": (EXACT, None),
    "an open score": (OPEN, None),
    "an open score, announced": (OPEN, YES),
    "one reading": (ONE, None),
    "one reading, announced": (ONE, YES),
    "a refusal": (Refusal(), None),
}

OTHER_ENDS = [
    Verdict.NOT_THERE,
    Verdict.TIMEOUT,
    Verdict.OUT_OF_MEMORY,
    Verdict.TOO_MUCH_OUTPUT,
    Verdict.CRASHED,
    Verdict.PROTOCOL,
    Verdict.NOT_RUN,
    Verdict.OUR_FAULT,
]
"""How an operation fails otherwise than by an exception of the solution."""


def answer(value: object) -> Answer:
    """What a host makes of something that was returned."""
    score = value if type(value) is int else None
    return Answer(score, type(value).__name__, repr(value))


def failure(verdict: Verdict) -> Failure:
    """What a host makes of something that went wrong."""
    return Failure(verdict, "ValueError", "four or five dice")


RAISED = failure(Verdict.RAISED)


def example(expectation: Expectation) -> Example:
    """An example that asks two rolls where the expectation is about two, else one."""
    rolls = [(3, 3, 3, 3, 1), (5, 5, 5, 5, 5)]
    asked = rolls if isinstance(expectation, (OneReading, Refusal)) else rolls[:1]
    return Example(
        feature="yatzy/tried/two_pairs.feature",
        line=9,
        heading="Two pairs",
        scenario="Four alike",
        title="a row",
        source=Source.OURS,
        because="four alike",
        operations=tuple(Score(roll, "two pairs") for roll in asked),
        expectation=expectation,
    )


def outcomes(expectation: Expectation, last: Outcome) -> list[Outcome]:
    """Right answers up to the last operation, whose outcome is given."""
    asked = example(expectation).operations
    return [*[answer(12)] * (len(asked) - 1), last]


@pytest.mark.parametrize(
    ("wanted", "came", "verdict", "to_discuss"),
    [
        ("a score", answer(12), Verdict.PASSED, False),
        ("a score", answer(0), Verdict.WRONG, False),
        ("a score", answer(-12), Verdict.WRONG, False),
        ("a score", answer(None), Verdict.NOT_A_SCORE, False),
        ("a score", answer("12"), Verdict.NOT_A_SCORE, False),
        ("a score", answer(12.0), Verdict.NOT_A_SCORE, False),
        ("a score", answer(value=True), Verdict.NOT_A_SCORE, False),
        ("a score", RAISED, Verdict.RAISED, False),
        ("an open score", answer(0), Verdict.PASSED, False),
        ("an open score", answer(12), Verdict.PASSED, False),
        ("an open score", answer(6), Verdict.PASSED, True),
        ("an open score", answer(None), Verdict.NOT_A_SCORE, False),
        ("an open score", answer(value=False), Verdict.NOT_A_SCORE, False),
        ("an open score", RAISED, Verdict.RAISED, False),
        ("an open score, announced", answer(12), Verdict.PASSED, False),
        ("an open score, announced", answer(0), Verdict.WRONG, False),
        ("an open score, announced", answer(6), Verdict.WRONG, False),
        ("an open score, announced", answer(None), Verdict.NOT_A_SCORE, False),
        ("an open score, announced", RAISED, Verdict.RAISED, False),
        ("one reading", answer(20), Verdict.PASSED, False),
        ("one reading", answer(0), Verdict.WRONG, False),
        ("one reading", answer(6), Verdict.PASSED, True),
        ("one reading", answer(None), Verdict.NOT_A_SCORE, False),
        ("one reading", RAISED, Verdict.RAISED, False),
        ("one reading, announced", answer(20), Verdict.PASSED, False),
        ("one reading, announced", answer(0), Verdict.WRONG, False),
        ("one reading, announced", answer(None), Verdict.NOT_A_SCORE, False),
        ("one reading, announced", RAISED, Verdict.RAISED, False),
        ("a refusal", RAISED, Verdict.PASSED, False),
        ("a refusal", answer(20), Verdict.WRONG, False),
        ("a refusal", answer(0), Verdict.WRONG, False),
        ("a refusal", answer(-1), Verdict.WRONG, False),
        ("a refusal", answer(None), Verdict.WRONG, False),
    ],
)
def test_what_came_is_judged_by_what_was_wanted(
    wanted: str, came: Outcome, verdict: Verdict, *, to_discuss: bool
) -> None:
    """A score is an integer; an open question counts against nobody; None refuses nothing."""
    expectation, readings = EXPECTATIONS[wanted]
    given = outcomes(expectation, came)
    result = judge(example(expectation), given, readings)
    assert (result.verdict, result.to_discuss) == (verdict, to_discuss)
    assert result.outcomes == tuple(given)


@pytest.mark.parametrize("end", OTHER_ENDS)
@pytest.mark.parametrize("wanted", EXPECTATIONS)
def test_what_no_solution_answers_for_is_never_a_pass(wanted: str, end: Verdict) -> None:
    """Whatever was wanted, an operation that came to another end is judged by that end."""
    expectation, readings = EXPECTATIONS[wanted]
    result = judge(example(expectation), outcomes(expectation, failure(end)), readings)
    assert (result.verdict, result.to_discuss) == (end, False)


def test_every_end_is_judged() -> None:
    """The ends above, a pass, a wrong score, no score and an exception are all there are."""
    others = {Verdict.PASSED, Verdict.WRONG, Verdict.NOT_A_SCORE, Verdict.RAISED}
    assert {*OTHER_ENDS} | others == set(Verdict)


@pytest.mark.parametrize(
    ("answers", "followed"),
    [
        ((0, 0), ("as-written",)),
        ((14, 0), ("from-two",)),
        ((0, 18), ("from-three",)),
        ((14, 18), ("both",)),
    ],
)
def test_a_reading_that_is_kept_passes_and_is_named(
    answers: tuple[int, int], followed: tuple[str, ...]
) -> None:
    """Any reading will do, as long as all the answers are its own."""
    result = judge(example(STRAIGHTS), [answer(value) for value in answers])
    assert (result.verdict, result.followed) == (Verdict.PASSED, followed)


@pytest.mark.parametrize("answers", [(0, 20), (12, 0)])
def test_mixed_readings_are_wrong(answers: tuple[int, int]) -> None:
    """Two answers of which each belongs to another reading follow none."""
    result = judge(example(ONE), [answer(value) for value in answers])
    assert (result.verdict, result.followed) == (Verdict.WRONG, ())
    assert not result.to_discuss


@pytest.mark.parametrize(
    ("came", "followed"),
    [
        ((answer(6), answer(20)), ("yes",)),
        ((answer(6), answer(10)), ()),
        ((answer(7), answer(0)), ("no",)),
    ],
)
def test_an_answer_that_fits_no_reading_is_to_discuss(
    came: tuple[Outcome, Outcome], followed: tuple[str, ...]
) -> None:
    """It neither counts nor keeps the other answers from following a reading."""
    result = judge(example(ONE), came)
    assert (result.verdict, result.followed) == (Verdict.PASSED, followed)
    assert result.to_discuss


@pytest.mark.parametrize("slip", [RAISED, answer(None), answer(value=True)])
def test_what_is_no_score_answers_no_question(slip: Outcome) -> None:
    """An open question is about which score; an exception or None is none of them."""
    assert not judge(example(ONE), [answer(0), slip]).passed
    assert not judge(example(OPEN), [slip]).passed


def test_the_same_dice_lying_otherwise_are_answered_alike() -> None:
    """Two answers to one roll keep to nothing, even where neither is a reading."""
    turned = replace(
        example(ONE), operations=(Score((3, 3, 3, 3, 1), "pair"), Score((1, 3, 3, 3, 3), "pair"))
    )
    assert judge(turned, [answer(7), answer(7)]).passed
    assert judge(turned, [answer(7), answer(6)]).verdict is Verdict.WRONG


def test_an_answer_may_fit_several_readings() -> None:
    """With one of the two rolls to discuss, the other leaves two readings possible."""
    result = judge(example(STRAIGHTS), [answer(14), answer(9)])
    assert result.followed == ("from-two", "both")


@pytest.mark.parametrize(("points", "followed"), [(0, ("no",)), (12, ("yes",)), (6, ())])
def test_an_open_row_names_the_reading_it_fits(points: int, followed: tuple[str, ...]) -> None:
    """A single open row shows a reading too."""
    assert judge(example(OPEN), [answer(points)]).followed == followed


@pytest.mark.parametrize("expectation", [OPEN, ONE])
def test_an_answer_to_another_question_announces_nothing(expectation: Expectation) -> None:
    """A reading that was announced settles its own question and no other."""
    noughts = [answer(0) for _ in example(expectation).operations]
    result = judge(example(expectation), noughts, {"full-house-of-four": "two-pairs"})
    assert (result.verdict, result.followed) == (Verdict.PASSED, ("no",))


def test_the_first_slip_decides_where_a_reading_was_announced() -> None:
    """All the rolls are asked; the first that isn't as announced gives the verdict."""
    result = judge(example(ONE), [answer(None), answer(0)], YES)
    assert result.verdict is Verdict.NOT_A_SCORE


@pytest.mark.parametrize(
    ("control", "verdict"),
    [
        (RAISED, Verdict.RAISED),
        (failure(Verdict.NOT_THERE), Verdict.NOT_THERE),
        (answer(None), Verdict.NOT_A_SCORE),
    ],
)
def test_a_stub_that_refuses_everything_refuses_nothing(control: Outcome, verdict: Verdict) -> None:
    """A refusal counts only where the same category scores the legal roll asked first."""
    assert judge(example(Refusal()), [control, RAISED]).verdict is verdict


@pytest.mark.parametrize("expectation", [EXACT, OPEN])
def test_the_last_roll_that_was_asked_is_the_one_scored(expectation: Expectation) -> None:
    """Where several rolls were asked and one score is expected, it is that of the last."""
    result = judge(example(expectation), [answer(6), answer(12)])
    assert (result.verdict, result.to_discuss) == (Verdict.PASSED, False)
