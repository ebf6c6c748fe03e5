"""Performs the steps of a call on a host, one request each."""

from collections.abc import Iterator, Sequence
from contextlib import closing

from katas.model import Answer, Failure, Outcome, Roll, Verdict
from katas.plug.port import (
    Argument,
    Batch,
    Dice,
    Host,
    Made,
    Reference,
    Step,
    StepArgument,
)


def perform(steps: Sequence[Step], host: Host, roll: Roll) -> Iterator[Outcome]:
    """Perform a call on one roll; and its last step again, as often as is asked.

    What was made on the way is released in the end.
    """
    *before, last = steps
    made: list[Reference | None] = []
    try:
        for step in before:
            came = _step(step, host, roll, made)
            if isinstance(came, Failure):
                yield came
                return
            made.append(came if isinstance(came, Reference) else None)
        while True:
            came = _step(last, host, roll, made)
            assert isinstance(came, (Answer, Failure)), "the last step makes nothing"
            yield came
    finally:
        for reference in made:
            if reference is not None:
                host.release(reference)


def _step(
    step: Step, host: Host, roll: Roll, made: Sequence[Reference | None]
) -> Outcome | Reference:
    arguments = list(_filled(step.arguments, roll, made))
    on = None if step.on is None else made[step.on]
    match step.operation:
        case "new":
            return host.new(step.path, arguments)
        case "set":
            assert on is not None, "an attribute is set on an object"
            return host.set(on, step.path[-1], arguments[0])
        case "get":
            return host.get(step.path, on)
    return host.call(step.path, arguments, on)


def _filled(
    arguments: Sequence[StepArgument], roll: Roll, made: Sequence[Reference | None]
) -> Iterator[Argument]:
    for argument in arguments:
        match argument:
            case Dice.LIST:
                yield list(roll)
            case Dice.EACH:
                yield from roll
            case Made(step):
                yield made[step]
            case _:
                yield argument


def one_by_one(steps: Sequence[Step], host: Host, rolls: Sequence[Roll]) -> Batch:
    """Perform a call on many rolls, for a host that knows no batches."""
    scores: list[int | None] = []
    odd: dict[int, Outcome] = {}
    changed, example = 0, None
    stopped = False
    for index, roll in enumerate(rolls):
        if stopped:
            outcome: Outcome = Failure(Verdict.NOT_RUN, "", "")
        else:
            with closing(perform(steps, host, roll)) as performed:  # type: ignore[type-var]  # a generator, which can be closed
                outcome = next(performed)
        score = outcome.score if isinstance(outcome, Answer) else None
        scores.append(score)
        if score is None:
            odd[index] = outcome
        if isinstance(outcome, Answer) and outcome.left is not None:
            changed += 1
            example = example or (roll, outcome.left)
        stopped = isinstance(outcome, Failure) and outcome.verdict is not Verdict.RAISED
    return Batch(scores, odd, changed, example)
