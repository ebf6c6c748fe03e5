"""Asks many rolls in many categories, and goes on behind what never comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from katas.model import Answer, Failure, Outcome, Roll, Verdict
from katas.plug import Batch, Solution

Progress = Callable[[str | None, int, int], None]
"""Told before each category: which, how many were proved, and of how many."""

ENDS = 3
"""So many rolls of a category may hang or crash; behind the next nothing more is asked in it."""


def asked(
    solution: Solution,
    categories: Sequence[str | None],
    rolls: Sequence[Roll],
    progress: Progress | None,
) -> Iterator[tuple[str | None, Batch]]:
    """Ask every roll in every category: in one request, or one a category to show progress.

    One that had to be stopped ends its request; those behind it are asked anew. Where a request
    went with its process nobody knows which it was, and each is asked by itself.
    """
    left = list(categories)
    together = progress is None
    while left:
        if progress:
            progress(left[0], len(categories) - len(left), len(categories))
        part = left[:] if together else left[:1]
        batches = solution.perform_many(part, rolls)
        if len(part) > 1 and all(map(_is_lost, batches.values())):
            together = False
            continue
        for category in part:
            if category != part[0] and _was_not_asked(batches[category]):
                break
            yield category, _behind_ends(solution, category, rolls, batches[category])
            left.remove(category)


def outcome_at(batch: Batch, index: int) -> Outcome:
    """What came for one roll of many."""
    score = batch.scores[index]
    return batch.odd[index] if score is None else Answer(score, "int", str(score))


def not_asked(outcome: Outcome | None) -> bool:
    """Whether a roll wasn't asked, which says nothing about it."""
    return isinstance(outcome, Failure) and outcome.verdict is Verdict.NOT_RUN


def _was_not_asked(batch: Batch) -> bool:
    return not_asked(batch.odd.get(0))


def _ended(outcome: Outcome | None) -> bool:
    """Whether a roll ended the request that it was asked in."""
    kept = (Verdict.RAISED, Verdict.NOT_RUN)
    return isinstance(outcome, Failure) and outcome.verdict not in kept


def _is_lost(batch: Batch) -> bool:
    """Whether the process went, and whatever had been answered with it."""
    return bool(batch.scores) and all(_ended(batch.odd.get(at)) for at in range(len(batch.scores)))


def _behind_ends(
    solution: Solution, category: str | None, rolls: Sequence[Roll], came: Batch
) -> Batch:
    """The same, with what stands behind the first rolls that hang or crash.

    Behind one that hangs and takes its process with it nothing is asked: to find it took long.
    """
    parts: list[Batch] = []
    start = 0
    for _ in range(ENDS):
        is_lost = _is_lost(came)
        parts += _halved(solution, category, rolls[start:], came) if is_lost else [_upto_end(came)]
        start = sum(len(part.scores) for part in parts)
        if start == len(rolls):
            return _joined(parts)
        if is_lost and _is_timeout(came.odd[0]):
            return _joined([*parts, _unasked(len(rolls) - start)])
        came = solution.perform_many([category], rolls[start:])[category]
    return _joined([*parts, came])


def _is_timeout(outcome: Outcome) -> bool:
    return isinstance(outcome, Failure) and outcome.verdict is Verdict.TIMEOUT


def _unasked(many: int) -> Batch:
    return Batch([None] * many, dict.fromkeys(range(many), Failure(Verdict.NOT_RUN, "", "")))


def _upto_end(came: Batch) -> Batch:
    """What came up to the roll that ended the request; all of it, where none did."""
    ends = [at for at in came.odd if _ended(came.odd[at]) and not_asked(came.odd.get(at + 1))]
    end = min(ends, default=len(came.scores) - 1) + 1
    odd = {at: outcome for at, outcome in came.odd.items() if at < end}
    return replace(came, scores=came.scores[:end], odd=odd)


def _halved(
    solution: Solution, category: str | None, rolls: Sequence[Roll], lost: Batch
) -> list[Batch]:
    """The rolls before the one that takes the process with it, and that one, found by halves."""
    answered, most = 0, len(rolls)
    before = Batch([], {})
    half = 1
    while most - answered > 1:
        part = solution.perform_many([category], rolls[:half])[category]
        if _is_lost(part):
            most, lost = half, part
        else:
            answered, before = half, part
        half = (answered + most) // 2
    return [before, Batch([None], {0: lost.odd[0]})]


def _joined(parts: Sequence[Batch]) -> Batch:
    """One batch of many."""
    if len(parts) == 1:
        return parts[0]
    scores: list[int | None] = []
    odd: dict[int, Outcome] = {}
    for part in parts:
        odd |= {len(scores) + at: outcome for at, outcome in part.odd.items()}
        scores += part.scores
    examples = (part.example for part in parts if part.example is not None)
    return Batch(scores, odd, sum(part.changed for part in parts), next(examples, None))
