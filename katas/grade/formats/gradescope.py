"""Gradescope's results.json.

A submission without a mark has no score there and no tests, so that Gradescope says that the
grading failed, and not that it earned nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, TextIO

from katas.grade.formats.cases import Case, cases_of
from katas.grade.formats.escaping import several
from katas.grade.formats.words import number, status_words, verdict_words
from katas.grade.marks import Marked, Points, Rules
from katas.spec.plain import shortened

TEXT = {"output_format": "text", "test_output_format": "text", "test_name_format": "text"}
"""Nothing of it is markup."""

PRINTED = 10_000
"""So many characters of what was printed are shown in each place."""


def write(rules: Rules, marked: Marked, to: TextIO) -> None:
    """Write the results of one submission."""
    json.dump(_results(rules, marked), to, ensure_ascii=False, indent=1)
    to.write("\n")


def _results(rules: Rules, marked: Marked) -> dict[str, Any]:
    cases = list(cases_of(marked))
    head = {
        "output": _about(marked, cases),
        **TEXT,
        "visibility": "visible",
        "stdout_visibility": "hidden",
        "execution_time": max(round(marked.graded.seconds, 3), 0),
        "extra_data": _graded_by(rules, marked),
    }
    if marked.mark is None:
        return head
    return {"score": _clamped(marked.mark), **head, "tests": list(_tests(cases))}


def _clamped(points: Points) -> float:
    """Points as a number that is neither less than nothing nor more than there is."""
    return number(min(max(points.earned, 0), points.most))


def _about(marked: Marked, cases: Sequence[Case]) -> str:
    """What is said of the whole submission."""
    whole = [line for case in cases[:1] if not case.section for line in case.lines]
    printed = [shortened(several(marked.graded.printed), PRINTED)] if marked.graded.printed else []
    return "\n".join([*(whole or [status_words(marked.graded.status)]), *printed])


def _graded_by(rules: Rules, marked: Marked) -> dict[str, str]:
    return {
        "kata": rules.kata,
        "rulebook": rules.rulebook,
        "spec": rules.spec,
        "katas": rules.katas,
        "sandbox": marked.graded.sandbox,
        "digest": marked.digest,
    }


def _tests(cases: Sequence[Case]) -> Iterator[dict[str, Any]]:
    """A test for each case, numbered by its section and its place there."""
    for section, (_, own) in enumerate(groupby(cases, key=lambda case: case.section), 1):
        for place, case in enumerate(own, 1):
            yield _test(case, f"{section}.{place}")


def _test(case: Case, place: str) -> dict[str, Any]:
    lines = list(case.lines)
    if not case.passed and case.section:
        lines.insert(0, verdict_words(case.verdict))
    if case.printed:
        lines += ["", shortened(several(case.printed), PRINTED)]
    return {
        "name": case.name,
        "number": place,
        "score": _clamped(case.points),
        "max_score": number(case.points.most),
        "status": "passed" if case.passed else "failed",
        "output": "\n".join(lines),
        "tags": list(filter(None, (case.section, case.category, case.verdict))),
        "visibility": "visible",
    }
