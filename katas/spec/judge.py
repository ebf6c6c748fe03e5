"""Compares what came with what was expected. The only place where a verdict is found."""

from collections.abc import Mapping, Sequence

from katas.model import (
    Accepted,
    Answer,
    Answered,
    AsBefore,
    Course,
    ExactScore,
    Example,
    Expected,
    Failure,
    Gives,
    OneReading,
    OpenScore,
    Outcome,
    Readings,
    Refusal,
    Refused,
    Result,
    Verdict,
)


def judge(
    example: Example, outcomes: Sequence[Outcome], readings: Readings | None = None
) -> Result:
    """Judge an example by the outcomes of its operations, one each.

    `readings` are answers to open questions that were announced: their rows are then
    ordinary examples.
    """
    match example.expectation:
        case ExactScore(points=points):
            return _exact(example, outcomes, points)
        case Refusal():
            return _refused(example, outcomes)
        case Course(expected=expected):
            return _course(example, outcomes, expected)
        case OpenScore() | OneReading() as open_question:
            return _open(example, outcomes, open_question, readings or {})


def _open(
    example: Example,
    outcomes: Sequence[Outcome],
    expectation: OpenScore | OneReading,
    settled: Readings,
) -> Result:
    """An open question: by the reading that was announced, or any that is kept to."""
    name = expectation.question
    if isinstance(expectation, OpenScore):
        if name in settled:
            return _exact(example, outcomes, dict(expectation.scores)[settled[name]])
        by_reading = {reading: (points,) for reading, points in expectation.scores}
        return _one_reading(example, outcomes[-1:], by_reading)
    wanted = dict(expectation.scores)
    if name in settled:
        return _all_exact(example, outcomes, {settled[name]: wanted[settled[name]]})
    return _one_reading(example, outcomes, wanted)


def _result(example: Example, outcomes: Sequence[Outcome], verdict: Verdict) -> Result:
    return Result(example, verdict, tuple(outcomes))


def _verdict(outcome: Outcome, points: int) -> Verdict:
    if isinstance(outcome, Failure):
        return outcome.verdict
    if outcome.score is None:
        return Verdict.NOT_A_SCORE
    return Verdict.PASSED if outcome.score == points else Verdict.WRONG


def _exact(example: Example, outcomes: Sequence[Outcome], points: int) -> Result:
    return _result(example, outcomes, _verdict(outcomes[-1], points))


def _all_exact(
    example: Example, outcomes: Sequence[Outcome], wanted: Mapping[str, tuple[int, ...]]
) -> Result:
    """Every score as the announced reading has it; the first that isn't decides."""
    (points,) = wanted.values()
    verdicts = [_verdict(*pair) for pair in zip(outcomes, points, strict=True)]
    wrong = next((verdict for verdict in verdicts if verdict is not Verdict.PASSED), Verdict.PASSED)
    return _result(example, outcomes, wrong)


def _one_reading(
    example: Example, outcomes: Sequence[Outcome], scores: Mapping[str, tuple[int, ...]]
) -> Result:
    """Any reading passes that all the answers keep to.

    A score that fits no reading is to discuss: it neither counts nor breaks the rest. What is
    no score at all is no answer, and is judged as anywhere else.
    """
    for outcome in outcomes:
        if isinstance(outcome, Failure):
            return _result(example, outcomes, outcome.verdict)
        if outcome.score is None:
            return _result(example, outcomes, Verdict.NOT_A_SCORE)
    answers = [outcome.score for outcome in outcomes if isinstance(outcome, Answer)]
    listed = [
        index
        for index, answer in enumerate(answers)
        if any(points[index] == answer for points in scores.values())
    ]
    followed = tuple(
        name
        for name, points in scores.items()
        if listed and all(points[index] == answers[index] for index in listed)
    )
    mixed = bool(listed) and not followed
    return Result(
        example,
        Verdict.WRONG if mixed or _contradict(example, answers) else Verdict.PASSED,
        tuple(outcomes),
        followed,
        to_discuss=len(listed) < len(answers),
    )


def _contradict(example: Example, answers: Sequence[int | None]) -> bool:
    """Whether the same dice, lying otherwise, are answered otherwise."""
    asked = example.scores[-len(answers) :]
    by_dice: dict[tuple[int, ...], set[int | None]] = {}
    for operation, answer in zip(asked, answers, strict=True):
        by_dice.setdefault(tuple(sorted(operation.roll)), set()).add(answer)
    return any(len(given) > 1 for given in by_dice.values())


def _refused(example: Example, outcomes: Sequence[Outcome]) -> Result:
    """Refused counts only by a solution that scores the legal roll asked first."""
    control, attempt = outcomes[0], outcomes[-1]
    if isinstance(control, Failure):
        return _result(example, outcomes, control.verdict)
    if control.score is None:
        return _result(example, outcomes, Verdict.NOT_A_SCORE)
    if isinstance(attempt, Answer):
        return _result(
            example, outcomes, Verdict.WRONG if attempt.could_refuse else Verdict.NOT_THERE
        )
    refused = attempt.verdict is Verdict.RAISED
    return _result(example, outcomes, Verdict.PASSED if refused else attempt.verdict)


def _course(example: Example, outcomes: Sequence[Outcome], expected: Sequence[Expected]) -> Result:
    """A game goes as expected up to its end; the first move that doesn't decides."""
    for index, wanted in enumerate(expected):
        verdict = move_verdict(wanted, outcomes[: index + 1])
        if verdict is not Verdict.PASSED:
            return _result(example, outcomes[: index + 1], verdict)
    return _result(example, outcomes, Verdict.PASSED)


def move_verdict(wanted: Expected, outcomes: Sequence[Outcome]) -> Verdict:
    """Judge the last of some moves; the earlier ones are there for what was before."""
    outcome = outcomes[-1]
    match wanted:
        case Refused():
            failed = outcome.verdict if isinstance(outcome, Failure) else Verdict.WRONG
            return Verdict.PASSED if failed is Verdict.RAISED else failed
        case AsBefore(index=index):
            return _as_before(outcome, outcomes[index])
        case Gives(value=value):
            return _verdict_of(outcome, value)
        case Answered():
            return _answered(outcome)
        case Accepted() if isinstance(outcome, Failure):
            return outcome.verdict
    return Verdict.PASSED


def _answered(outcome: Outcome) -> Verdict:
    if isinstance(outcome, Failure):
        return outcome.verdict
    return Verdict.NOT_A_SCORE if outcome.data is None else Verdict.PASSED


def _as_before(outcome: Outcome, before: Outcome) -> Verdict:
    if isinstance(before, Answer):
        return _verdict_of(outcome, before.data)
    # Its own examples tell that it is still to be written, or fails.
    return Verdict.PASSED if isinstance(outcome, Failure) else Verdict.WRONG


def _verdict_of(outcome: Outcome, value: object) -> Verdict:
    if isinstance(outcome, Failure):
        return outcome.verdict
    if outcome.data is None:
        return Verdict.PASSED if value is None else Verdict.NOT_A_SCORE
    return Verdict.PASSED if outcome.data == value else Verdict.WRONG
