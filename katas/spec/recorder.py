"""Records the transcript: the spec as data, made by the same steps that pytest-bdd runs."""

import re
from collections.abc import Sequence
from dataclasses import replace

from katas.errors import SpecError, UsageError
from katas.model import (
    Draft,
    Example,
    Expectation,
    OneReading,
    OpenScore,
    Operation,
    Question,
    Source,
)
from katas.spec.reader import Feature, Row, Scenario, Step
from katas.spec.specification import Specification
from katas.spec.steps import StepDefinitions

PLACEHOLDER = re.compile(r"<(.+?)>")


class Recorder:
    """Turns the rows of a kata's features into examples."""

    def __init__(self, spec: Specification) -> None:
        self.spec = spec
        self._definitions = StepDefinitions(spec.steps)

    def transcript(self, upto: str | None = None) -> list[Example]:
        """Record every example of the kata, in the order of its stages.

        Raises SpecError for a step that is ambiguous or has no definition.
        """
        return [
            self.record(feature, scenario, row)
            for feature in self.spec.features(upto)
            for scenario in feature.scenarios
            for row in scenario.rows
        ]

    def record(self, feature: Feature, scenario: Scenario, row: Row) -> Example:
        """Run a row's steps on a draft and keep what they asked and expected."""
        draft = Draft()
        for step in scenario.steps:
            text, place = _filled(step.text, row), f"{feature.name}:{step.line}"
            definition = self._definitions.find(step.kind, text, place)
            try:
                definition.run(draft, text, _filled_table(step, row))
            except UsageError as error:
                raise SpecError.at(place, error.problem, advice=error.advice) from None
        return self.finish(draft, feature, scenario, row)

    def finish(self, draft: Draft, feature: Feature, scenario: Scenario, row: Row) -> Example:
        """Make an example of a filled-in draft: categories by their names, questions resolved.

        Raises SpecError if the steps asked or expected nothing, or nothing that makes sense.
        """
        place = f"{feature.name}:{row.line}"
        operations = tuple(self._named(operation, place) for operation in draft.operations)
        if not operations or draft.expectation is None:
            raise SpecError.at(
                place, "the steps of an example ask for something and expect something"
            )
        return Example(
            feature=feature.name,
            line=row.line,
            heading=feature.title,
            scenario=scenario.name,
            title=row.title,
            source=row.source,
            because=row.because,
            operations=operations,
            expectation=self._resolved(draft.expectation, operations, place),
        )

    def finish_own(self, draft: Draft, name: str, title: str) -> Example:
        """Make an example of a draft from a feature of the learner's own."""
        row = Row(title, {}, "", Source.OURS, (), 0)
        scenario = Scenario(title, (), (row,), (), outline=False, line=0)
        feature = Feature(self.spec.kata.features, name, title, "en", (), (scenario,))
        return self.finish(draft, feature, scenario, row)

    def _named(self, operation: Operation, place: str) -> Operation:
        """The operation with its category as the shelf names it, however it was printed."""
        if operation.category is None:
            return operation
        category = self.spec.vocabulary.category(operation.category)
        if category is None or category not in self.spec.rulebook.categories:
            raise SpecError.at(place, f"there is no category {operation.category!r}")
        return replace(operation, category=category)

    def _resolved(
        self, expectation: Expectation, operations: Sequence[Operation], place: str
    ) -> Expectation:
        """Fill in what each reading of an open question gives."""
        if not isinstance(expectation, (OpenScore, OneReading)):
            return expectation
        question = self.spec.kata.question_about(operations[-1].category)
        if question is None:
            raise SpecError.at(place, f"no open question is about {operations[-1].category!r}")
        by_reading = {
            reading.name: tuple(
                self._score(operation, question, reading.name) for operation in operations
            )
            for reading in question.readings
        }
        if isinstance(expectation, OneReading):
            return OneReading(question.name, tuple(by_reading.items()))
        scores = tuple((name, points[-1]) for name, points in by_reading.items())
        _same_scores(expectation, question, {points for _, points in scores}, place)
        return replace(expectation, question=question.name, scores=scores)

    def _score(self, operation: Operation, question: Question, reading: str) -> int:
        return self.spec.rulebook.explain(
            operation.roll, operation.category, {question.name: reading}
        ).score


def _same_scores(expectation: OpenScore, question: Question, scores: set[int], place: str) -> None:
    if expectation.table != question.table:
        raise SpecError.at(
            place,
            f"the open question about {question.category} is put as 'at a table {question.table}'",
            found=[f"here it is 'at a table {expectation.table}'"],
        )
    if set(expectation.printed) != scores:
        raise SpecError.at(
            place,
            f"the row leaves open {sorted(expectation.printed)}",
            found=[f"the readings of {question.name} give {sorted(scores)}"],
        )


def _filled(text: str, row: Row) -> str:
    """Fill a row's cells into a text, as pytest-bdd does."""
    return PLACEHOLDER.sub(lambda found: row.cells.get(found[1], found[0]), text)


def _filled_table(step: Step, row: Row) -> list[list[str]]:
    return [[_filled(cell, row) for cell in cells] for cells in step.table]
