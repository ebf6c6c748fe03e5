"""Exercism's results.json, version 3, with the limits that its website has."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, TextIO

from katas.grade.formats.cases import Case, Ending, cases_of
from katas.grade.formats.escaping import several
from katas.grade.formats.words import said
from katas.grade.marks import Marked, Rules

VERSION = 3

FILE = 500 * 1024
"""The file has so many bytes at most."""

MESSAGE = 65_535
"""So many the message at the top."""

OUTPUT = 500
"""What a test printed has so many characters, with the notice."""

NOTICE = " [Output was truncated. Please limit to 500 chars]"

STATUSES = {
    Ending.PASSED: "pass",
    Ending.WRONG: "fail",
    Ending.RAISED: "error",
    Ending.STOPPED: "error",
    Ending.OURS: "error",
}

SHORTER = (2_000, 500, 100, 20)
"""A message of a test is cut to so many characters, one after the other, until the file fits."""

Test = dict[str, str]


def write(rules: Rules, marked: Marked, to: TextIO) -> None:  # noqa: ARG001  # all formats alike
    """Write the results of one submission."""
    to.write(_text(_results(marked)) + "\n")


def _text(results: dict[str, Any]) -> str:
    return json.dumps(results, ensure_ascii=False, indent=1)


def _results(marked: Marked) -> dict[str, Any]:
    cases = list(cases_of(marked))
    failed = {"version": VERSION, "status": "error", "message": _top(cases[0])}
    if marked.mark is None or not any(case.section for case in cases):
        return failed  # no test ran, or none says anything yet
    tests = [_test(case) for case in cases]
    statuses = {test["status"] for test in tests}
    if statuses == {"error"}:
        return _fitting(failed, tests)
    status = "pass" if statuses == {"pass"} else "fail"
    return _fitting({"version": VERSION, "status": status}, tests)


def _top(case: Case) -> str:
    """The message at the top, not too long in bytes."""
    text = "\n".join(case.lines)
    return text.encode()[:MESSAGE].decode(errors="ignore")


def _test(case: Case) -> Test:
    test = {"name": case.name, "status": STATUSES[case.ending]}
    if not case.passed:
        test["message"] = "\n".join(case.lines)
    if case.printed:
        test["output"] = _output(several(case.printed))
    if case.where:
        test["test_code"] = f"{case.where}\n{case.heading}"
    return test


def _output(printed: str) -> str:
    return printed if len(printed) <= OUTPUT else printed[: OUTPUT - len(NOTICE)] + NOTICE


def _fitting(head: dict[str, Any], tests: Sequence[Test]) -> dict[str, Any]:
    """The results, without what has to go so that they fit in a file.

    First what was printed goes, then the code of the tests; passing tests have no message. Then
    the messages become shorter, and at last what is behind the tests that fit becomes one.
    """
    for drop in (_as_it_is, _without("output"), _without("output", "test_code")):
        results = {**head, "tests": [drop(test) for test in tests]}
        if _fits(results):
            return results
    bare = [_without("output", "test_code")(test) for test in tests]
    for most in SHORTER:
        bare = [_with_short_message(test, most) for test in bare]
        if _fits({**head, "tests": bare}):
            return {**head, "tests": bare}
    kept = len(bare)
    while not _fits({**head, "tests": [*bare[:kept], _rest(bare[kept:])]}):
        kept //= 2
    return {**head, "tests": [*bare[:kept], _rest(bare[kept:])]}


def _fits(results: dict[str, Any]) -> bool:
    return len(_text(results).encode()) < FILE


def _as_it_is(test: Test) -> Test:
    return test


def _without(*names: str) -> Callable[[Test], Test]:
    return lambda test: {name: text for name, text in test.items() if name not in names}


def _with_short_message(test: Test, most: int) -> Test:
    message = test.get("message", "")
    return {**test, "message": f"{message[: most - 1]}…"} if len(message) > most else test


def _rest(tests: Sequence[Test]) -> Test:
    """The tests that don't fit as one, which passes if all of them do."""
    failed = sum(test["status"] != "pass" for test in tests)
    rest = {"name": said("rest", count=len(tests)), "status": "fail" if failed else "pass"}
    return {**rest, "message": said("rest-fails", failed=failed)} if failed else rest
