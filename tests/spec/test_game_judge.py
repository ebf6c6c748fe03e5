"""The judge of a game: each expectation of a move against everything that can come of it."""

import pytest

from katas.model import (
    Accepted,
    Answer,
    Answered,
    AsBefore,
    Ask,
    Begin,
    Course,
    Example,
    Expected,
    Failure,
    Gives,
    Move,
    Noted,
    Outcome,
    Place,
    Refused,
    Source,
    Throw,
    Verdict,
)
from katas.spec import judge, move_verdict


def answer(data: object) -> Answer:
    """What came of a move, in the contract's own form."""
    return Answer(data if type(data) is int else None, "kind", repr(data), data=data)


def failure(verdict: Verdict) -> Failure:
    """What a host makes of something that went wrong."""
    return Failure(verdict, "ValueError", "no")


NOTHING = answer(None)
RAISED = failure(Verdict.RAISED)

KNOWN = (Verdict.PASSED, Verdict.WRONG, Verdict.NOT_A_SCORE, Verdict.RAISED)
OTHER_ENDS = [verdict for verdict in Verdict if verdict not in KNOWN]
"""How a move fails otherwise than by an exception of the game."""

CARD = {"pair": 12}


@pytest.mark.parametrize(
    ("wanted", "came", "verdict"),
    [
        (Accepted(), NOTHING, Verdict.PASSED),
        (Accepted(), answer(15), Verdict.PASSED),
        (Accepted(), RAISED, Verdict.RAISED),
        (Answered(), answer(0), Verdict.PASSED),
        (Answered(), NOTHING, Verdict.NOT_A_SCORE),
        (Answered(), RAISED, Verdict.RAISED),
        (Gives(15), answer(15), Verdict.PASSED),
        (Gives(15), answer(14), Verdict.WRONG),
        (Gives(15), NOTHING, Verdict.NOT_A_SCORE),
        (Gives(15), RAISED, Verdict.RAISED),
        (Gives((1, 2)), answer((1, 2)), Verdict.PASSED),
        (Gives((1, 2)), answer((2, 1)), Verdict.WRONG),
        (Gives(CARD), answer({"pair": 12}), Verdict.PASSED),
        (Gives(CARD), answer({}), Verdict.WRONG),
        (Gives({}), answer({}), Verdict.PASSED),
        (Gives({}), NOTHING, Verdict.NOT_A_SCORE),
        (Gives(value=False), answer(data=False), Verdict.PASSED),
        (Gives(value=False), answer(data=True), Verdict.WRONG),
        (Gives("Ann"), answer("Bo"), Verdict.WRONG),
        (Refused(), RAISED, Verdict.PASSED),
        (Refused(), NOTHING, Verdict.WRONG),
        (Refused(), answer(data=False), Verdict.WRONG),
        (Noted(), NOTHING, Verdict.PASSED),
        (Noted(), answer(3), Verdict.PASSED),
        (Noted(), RAISED, Verdict.PASSED),
    ],
)
def test_what_came_of_a_move_is_judged_by_what_was_wanted(
    wanted: Expected, came: Outcome, verdict: Verdict
) -> None:
    """Allowed is allowed, whatever it gives; a refusal is an exception and nothing else."""
    assert move_verdict(wanted, [came]) is verdict


@pytest.mark.parametrize("end", OTHER_ENDS)
@pytest.mark.parametrize("wanted", [Accepted(), Answered(), Gives(1), Refused()])
def test_what_no_game_answers_for_is_never_a_pass(wanted: Expected, end: Verdict) -> None:
    """A loop without end refuses nothing."""
    assert move_verdict(wanted, [failure(end)]) is end


@pytest.mark.parametrize(
    ("before", "after", "verdict"),
    [
        (answer((1, 2)), answer((1, 2)), Verdict.PASSED),
        (answer((1, 2)), answer(()), Verdict.WRONG),
        (answer(3), RAISED, Verdict.RAISED),
        (answer(3), NOTHING, Verdict.NOT_A_SCORE),
        (NOTHING, NOTHING, Verdict.PASSED),
        (NOTHING, answer(3), Verdict.WRONG),
        (RAISED, RAISED, Verdict.PASSED),
        (RAISED, answer(3), Verdict.WRONG),
        (failure(Verdict.NOT_THERE), failure(Verdict.NOT_THERE), Verdict.PASSED),
    ],
)
def test_what_is_asked_again_is_as_before(
    before: Outcome, after: Outcome, verdict: Verdict
) -> None:
    """Whatever was answered first is answered again, an exception too."""
    assert move_verdict(AsBefore(0), [before, after]) is verdict


def game(*moves: tuple[Move, Expected]) -> Example:
    """An example of some moves."""
    return Example(
        feature="yatzy/tried/game.feature",
        line=9,
        heading="A game",
        scenario="A go",
        title="A go",
        source=Source.OURS,
        because="it is one",
        operations=tuple(move for move, _ in moves),
        expectation=Course(tuple(wanted for _, wanted in moves)),
    )


A_GO = game(
    (Begin(("Ann",)), Accepted()),
    (Throw((1, 1, 2, 3, 4)), Accepted()),
    (Ask("over"), Noted()),
    (Place("pair"), Gives(2)),
    (Ask("over"), AsBefore(2)),
)


def test_a_game_that_goes_as_expected_passes_with_all_its_outcomes() -> None:
    """Every move was made."""
    outcomes = [NOTHING, NOTHING, answer(data=False), answer(2), answer(data=False)]
    result = judge(A_GO, outcomes)
    assert (result.verdict, result.outcomes) == (Verdict.PASSED, tuple(outcomes))


@pytest.mark.parametrize(
    ("index", "came", "verdict"),
    [
        (0, RAISED, Verdict.RAISED),
        (1, failure(Verdict.TIMEOUT), Verdict.TIMEOUT),
        (3, answer(1), Verdict.WRONG),
        (3, NOTHING, Verdict.NOT_A_SCORE),
        (4, answer(data=True), Verdict.WRONG),
    ],
)
def test_the_first_move_that_goes_otherwise_decides(
    index: int, came: Outcome, verdict: Verdict
) -> None:
    """What comes after it is no news, and is left out of what is told."""
    outcomes: list[Outcome] = [NOTHING, NOTHING, answer(data=False)]
    outcomes += [answer(2), answer(data=False)]
    outcomes[index] = came
    outcomes[index + 1 :] = [RAISED] * (4 - index)
    result = judge(A_GO, outcomes)
    assert result.verdict is verdict
    assert result.outcomes == tuple(outcomes[: index + 1])
