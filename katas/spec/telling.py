"""Tells a result in dice words: what was expected and why, what came and whose rules have it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from katas.model import (
    Answer,
    Course,
    ExactScore,
    Example,
    Failure,
    OneReading,
    OpenScore,
    Outcome,
    Readings,
    Refusal,
    Result,
    Score,
    Source,
    Verdict,
    show_roll,
)
from katas.plug import Binding
from katas.spec.expected import ExpectedWords
from katas.spec.no_answer import NoAnswerWords
from katas.spec.specification import Specification
from katas.spec.told import Told, changed, phrases
from katas.spec.whose_rules import whose_rules

if TYPE_CHECKING:
    from katas.spec.game_telling import GameTeller


class Teller:
    """Tells the results of one kata, in the language of its rulebook."""

    def __init__(
        self, spec: Specification, binding: Binding, readings: Readings | None = None
    ) -> None:
        self._spec = spec
        self._binding = binding
        self._readings = readings or {}
        self.language = spec.rulebook.language
        self.says: Mapping[str, Any] = phrases(self.language)
        self._wanted = ExpectedWords(spec, self._readings, self.says)
        self._nothing = NoAnswerWords(self.says)

    def tell(self, result: Result) -> Told:
        """Put a result into words; a plain pass needs few."""
        example = result.example
        if result.passed and isinstance(example.expectation, (ExactScore, Course)):
            return Told(
                where=example.place,
                heading=self._heading(result),
                category=self._about(example),
                verdict=result.verdict.value,
                word=result.verdict.word,
                printed=_printed(result.outcomes),
                changed=self._changed(result),
                language=self.language,
            )
        expected, why = self._expected(result)
        got, got_why = self._got(result)
        return Told(
            where=example.place,
            heading=self._heading(result),
            category=self._about(example),
            verdict=result.verdict.value,
            word=result.verdict.word,
            expected=expected,
            expected_why=why,
            source=self._source(example),
            got=got,
            got_why=got_why,
            place=self._place(result),
            note=self._note(result),
            question=self._question(result),
            followed=result.followed,
            language=self.language,
            to_discuss=result.to_discuss,
            announced=self._readings.get(self._question(result), ""),
            printed=_printed(result.outcomes),
            changed=self._changed(result),
            story=self._games.story(result) if example.moves else (),
        )

    @cached_property
    def _games(self) -> GameTeller:
        from katas.spec.game_telling import GameTeller  # noqa: PLC0415  # only where there is a game

        return GameTeller(self._spec)

    def _add(self, part: str | None) -> str:
        """What to add for a part that isn't there; about a game in the rulebook's language."""
        words = self._games.add(part, self._binding) if self._spec.kata.parts else ""
        return words or str(self._binding.lacking(part) or "")

    def _about(self, example: Example) -> str:
        """What the summary counts it under: its category, or its feature where it is a game."""
        if isinstance(example.expectation, Course):
            return example.heading
        return self._spec.category_name(example.category)

    def tell_no_score(self, operation: Score, outcome: Outcome) -> Told:
        """Put into words that an operation asked by a learner's own test gave no score."""
        category = operation.category
        name = self._spec.category_name(category)
        if isinstance(outcome, Answer):
            got, why = outcome.shown, self._nothing.no_score(outcome)
        elif outcome.verdict is Verdict.NOT_THERE:
            got, why = self.says["not-there"], outcome.message
        else:
            got, why = self._failure(outcome, category)
        return Told(
            where="",
            heading=f"{name}: {show_roll(operation.roll)}",
            category=name,
            verdict=Verdict.NOT_A_SCORE.value,
            word=Verdict.NOT_A_SCORE.word,
            got=got,
            got_why=why,
            place=outcome.place,
            printed=outcome.printed,
            language=self.language,
        )

    def tell_missing(self, category: str | None, rows: int) -> Told:
        """Put into words that a category isn't there yet, and what to add."""
        name = self._spec.category_name(category)
        return Told(
            where="",
            heading=name,
            category=name,
            verdict=Verdict.NOT_THERE.value,
            word=Verdict.NOT_THERE.word,
            got=self.says["not-there"],
            got_why=self._add(category),
            language=self.language,
            rows=rows,
        )

    def _source(self, example: Example) -> str:
        """Which document it comes from and how; a learner's own example has none."""
        if not example.line:
            return ""
        if example.source is Source.OURS:
            return str(self.says["source"]["ours"])
        return f"{self._spec.kata.document}, {self.says['source'][example.source.value]}"

    def _heading(self, result: Result) -> str:
        example = result.example
        about = example.heading
        if example.category is not None:
            name = self._spec.category_name(example.category)
            about = name[0].upper() + name[1:]
        if isinstance(example.expectation, (OneReading, Course)):
            return f"{about}: {example.scenario}"
        return f"{about}: {show_roll(example.scores[-1].roll)}"

    def _expected(self, result: Result) -> tuple[str, str]:
        example = result.example
        match example.expectation:
            case Course() as course:
                value, about = self._games.expected(course, result)
                return value, ": ".join(filter(None, (about, example.because)))
            case OpenScore() | OneReading() as open_question:
                return self._wanted.of_a_question(open_question, result)
            case ExactScore(points=points):
                return str(points), self._wanted.why(result)
            case Refusal():
                return self.says["refusal"], example.because

    def _got(self, result: Result) -> tuple[str, str]:
        example, outcome = result.example, _deciding(result)
        category = example.category
        if result.verdict is Verdict.NOT_THERE:
            return self.says["not-there"], self._not_there(outcome, category)
        if isinstance(example.expectation, Refusal) and not result.passed:
            return self._no_refusal(result)
        if isinstance(example.expectation, Course):
            return self._games.got(example.expectation, result)
        if isinstance(outcome, Failure):
            return self._failure(outcome, category)
        if isinstance(example.expectation, OneReading):
            return self._several(result)
        return self._scored(result, outcome)

    def _scored(self, result: Result, outcome: Answer) -> tuple[str, str]:
        """The wrong score that came, or what is none."""
        example = result.example
        if outcome.score is None:
            return outcome.shown, self._nothing.no_score(outcome)
        why = "" if result.passed else whose_rules(self._spec, example, outcome.score)
        return outcome.shown, why

    def _not_there(self, outcome: Outcome, category: str | None) -> str:
        """What is missing: the category, or a way to refuse a roll."""
        if isinstance(outcome, Answer):
            words: str = self.says["cant-refuse"]
            return words.format(got=outcome.shown)
        return str(self._binding.lacking(category) or "")

    def _no_refusal(self, result: Result) -> tuple[str, str]:
        """What came of a refusal that isn't one: of the legal roll, or of the other."""
        outcome, category = _deciding(result), result.example.category
        if outcome is result.outcomes[0] and isinstance(outcome, Failure):
            if outcome.verdict is not Verdict.RAISED:
                return self._failure(outcome, category)
            roll = show_roll(result.example.scores[0].roll)
            return outcome.kind, self.says["stub-refuses"].format(roll=roll)
        if isinstance(outcome, Failure):
            return self._failure(outcome, category)
        if outcome is result.outcomes[0]:
            return outcome.shown, self._nothing.no_score(outcome)
        return outcome.shown, self.says["no-refusal"]

    def _several(self, result: Result) -> tuple[str, str]:
        """All the answers, and whether one reading is behind them."""
        pairs = zip(result.example.scores, result.outcomes, strict=True)
        answers = ", ".join(
            self.says["answers"].format(
                answer=outcome.shown if isinstance(outcome, Answer) else outcome.kind,
                roll=show_roll(operation.roll),
            )
            for operation, outcome in pairs
        )
        if result.verdict is Verdict.NOT_A_SCORE:
            return self.says["no-score"], answers
        if result.passed and not result.followed:
            return self.says["to-discuss"], answers
        if result.passed:
            return self.says["one-answer"], answers
        announced = self._question(result) in self._readings
        mixed: str = self.says["mixed"].format(answers=answers)
        return self.says["several"], answers if announced else mixed

    def _failure(self, failure: Failure, category: str | None) -> tuple[str, str]:
        call = self._binding.calls.get(category)
        return self._nothing.failed(failure, self.says["no-score"], call or "")

    def _changed(self, result: Result) -> str:
        """The first list that came back changed, as it went and as it came."""
        for operation, outcome in zip(result.example.scores, result.outcomes, strict=False):
            if isinstance(outcome, Answer) and outcome.left is not None:
                return changed(operation.roll, outcome.left, self.language)
        return ""

    def _place(self, result: Result) -> str:
        return _deciding(result).place

    def _note(self, result: Result) -> str:
        outcome = result.outcomes[-1]
        refusal = isinstance(result.example.expectation, Refusal)
        if refusal and result.passed and isinstance(outcome, Failure) and outcome.accident:
            words: str = self.says["refused-by"]
            return words.format(accident=outcome.accident)
        return ""

    def _question(self, result: Result) -> str:
        expectation = result.example.expectation
        return expectation.question if isinstance(expectation, (OpenScore, OneReading)) else ""


def _printed(outcomes: Sequence[Outcome]) -> str:
    """What was printed in all."""
    return "".join(outcome.printed for outcome in outcomes)


def _deciding(result: Result) -> Outcome:
    """The outcome that decided.

    Of a refusal the legal roll's, where that was not scored; of several the first that is no
    score; else the last.
    """
    expectation = result.example.expectation
    asked = result.outcomes[:1] if isinstance(expectation, Refusal) else result.outcomes
    if isinstance(expectation, (Refusal, OneReading)):
        for outcome in asked:
            if isinstance(outcome, Failure) or outcome.score is None:
                return outcome
    return result.outcomes[-1]
