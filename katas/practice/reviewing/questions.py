"""Which readings the code has chosen, where the document leaves a question open."""

from __future__ import annotations

from collections.abc import Sequence

from katas.model import OneReading, OpenScore, Question, Readings, Result, show_roll
from katas.practice.reviewing.review import How, ReadingFacts
from katas.proof import Clash, OpenQuestion, Proof
from katas.proof.report import shown
from katas.spec import Specification


def readings_of(
    spec: Specification, proof: Proof, results: Sequence[Result], announced: Readings
) -> tuple[ReadingFacts, ...]:
    """How each open question of the kata is answered, on every roll."""
    return tuple(
        _facts(question, _proved(proof, question), results, announced.get(question.name, ""))
        for question in spec.kata.questions
    )


def _proved(proof: Proof, question: Question) -> OpenQuestion | None:
    proved = proof.categories.get(question.category)
    return proved.question if proved else None


def _facts(
    question: Question, proved: OpenQuestion | None, results: Sequence[Result], announced: str
) -> ReadingFacts:
    how = _how(proved)
    followed = proved.followed if proved and how is How.FOLLOWED else ()
    clash = proved.mixed if proved else None
    return ReadingFacts(
        question.name,
        question.asks,
        how,
        tuple(item.says for item in question.readings if item.name in followed),
        next((item.says for item in question.readings if item.name == announced), ""),
        all(result.passed for result in results if _asks(result, question)),
        _pairs(clash) if clash else None,
        proved.to_discuss if proved else 0,
    )


def _how(proved: OpenQuestion | None) -> How:
    if proved is None:
        return How.NOT_ANSWERED
    if proved.mixed is not None:
        return How.MIXED
    if proved.followed:
        return How.FOLLOWED
    return How.TO_DISCUSS if proved.to_discuss else How.NOT_ANSWERED


def _asks(result: Result, question: Question) -> bool:
    """Whether an example asks the question."""
    wanted = result.example.expectation
    return isinstance(wanted, (OpenScore, OneReading)) and wanted.question == question.name


def _pairs(clash: Clash) -> tuple[tuple[str, str], tuple[str, str]]:
    return (
        (show_roll(clash.first), shown(clash.first_came, "-")),
        (show_roll(clash.second), shown(clash.second_came, "-")),
    )
