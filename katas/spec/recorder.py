"""Records the transcript: the spec as data, made by the same steps that pytest-bdd runs."""

import re
from collections.abc import Sequence

from katas.errors import SpecError, UsageError
from katas.model import (
    Course,
    Draft,
    Example,
    Expectation,
    Expected,
    Gives,
    OneReading,
    OpenScore,
    Operation,
    Place,
    Question,
    Refused,
    Score,
    Source,
)
from katas.records import replace
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
        if not draft.operations or draft.expectation is None:
            raise SpecError.at(
                place, "the steps of an example ask for something and expect something"
            )
        refused = _refused(draft.expectation)
        operations = tuple(
            self._named(operation, place, may_be_none=index in refused)
            for index, operation in enumerate(draft.operations)
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

    def _named(self, operation: Operation, place: str, *, may_be_none: bool = False) -> Operation:
        """The operation with its category as the shelf names it, however it was printed."""
        if not isinstance(operation, (Score, Place)) or operation.category is None:
            return operation
        if may_be_none and self.spec.vocabulary.category(operation.category) is None:
            return operation
        return replace(operation, category=self._category(operation.category, place))

    def _category(self, printed: str, place: str) -> str:
        category = self.spec.vocabulary.category(printed)
        if category is None or category not in self.spec.rulebook.categories:
            raise SpecError.at(place, f"there is no category {printed!r}")
        return category

    def _course(self, course: Course, place: str) -> Course:
        """The course with every card's categories as the shelf names them."""
        return Course(tuple(self._gives(item, place) for item in course.expected))

    def _gives(self, expected: Expected, place: str) -> Expected:
        if isinstance(expected, Gives) and isinstance(expected.value, dict):
            card = {self._category(name, place): points for name, points in expected.value.items()}
            return Gives(card)
        return expected

    def _resolved(
        self, expectation: Expectation, operations: Sequence[Operation], place: str
    ) -> Expectation:
        """Fill in what each reading of an open question gives."""
        if isinstance(expectation, Course):
            return self._course(expectation, place)
        if not isinstance(expectation, (OpenScore, OneReading)):
            return expectation
        scored = [operation for operation in operations if isinstance(operation, Score)]
        question = self.spec.kata.question_about(scored[-1].category)
        if question is None:
            raise SpecError.at(place, f"no open question is about {scored[-1].category!r}")
        by_reading = {
            reading.name: tuple(
                self._score(operation, question, reading.name) for operation in scored
            )
            for reading in question.readings
        }
        if isinstance(expectation, OneReading):
            return OneReading(question.name, tuple(by_reading.items()))
        scores = tuple((name, points[-1]) for name, points in by_reading.items())
        _same_scores(expectation, question, {points for _, points in scores}, place)
        return replace(expectation, question=question.name, scores=scores)

    def _score(self, operation: Score, question: Question, reading: str) -> int:
        return self.spec.rulebook.explain(
            operation.roll, operation.category, {question.name: reading}
        ).score


def _refused(expectation: Expectation) -> set[int]:
    """The moves of a game that are refused: a category that no card has may be among them."""
    expected = expectation.expected if isinstance(expectation, Course) else ()
    return {index for index, wanted in enumerate(expected) if isinstance(wanted, Refused)}


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
