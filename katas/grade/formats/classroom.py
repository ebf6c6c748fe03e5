"""GitHub Classroom: results as its reporter takes them, from the outputs of a step.

Its reporter adds up the scores of the tests; older ones print passed tests / all tests * the most
there is. A runner is a section of the mark, because its items weigh alike, and where the two would
still differ by a cent it is two: what was earned, and what was missed.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TextIO
from unicodedata import normalize

from katas.grade.formats.cases import Case, Ending, cases_of
from katas.grade.formats.escaping import logged
from katas.grade.formats.words import number
from katas.grade.marks import Marked, Rules

VERSION = 1

WHOLE = "submission"
"""The runner of a submission of which nothing was asked."""

MISSED = "missed"
"""What the id of a runner ends with that has what wasn't earned."""

RUNNERS = "runners"
"""The output that lists the others."""

STATUSES = {
    Ending.PASSED: "pass",
    Ending.WRONG: "fail",
    Ending.RAISED: "fail",
    Ending.STOPPED: "error",
    Ending.OURS: "error",
}


@dataclass(frozen=True, slots=True)
class Runner:
    """What the reporter takes for the results of one runner.

    There is always a test; each comes with its status, and with its score in hundredths, as
    `most` is.
    """

    id: str
    tests: tuple[tuple[Case, str, int], ...]
    most: int

    def as_text(self) -> str:
        """The results as they are handed on: JSON as base64, on one line."""
        return b64encode(json.dumps(self._results()).encode()).decode()

    def _results(self) -> dict[str, Any]:
        statuses = {status for _, status, _ in self.tests}
        status = statuses.pop() if len(statuses) == 1 else "fail"
        return {
            "version": VERSION,
            "status": status,
            "max_score": number(self.most),
            "tests": [_test(*test) for test in self.tests],
        }


def write(rules: Rules, marked: Marked, to: TextIO) -> None:  # noqa: ARG001  # all formats alike
    """Write the outputs of one submission, to be added to the file that $GITHUB_OUTPUT names."""
    results = outputs(marked)
    to.writelines(f"{name}={text}\n" for name, text in results.items())
    to.write(f"{RUNNERS}={','.join(results)}\n")


def outputs(marked: Marked) -> Mapping[str, str]:
    """The results of each runner by its id."""
    return {runner.id: runner.as_text() for runner in _runners(marked)}


def _runners(marked: Marked) -> Iterator[Runner]:
    """The runners of a submission; of one without a mark a single one, of which nothing counts."""
    cases = list(cases_of(marked, logged))
    if marked.mark is None:
        yield Runner(WHOLE, ((cases[0], "error", 0),), 0)
        return
    taken = {RUNNERS, WHOLE}
    for section, own in groupby(cases, key=lambda case: case.section):
        name = _id(section, taken) if section else WHOLE
        taken |= {name, name + MISSED}
        yield from _of_a_section(name, list(own))


def _of_a_section(name: str, cases: Sequence[Case]) -> Iterator[Runner]:
    earned = sum(case.points.earned for case in cases)
    most = sum(case.points.most for case in cases)
    passed = sum(STATUSES[case.ending] == "pass" for case in cases)
    if abs(passed * most - earned * len(cases)) * 2 < len(cases):  # less than half a cent apart
        tests = [(case, STATUSES[case.ending], case.points.earned) for case in cases]
        yield Runner(name, tuple(tests), most)
        return
    got = [(case, "pass", case.points.earned) for case in cases if case.points.earned]
    missed = [(case, _missed(case), 0) for case in cases if _lacks(case)]
    if got:
        yield Runner(name, tuple(got), earned)
    if missed:
        yield Runner(name + MISSED, tuple(missed), most - earned)


def _lacks(case: Case) -> bool:
    return case.points.earned < case.points.most or not case.passed


def _missed(case: Case) -> str:
    """The status of a test that has what a case lacks."""
    return "fail" if case.passed else STATUSES[case.ending]


def _test(case: Case, status: str, score: int) -> dict[str, Any]:
    file, _, at = case.where.rpartition(":")
    return {
        "name": case.name,
        "status": status,
        "score": number(score),
        "message": None if status == "pass" else case.message,
        "test_code": "",
        "filename": file if at.isdigit() else "",
        "line_no": int(at) if file and at.isdigit() else 0,
        "execution_time": "0s",
        "duration": 0,
    }


def _id(section: str, taken: set[str]) -> str:
    """An id of letters and digits only that no other runner has, in whatever case."""
    letters = normalize("NFKD", section.lower()).encode("ascii", "ignore").decode()
    name = "".join(filter(str.isalnum, letters))
    if not name[:1].isalpha():
        name = f"section{name}"
    free, more = name, 2
    while {free, free + MISSED} & taken:
        free, more = f"{name}{more}", more + 1
    return free
