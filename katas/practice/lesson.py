"""A kata as it is practised in a folder: what is required, in order, and what a run makes of it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from katas.catalog import Settings, Shelf
from katas.errors import UsageError
from katas.model import Course, Example, OneReading, OpenScore, Result, Verdict
from katas.plug import Solution
from katas.practice.cursor import Memory, key_of
from katas.practice.lamp import readings_given
from katas.spec import (
    Specification,
    Teller,
    Told,
    failure_lines,
    open_specification,
    phrases,
    play,
    transcript,
)

Plug = Callable[[], Solution]
"""Loads a solution anew, and finds out how it is called. Raises KatasError where that can't be."""


@dataclass(frozen=True)
class Lesson:
    """A kata, opened, with the examples that are required by the settings, in the spec's order.

    What is a stretch isn't among them, unless it is asked for as the stage.
    """

    spec: Specification
    settings: Settings
    examples: Mapping[str, Example]

    @cached_property
    def order(self) -> tuple[str, ...]:
        """The keys of the examples, in their order."""
        return tuple(self.examples)

    @property
    def says(self) -> Mapping[str, Any]:
        """The words around the dice, in the language of the rulebook."""
        return phrases(self.spec.rulebook.language)

    def stage_of(self, example: Example) -> str:
        """The name of the stage that an example belongs to."""
        return self._stages[example.feature]

    @cached_property
    def _stages(self) -> dict[str, str]:
        kata = self.spec.kata
        return {
            self.spec.name_of(path): kata.stage_of(path).name for path in kata.feature_files(None)
        }

    def about(self, example: Example) -> str:
        """What an example counts under: its category, or its feature where it is a game."""
        if isinstance(example.expectation, Course):
            return example.heading
        return self.spec.category_name(example.category)

    def play(self, solution: Solution) -> Iterator[Result]:
        """Judge each example on a solution, in order."""
        for example in self.examples.values():
            yield play(example, solution, self.settings.readings)

    @property
    def stage_after(self) -> str:
        """The stage that comes when what is required is done; empty if there is none."""
        stages = self.spec.kata.stages
        done = len(self.spec.kata.stages_upto(self.settings.stage))
        return next((stage.name for stage in stages[done:] if not stage.stretch), "")


def open_lesson(shelf: Shelf, settings: Settings) -> Lesson:
    """Open what the settings name, and record its transcript.

    Raises UsageError for a kata, a stage or a reading that isn't there.
    """
    if settings.kata is None:
        raise UsageError(
            "which kata?",
            found=[f"there are: {', '.join(shelf.katas)}"],
            advice="say it: --kata ID",
        )
    spec = open_specification(shelf, shelf.find(settings.kata))
    spec.check_readings(settings.readings)
    return lesson_of(spec, settings, transcript(spec, settings.stage))


def lesson_of(spec: Specification, settings: Settings, asked: Iterable[Example]) -> Lesson:
    """A lesson in a kata that is open, by its transcript up to the settings' stage."""
    required = {
        spec.name_of(spec.kata.features / f"{feature}.feature")
        for stage in spec.kata.stages_upto(settings.stage)
        if not stage.stretch or stage.name == settings.stage
        for feature in stage.features
    }
    examples = {key_of(item): item for item in asked if item.feature in required}
    return Lesson(spec, settings, examples)


class Standing:
    """What one run of the examples makes of a solution.

    `memory` is what was remembered before that run.
    """

    def __init__(
        self, lesson: Lesson, solution: Solution, results: Iterable[Result], memory: Memory
    ) -> None:
        self.lesson = lesson
        self.memory = memory
        self.solution = solution
        self._binding = solution.binding
        self._teller = Teller(lesson.spec, solution.binding, lesson.settings.readings)
        self._results = dict(zip(lesson.order, results, strict=True))
        self.passing = {key for key, result in self._results.items() if result.passed}

    @property
    def finished(self) -> set[str | None]:
        """The categories whose examples all pass."""
        rows = [
            (example.category, key in self.passing)
            for key, example in self.lesson.examples.items()
            if not example.is_game
        ]
        return {category for category, _ in rows} - {name for name, passed in rows if not passed}

    @property
    def is_green(self) -> bool:
        """Whether nothing that passed before is lost, and the example at the cursor passes."""
        return self.memory.is_green(self.lesson.order, self.passing)

    @property
    def lost(self) -> list[str]:
        """What passed before and doesn't now."""
        return self.memory.lost(self.lesson.order, self.passing)

    @property
    def next_up(self) -> str:
        """The example to look at; empty where all pass."""
        return self.memory.next_up(self.lesson.order, self.passing)

    @property
    def readings(self) -> dict[str, str]:
        """The answers to open questions that the code gives."""
        return readings_given(
            (result.example.expectation.question, result.followed)
            for result in self._results.values()
            if isinstance(result.example.expectation, OpenScore | OneReading)
        )

    @property
    def first(self) -> str:
        """The failure that a whole run shows: lost, else written and wrong, else to be written."""
        failing = [key for key in self.lesson.order if key not in self.passing]
        written = (key for key in failing if not self._lacking(key))
        return next(iter(self.lost), "") or next(written, "") or next(iter(failing), "")

    def word(self, key: str) -> str:
        """One of the five words for what became of an example, as verdicts have it."""
        return Verdict.NOT_THERE.word if self._lacking(key) else self._results[key].verdict.word

    def tell(self, key: str) -> Told:
        """Put what became of an example into words; of what isn't there yet, what to add."""
        told = self._teller.tell(self._results[key])
        if not (lacking := self._lacking(key)):
            return told
        missing = self._teller.tell_missing(lacking[0], 1)
        return replace(told, got=missing.got, got_why=missing.got_why, place="")

    def failure(self, key: str) -> list[str]:
        """The lines that pytest shows of it."""
        return failure_lines(self.tell(key))

    def unfinished(self) -> list[str]:
        """A line for each category that doesn't pass as a whole: how many do, and what isn't so."""
        by_name: dict[str, list[str]] = {}
        for key in self.lesson.order:
            by_name.setdefault(self.lesson.about(self.lesson.examples[key]), []).append(key)
        words: Mapping[str, str] = self.lesson.says["standing"]["words"]
        rows = {
            name: Counter(self.word(key) for key in keys if key not in self.passing)
            for name, keys in by_name.items()
        }
        rows = {name: counted for name, counted in rows.items() if counted}
        width = max(map(len, rows), default=0)
        lines = []
        for name, counted in rows.items():
            all_of_it = len(by_name[name])
            told = ", ".join(f"{count} {words[word]}" for word, count in counted.items())
            passed = all_of_it - counted.total()
            if counted[Verdict.NOT_THERE.word] == all_of_it:
                told, passed = words[Verdict.NOT_THERE.word], 0
            of = self.lesson.says["standing"]["of"].format(passed=f"{passed:>3}", all=all_of_it)
            lines.append(f"{name:<{width}}  {of}   {told}")
        return lines

    def _lacking(self, key: str) -> list[str | None]:
        """The parts of the contract that an example needs and that aren't there."""
        return self._binding.lacks(self.lesson.examples[key].parts)
