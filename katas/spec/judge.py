"""Compares what came with what was expected. The only place where a verdict is found."""

from collections.abc import Mapping, Sequence

from katas.model import (
    Answer,
    ExactScore,
    Example,
    Failure,
    OneReading,
    OpenScore,
    Outcome,
    Readings,
    Refusal,
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
    settled = readings or {}
    match example.expectation:
        case ExactScore(points=points):
            return _exact(example, outcomes, points)
        case OpenScore(question=question, scores=scores) if question in settled:
            return _exact(example, outcomes, dict(scores)[settled[question]])
        case OpenScore(scores=scores):
            by_reading = {name: (points,) for name, points in scores}
            return _one_reading(example, outcomes[-1:], by_reading)
        case OneReading(question=question, scores=by_reading):
            wanted = dict(by_reading)
            if question in settled:
                wanted = {settled[question]: wanted[settled[question]]}
                return _all_exact(example, outcomes, wanted)
            return _one_reading(example, outcomes, wanted)
        case Refusal():
            return _refused(example, outcomes)


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
    asked = example.operations[-len(answers) :]
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
