"""One kata run under pytest: everything the hooks need, in one place."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import ClassVar

import pytest

from katas.catalog import Stage
from katas.errors import UsageError, nearest
from katas.model import Answer, Course, Draft, Example, Outcome, Readings, Roll, Score, parse_roll
from katas.plug import Solution
from katas.plugin.beside import Asides, stretch_name
from katas.plugin.failing import TOLD
from katas.records import replace
from katas.spec import Recorder, Specification, Teller, Told, play


@dataclass
class KataRun:
    """A kata, its transcript, and the solution plugged in.

    `KEY` is where the run is kept; `EXAMPLE`, `STRETCH` and `TOLD` are where an item keeps the
    example that it is, the stretch that it belongs to, and what became of it. `asides` is what is
    asked beside the examples. `wanted` are the ids asked for, None for the whole kata; `answered`
    those for which a part that isn't there stands in. `shown_missing` are the parts whose one
    failing item has been collected.
    """

    KEY: ClassVar[pytest.StashKey[KataRun]] = pytest.StashKey()
    EXAMPLE: ClassVar[pytest.StashKey[Example]] = pytest.StashKey()
    STRETCH: ClassVar[pytest.StashKey[str]] = pytest.StashKey()
    TOLD: ClassVar[pytest.StashKey[Told]] = TOLD

    spec: Specification
    recorder: Recorder
    transcript: Sequence[Example]
    solution: Solution
    teller: Teller
    readings: Readings
    stage: str | None
    asides: Asides
    wanted: set[str] | None = None
    answered: set[str] = field(default_factory=set)
    shown_missing: set[str | None] = field(default_factory=set)

    @cached_property
    def examples(self) -> dict[tuple[str, int], Example]:
        """The transcript by feature and line."""
        return {(example.feature, example.line): example for example in self.transcript}

    @cached_property
    def files(self) -> dict[Path, str]:
        """The kata's feature files up to the stage, with their names."""
        return {path: self.spec.name_of(path) for path in self.spec.kata.feature_files(self.stage)}

    @property
    def tags(self) -> set[str]:
        """Every tag in the features."""
        tags: set[str] = set()
        for feature in self.spec.features(self.stage):
            tags.update(feature.tags)
            for scenario in feature.scenarios:
                tags.update(scenario.tags, *(row.tags for row in scenario.rows))
        return tags

    def wants(self, nodeid: str) -> bool:
        """Whether a node, something below it or something above it was asked for."""
        return self.wanted is None or any(
            f"{nodeid}::".startswith(f"{name}::") or f"{name}::".startswith(f"{nodeid}::")
            for name in self.wanted
        )

    def asks_for(self, ids: set[str]) -> bool:
        """Whether one of these was asked for, or something above it; remembers that it was."""
        if self.wanted is None:
            return True
        found = {
            name
            for name in self.wanted
            if any(f"{nodeid}::".startswith(f"{name}::") for nodeid in ids)
        }
        self.answered |= found
        return bool(found)

    def lacks(self, example: Example) -> list[str | None]:
        """The parts of the contract that an example needs and that aren't there."""
        return self.solution.binding.lacks(example.parts)

    def stretch_of(self, example: Example) -> str:
        """The stage of an example, if that is a stretch and nobody has asked for it by name."""
        return stretch_name(self._stages[example.feature], self.stage)

    @cached_property
    def _stages(self) -> dict[str, Stage]:
        """The stage of each feature, by the feature's name."""
        return {self.spec.name_of(path): self.spec.kata.stage_of(path) for path in self.files}

    @cached_property
    def missing(self) -> dict[str | None, int]:
        """What the kata asks for and isn't there: each part with how many examples need it."""
        lacking: dict[str | None, int] = {}
        for example in self.transcript:
            for part in self.lacks(example)[:1]:
                if not self.stretch_of(example):
                    lacking[part] = lacking.get(part, 0) + 1
        return lacking

    @property
    def stretches_not_begun(self) -> dict[str, str]:
        """The stretches that ask for what isn't there, each with what that is."""
        if self.wanted is not None:
            return {}
        lacking: dict[str, dict[str, None]] = {}
        for example in self.transcript:
            stage = self.stretch_of(example)
            for part in self.lacks(example)[:1] if stage else ():
                lacking.setdefault(stage, {})[self.spec.category_name(part)] = None
        return {stage: ", ".join(parts) for stage, parts in lacking.items()}

    def tell_missing(self, part: str | None) -> Told:
        """Tell that a part isn't there yet; it stands for all its examples."""
        return self.teller.tell_missing(part, self.missing[part])

    def score(self, roll: str | Iterable[int], category: str | None = None) -> int | Told:
        """Score a roll as the learner's own tests ask for it; words where no score comes.

        Raises UsageError for a category that the kata doesn't have, or text that is no roll.
        """
        __tracebackhide__ = True  # a learner's test fails in its own line
        dice = roll_of(roll)
        name = None if category is None else self.spec.vocabulary.category(category)
        if name not in self.spec.rulebook.categories:
            raise UsageError(
                f"{self.spec.kata.id} has no category {category!r}",
                found=[nearest(str(category), self.spec.category_names)],
            )
        operation = Score(dice, name)
        outcome = self.solution.perform(operation)
        self.repeat(outcome)
        if isinstance(outcome, Answer) and outcome.score is not None:
            return outcome.score
        return self.teller.tell_no_score(operation, outcome)

    def repeat(self, outcome: Outcome) -> None:
        """Print what the solution printed, as a part of the learner's own test that asked it."""
        if not self.solution.host.aloud:
            sys.stdout.write(outcome.printed)

    def judge(self, draft: Draft, known: Example | None, name: str, title: str) -> Told:
        """Play a draft on the solution and tell what became of it.

        `known` is the example of the transcript that the steps belong to; without one the
        draft is from a feature of the learner's own, called `name`.
        """
        example = known or self.recorder.finish_own(draft, name, title)
        result = play(self._so_far(example, draft), self.solution, self.readings)
        told = self.teller.tell(result)
        return replace(told, stretch=self.stretch_of(known)) if known else told

    def _so_far(self, example: Example, draft: Draft) -> Example:
        """A game as far as the draft goes: it may be judged before its last step."""
        expectation = example.expectation
        if not isinstance(expectation, Course):
            return example
        upto = len(draft.operations)
        course = Course(expectation.expected[:upto])
        return replace(example, operations=example.operations[:upto], expectation=course)


def roll_of(written: str | Iterable[int]) -> Roll:
    """Read a roll as a learner's own test has it: a text as the documents print it, or a list.

    Raises UsageError for text that is no roll.
    """
    __tracebackhide__ = True
    if not isinstance(written, str):
        return tuple(written)
    try:
        return parse_roll(written)
    except UsageError as error:
        raise error.with_traceback(None) from None  # the test's own line is enough
