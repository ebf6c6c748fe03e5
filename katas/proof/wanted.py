"""What a transcript asks of a proof: which categories by a stage, which refusals, which rolls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from katas.model import ExactScore, Example, Refusal, Roll
from katas.spec import Specification


def proved_at(
    spec: Specification, transcript: Sequence[Example], stage: str | None
) -> Mapping[str | None, tuple[int, ...]]:
    """The categories that can be proved at a stage, each with the numbers of dice."""
    dice = tuple(spec.rulebook.dice)
    if stage is None or stage == spec.kata.stages[-1].name:
        return dict.fromkeys(spec.rulebook.categories, dice)
    upto = {spec.name_of(path) for path in spec.kata.feature_files(stage)}
    by_now = set(_scored(example for example in transcript if example.feature in upto))
    found = {
        category: tuple(many for many in dice if (category, many) in by_now)
        for category in spec.rulebook.categories
        if category is not None  # where there are none, all of it comes with the last stage
    }
    return {category: many for category, many in found.items() if many}


def wants_refusals(spec: Specification, transcript: Iterable[Example], stage: str | None) -> bool:
    """Whether wrong numbers of dice are to be refused by a stage."""
    by_now = {spec.name_of(path) for path in spec.kata.feature_files(stage)}
    return any(
        isinstance(example.expectation, Refusal) and example.feature in by_now
        for example in transcript
    )


def _scored(transcript: Iterable[Example]) -> Iterator[tuple[str | None, int]]:
    """The categories that are asked for, with the number of dice, where one score is expected."""
    for example in transcript:
        if isinstance(example.expectation, ExactScore):
            yield from ((score.category, len(score.roll)) for score in example.scores)


def printed_rolls(transcript: Sequence[Example]) -> Mapping[str | None, list[Roll]]:
    """The rolls that the examples ask in each category, those that a document prints first."""
    found: dict[str | None, list[Roll]] = {}
    quoted = {"quoted": 0, "erratum": 1, "derived": 2}
    for example in sorted(transcript, key=lambda item: quoted.get(item.source.value, 3)):
        for score in example.scores:
            found.setdefault(score.category, []).append(score.roll)
    return found
