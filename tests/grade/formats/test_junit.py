"""JUnit XML: what Jenkins takes, with counts that add up."""

import io
import xml.etree.ElementTree as ET
from collections import Counter

import pytest
import xmlschema

from katas.grade.marks import Marked
from tests.grade import made
from tests.grade.formats.readers import SCHEMAS, written

JENKINS = xmlschema.XMLSchema(SCHEMAS / "junit.xsd")


def suites(*submissions: Marked) -> list[ET.Element]:
    """The test suites of a report that Jenkins takes."""
    text = written("junit", *submissions)
    JENKINS.validate(io.StringIO(text))
    return list(ET.fromstring(text))  # noqa: S314  # we have written it


def endings(suite: ET.Element) -> Counter[tuple[str, str]]:
    """How its cases ended: the element, and its type."""
    return Counter(
        (each.tag, each.get("type", ""))
        for case in suite.iter("testcase")
        for each in case
        if each.tag != "system-out"
    )


def test_a_suite_is_a_submission_and_its_counts_add_up() -> None:
    """In the order in which they come; nothing is skipped."""
    found = suites(*made.everybody())
    assert [suite.get("name") for suite in found] == [
        "ada",
        "bob",
        "cy",
        "dee",
        "eve",
        "fay",
        "mal",
    ]
    for suite in found:
        counts = Counter(tag for tag, _ in endings(suite).elements())
        assert int(suite.get("tests", "")) == len(suite.findall("testcase"))
        assert int(suite.get("failures", "")) == counts["failure"]
        assert int(suite.get("errors", "")) == counts["error"]
        assert suite.get("skipped") == "0"
        assert suite.get("hostname") is None


def test_none_but_the_passing_one_looks_passed() -> None:
    """Also where nothing was asked at all."""
    for suite in suites(*made.everybody()):
        failed = int(suite.get("failures", "")) + int(suite.get("errors", ""))
        assert (failed == 0) == (suite.get("name") == "ada")


@pytest.mark.parametrize(
    ("submission", "wanted"),
    [
        (made.wrong, {("failure", "wrong"): 16}),
        (made.crashed, {("error", "crashed"): 14}),
        (made.hostile, {("failure", "not_a_score"): 14}),
        (made.did_not_run, {("error", "did_not_run"): 1}),
        (made.needs_a_human, {("error", "needs_a_human"): 1}),
        (made.our_fault, {("error", "infrastructure"): 1}),
    ],
)
def test_a_verdict_has_its_element(submission: object, wanted: dict[tuple[str, str], int]) -> None:
    """The learner's fault is a failure, whatever was stopped an error, ours one of its own type."""
    assert callable(submission)
    (suite,) = suites(submission())
    assert endings(suite) == wanted


def test_a_failure_says_in_dice_words_what_came() -> None:
    """In a line for a list of them, and in full below."""
    (suite,) = suites(made.wrong())
    failure = next(suite.iter("failure"))
    assert failure.get("message") == "expected 6, got 8"
    assert (failure.text or "").splitlines()[0] == "yatzy/exactly/pair.feature:36  Pair: 4,4,4,3,3"


def test_what_was_printed_is_there_in_part() -> None:
    """Beside the case that printed it, and with the suite where it was printed on loading."""
    (crashed,) = suites(made.crashed())
    assert next(crashed.iter("system-out")).text == "\n".join(["here"] * 300)
    (silent,) = suites(made.did_not_run())
    assert silent.findtext("system-out") == "hello"


def test_what_xml_can_t_have_is_told_by_its_number() -> None:
    """As pytest does it; colours are left out; nothing of an attack is markup."""
    (suite,) = suites(made.hostile())
    printed = next(suite.iter("system-out")).text or ""
    assert "red <U+202E>gnp <U+200B><U+2066> #x00#x08#xFFFE#xD800" in printed
    assert "\x1b" not in printed
    assert made.SCRIPT in printed
    assert not [case for case in suite.iter("testcase") if case.get("name") == "forged"]
    owner = suite.find("properties/property[@name='owner']")
    assert owner is not None
    assert (owner.get("value") or "").startswith(made.SCRIPT)
