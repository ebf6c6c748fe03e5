"""Puts into words which readings the teams' code gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from katas.catalog import Kata
from katas.dojo.looking_back.facts import LookBack
from katas.dojo.looking_back.told import Question
from katas.spec.plain import shortened

LONG = 80
"""So many characters of a question or an answer are shown, where no kata that is known has it."""


def question_words(kata: Kata | None, name: str, reading: str) -> tuple[str, str]:
    """A question and an answer to it, as the kata has them; else as the light names them."""
    for question in kata.questions if kata else ():
        if question.name == name:
            known = question.reading(reading)
            return question.asks, known.says if known else shortened(reading, LONG)
    return shortened(name, LONG), shortened(reading, LONG)


def questions_of(back: LookBack, labels: Sequence[str]) -> Iterator[Question]:
    """Each open question with its answers, and which teams' code gives them.

    Those of the kata come first, whether somebody's code answers them or not.
    """
    answers: dict[str, dict[str, list[str]]] = {
        question.asks: {} for question in (back.kata.questions if back.kata else ())
    }
    for facts, label in zip(back.teams, labels, strict=True):
        for name, reading in facts.readings.items():
            asks, says = question_words(back.kata_of(facts), name, reading)
            answers.setdefault(asks, {}).setdefault(says, []).append(label)
    for asks, given in answers.items():
        yield Question(asks, tuple((says, ", ".join(teams)) for says, teams in given.items()))
