"""What was expected of rolls: the score and its reason, or what an open question leaves open."""

from collections.abc import Mapping
from typing import Any

from katas.model import OneReading, OpenScore, Readings, Result
from katas.spec.specification import Specification


class ExpectedWords:
    """The words for what one kata expects; `readings` are answers that were written down."""

    def __init__(self, spec: Specification, readings: Readings, says: Mapping[str, Any]) -> None:
        self._spec = spec
        self._readings = readings
        self._says = says

    def of_a_question(self, expectation: OpenScore | OneReading, result: Result) -> tuple[str, str]:
        """What an open question leaves open, or what the announced reading of it gives."""
        name = expectation.question
        settled = self._readings.get(name)
        if isinstance(expectation, OneReading):
            why = self._announced(name) if settled else self._says["open-row"]
            return self._says["one-answer"], why
        if settled:
            return str(dict(expectation.scores)[settled]), self._why_announced(result)
        return " / ".join(map(str, expectation.printed)), self._says["open-row"]

    def _announced(self, name: str) -> str:
        """The answer to an open question that was written down before."""
        answers = (
            reading.says
            for question in self._spec.kata.questions
            if question.name == name and (reading := question.reading(self._readings[name]))
        )
        return next(answers, self._readings[name])

    def why(self, result: Result) -> str:
        """The row's own reason, then the rule that makes it one."""
        example = result.example
        last = example.scores[-1]
        try:
            rule = self._spec.rulebook.explain(last.roll, last.category, self._readings).rule
        except ValueError:
            rule = ""
        return ": ".join(filter(None, (example.because, rule)))

    def _why_announced(self, result: Result) -> str:
        """The rulebook's reason: the row's own is that of the reading which pays."""
        last = result.example.scores[-1]
        explained = self._spec.rulebook.explain(last.roll, last.category, self._readings)
        return f"{explained.because}: {explained.rule}"
