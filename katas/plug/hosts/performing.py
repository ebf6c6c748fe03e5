"""Performs the steps of a call on a host, one request each."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing

from katas.model import Answer, Failure, Outcome, Roll, Verdict
from katas.plug.hosts.port import (
    Argument,
    Batch,
    Dice,
    Host,
    Made,
    Reference,
    Step,
    StepArgument,
    Wrapped,
)


def perform(steps: Sequence[Step], host: Host, roll: Roll) -> Iterator[Outcome]:
    """Perform a call on one roll; and its last step again, as often as is asked.

    What was made on the way is released in the end.
    """
    *before, last = steps
    made: list[Reference | None] = []
    kept: list[Reference] = []
    try:
        for step in before:
            came = _step(step, host, roll, made, kept)
            if isinstance(came, Failure):
                yield came
                return
            made.append(came if isinstance(came, Reference) else None)
        while True:
            came = _step(last, host, roll, made, kept)
            assert isinstance(came, (Answer, Failure)), "the last step makes nothing"
            yield came
    finally:
        _release(host, [*made, *kept])


def perform_on_one(steps: Sequence[Step], host: Host, rolls: Sequence[Roll]) -> Iterator[Outcome]:
    """Perform the last step of a call on each roll, on objects that the others made once.

    Where that fails, the failure is all that is given.
    """
    *before, last = steps
    made: list[Reference | None] = []
    kept: list[Reference] = []
    try:
        for step in before:
            came = _step(step, host, (), made, kept)
            if isinstance(came, Failure):
                yield came
                return
            made.append(came if isinstance(came, Reference) else None)
        for roll in rolls:
            came = _step(last, host, roll, made, kept)
            assert isinstance(came, (Answer, Failure)), "the last step makes nothing"
            yield came
    finally:
        _release(host, [*made, *kept])


def _release(host: Host, references: Iterable[Reference | None]) -> None:
    for reference in references:
        if reference is not None:
            host.release(reference)


def _step(
    step: Step,
    host: Host,
    roll: Roll,
    made: Sequence[Reference | None],
    kept: list[Reference],
) -> Outcome | Reference:
    """Perform one step; objects that are made for its arguments are added to those kept."""
    arguments: list[Argument] = []
    for argument in step.arguments:
        if isinstance(argument, Wrapped):
            objects = [host.new(argument.path, [die]) for die in roll]
            failed = next((made for made in objects if isinstance(made, Failure)), None)
            if failed:
                return failed
            wrapped = [item for item in objects if isinstance(item, Reference)]
            kept += wrapped
            arguments.append(wrapped)
        else:
            arguments += _filled(argument, roll, made)
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
    argument: StepArgument, roll: Roll, made: Sequence[Reference | None]
) -> Sequence[Argument]:
    """What an argument comes to for one roll: one value, or one a die."""
    match argument:
        case Dice.LIST:
            return [list(roll)]
        case Dice.EACH:
            return roll
        case Made(step):
            return [made[step]]
    assert not isinstance(argument, (Dice, Wrapped)), "all forms of dice are filled"
    return [argument]


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
