"""JUnit XML: a test suite for each submission, a test case for each item."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TextIO
from xml.sax.saxutils import XMLGenerator

from katas.grade.formats.cases import Case, Ending, cases_of
from katas.grade.formats.escaping import xml, xml_line
from katas.grade.formats.words import mark_words
from katas.grade.marks import Marked, Rules
from katas.model import Verdict
from katas.spec.plain import shortened

ELEMENTS = {
    Ending.WRONG: "failure",
    Ending.RAISED: "failure",
    Ending.STOPPED: "error",
    Ending.OURS: "error",
}
"""What a case that isn't passed has in it."""

PRINTED = 10_000
"""So many characters of what was printed are kept in each place."""


def write(rules: Rules, submissions: Iterable[Marked], to: TextIO) -> None:
    """Write all submissions, one after the other."""
    document = _Document(to)
    with document.element("testsuites", name=f"kata grade {rules.kata}"):
        for marked in submissions:
            _suite(document, rules, marked)
    document.end()


def _suite(document: _Document, rules: Rules, marked: Marked) -> None:
    cases = list(cases_of(marked, xml_line))
    counts = Counter(ELEMENTS[case.ending] for case in cases if not case.passed)
    with document.element(
        "testsuite",
        name=marked.id,
        tests=str(len(cases)),
        failures=str(counts["failure"]),
        errors=str(counts["error"]),
        skipped="0",
        time=f"{marked.graded.seconds:.3f}",
    ):
        _properties(document, rules, marked)
        for case in cases:
            _case(document, marked, case)
        if marked.graded.printed:
            document.text("system-out", shortened(marked.graded.printed, PRINTED))


def _properties(document: _Document, rules: Rules, marked: Marked) -> None:
    """What it was graded by, and what it earned."""
    properties = {
        "owner": marked.owner,
        "submission": marked.name,
        "digest": marked.digest,
        "status": marked.graded.status.value,
        "points": mark_words(marked),
        "kata": rules.kata,
        "rulebook": rules.rulebook,
        "stage": rules.stage or "",
        "spec": rules.spec,
        "katas": rules.katas,
        "sandbox": marked.graded.sandbox,
    }
    with document.element("properties"):
        for name, value in properties.items():
            with document.element("property", name=name, value=value):
                pass


def _case(document: _Document, marked: Marked, case: Case) -> None:
    name = ".".join(filter(None, (marked.id, case.section)))
    with document.element("testcase", classname=name, name=case.name):
        if not case.passed:
            text = "\n".join(case.lines)
            kind = "infrastructure" if case.verdict == Verdict.OUR_FAULT.value else case.verdict
            document.text(ELEMENTS[case.ending], text, message=case.message, type=kind)
        if case.printed:
            document.text("system-out", shortened(case.printed, PRINTED))


class _Document:
    """An XML document as it is written, every text of it fit for XML."""

    def __init__(self, to: TextIO) -> None:
        self._out = XMLGenerator(to, "utf-8", short_empty_elements=True)  # type: ignore[arg-type]  # it takes text too
        self._out.startDocument()

    @contextmanager
    def element(self, tag: str, **attributes: str) -> Iterator[None]:
        """An element, with whatever is written meanwhile in it."""
        safe = {name: xml_line(value) for name, value in attributes.items()}
        self._out.startElement(tag, safe)  # type: ignore[arg-type]  # a mapping is enough
        yield
        self._out.endElement(tag)
        self._out.characters("\n")

    def text(self, tag: str, text: str, **attributes: str) -> None:
        """An element with nothing but text in it."""
        with self.element(tag, **attributes):
            self._out.characters(xml(text))

    def end(self) -> None:
        """Write whatever is left."""
        self._out.endDocument()
