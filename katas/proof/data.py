"""A check as data: what `kata check --json` prints, documented in docs/check.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from katas.model import Answer, Outcome, show_roll
from katas.proof.checking import Checked
from katas.proof.diagnosing.causes import Behind, Known, Rules
from katas.proof.diagnosing.diagnosis import Diagnosis
from katas.proof.diagnosing.saying import Saying
from katas.proof.proof import CategoryProof, Clash, Difference, OpenQuestion, Purity
from katas.proof.report import words
from katas.spec.examining import Examined

FORMAT = 1
"""Raised when a field changes its meaning or goes; new ones may come."""


def as_data(
    examined: Examined, checked: Checked | None, *, guessed: Sequence[str] | None = None
) -> dict[str, Any]:
    """A check as JSON has it; `checked` is None where only the examples were asked for.

    `guessed` are the other katas that the code answers as well, where nobody has said which it
    is; None where somebody has.
    """
    binding, spec = examined.solution.binding, examined.spec
    asked, failed = len(examined.results), examined.failed
    names = spec.category_name
    return {
        "format": FORMAT,
        "kata": spec.kata.id,
        "guessed": guessed is not None,
        "as_well": list(guessed or ()),
        "rules": spec.rulebook.name,
        "stage": examined.stage,
        "solution": examined.solution.name,
        "passed": examined.passed if checked is None else checked.passed,
        "binding": {
            "calls": {names(category): str(call) for category, call in binding.calls.items()},
            "missing": {names(category): str(item) for category, item in binding.missing.items()},
        },
        "examples": {
            "asked": asked,
            "passed": asked - len(failed),
            "failed": [
                {
                    "where": told.where,
                    "category": told.category,
                    "example": told.heading,
                    "verdict": told.verdict,
                    "expected": told.expected,
                    "got": told.got,
                    "place": told.place,
                }
                for told in failed
            ],
        },
        "games": [
            {"passed": told.passed, "says": told.played}
            for told in (checked.games if checked else ())
        ],
        "proof": checked and _proof(checked),
    }


def _proof(checked: Checked) -> dict[str, Any]:
    """Every roll there is."""
    proof, spec, diagnoses = checked.proof, checked.spec, checked.diagnoses
    saying = Saying(spec, words(spec.rulebook.language))
    return {
        "rolls": proof.asked,
        "wrong": proof.wrong,
        "dice": list(proof.dice),
        "missing": list(map(spec.category_name, proof.missing)),
        "follows": list(checked.follows),
        "categories": {
            spec.category_name(category): _category(item, diagnoses[category], saying)
            for category, item in proof.categories.items()
        },
    }


def _category(proof: CategoryProof, diagnosis: Diagnosis, saying: Saying) -> dict[str, Any]:
    return {
        "passed": proof.passed,
        "rolls": proof.asked,
        "wrong": proof.wrong,
        "not_run": proof.not_run,
        "clearest": _difference(proof.clearest),
        "smallest": _difference(proof.smallest),
        "reading": _question(proof.question),
        **_purity(proof.purity),
        "refusals": {
            "asked": proof.refusals,
            "not_refused": proof.not_refused,
            "first": _difference(proof.unrefused),
        },
        "follows": list(diagnosis.follows),
        "behind": [_behind(proof, item, saying) for item in diagnosis.behind],
        "unexplained": diagnosis.left,
    }


def _behind(proof: CategoryProof, behind: Behind, saying: Saying) -> dict[str, Any]:
    cause = behind.cause
    return {
        "says": saying.sentence(proof.category, behind),
        "rules": list(cause.names) if isinstance(cause, Rules) else [],
        "near_misses": [near.name for near in cause.near] if isinstance(cause, Known) else [],
        "rolls": behind.rolls,
        "of": behind.among,
        "shows": show_roll(behind.shows),
    }


def _difference(difference: Difference | None) -> dict[str, Any] | None:
    if difference is None:
        return None
    return {
        "roll": list(difference.roll),
        "expected": list(difference.expected),
        **_outcome(difference.came),
    }


def _outcome(outcome: Outcome) -> dict[str, Any]:
    """What came: a score, or what there was in its place."""
    if isinstance(outcome, Answer):
        kind = None if outcome.score is not None else outcome.kind
        return {"got": outcome.score, "shown": outcome.shown, "kind": kind, "verdict": "answered"}
    return {
        "got": None,
        "shown": outcome.message,
        "kind": outcome.kind,
        "verdict": outcome.verdict.value,
    }


def _clash(clash: Clash | None) -> list[dict[str, Any]] | None:
    if clash is None:
        return None
    return [
        {"roll": list(clash.first), **_outcome(clash.first_came)},
        {"roll": list(clash.second), **_outcome(clash.second_came)},
    ]


def _purity(purity: Purity) -> dict[str, Any]:
    """Whether order matters, whether the list is changed, whether anything is kept."""
    left = None
    if purity.left is not None:
        went, came = purity.left
        left = {"rolls": purity.changed, "went": list(went), "came": [str(item) for item in came]}
    return {
        "order": _clash(purity.order),
        "mutation": left,
        "repeatability": _clash(purity.again),
        "state": _clash(purity.shared),
    }


def _question(question: OpenQuestion | None) -> dict[str, Any] | None:
    if question is None:
        return None
    return {
        "question": question.name,
        "followed": list(question.followed),
        "announced": question.announced or None,
        "mixed": _clash(question.mixed),
        "to_discuss": question.to_discuss,
        "discussed": _difference(question.discussed),
    }
