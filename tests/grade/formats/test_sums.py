"""The mark is the same in every format, to the cent: with thirds, weights, parts of points."""

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katas.grade.formats.feedback import Feedback, told_as
from katas.grade.formats.words import percent
from katas.grade.graded import Graded, Item, Part, Status
from katas.grade.marks import Marked, MarkedItem, Points, Section
from katas.spec import Told
from tests.grade import made
from tests.grade.formats.readers import (
    handed_on,
    parsed,
    points_in_classroom,
    points_in_the_console,
    written,
)
from tests.grade.formats.test_csv import rows

TOLD = {
    passed: Told("f:1", "Pair", "pair", verdict, verdict)
    for passed, verdict in ((True, "passed"), (False, "raised"))
}


@st.composite
def submissions(draw: st.DrawFn) -> Marked:
    """Sections of some weight with some items, of which some pass and some earn a part."""
    sections = []
    for name in ("examples", "rolls", "games")[: draw(st.integers(1, 3))]:
        passed = draw(st.lists(st.booleans(), min_size=1, max_size=12))
        points = made.shared_out(draw(st.integers(0, 10_000)), len(passed))
        items = []
        for at, (each, most) in enumerate(zip(passed, points, strict=True)):
            part = draw(st.integers(0, most)) if not each and draw(st.booleans()) else 0
            item = Item(Part.EXAMPLES, "", f"{name} {at}", TOLD[each])
            items.append(MarkedItem(item, Points(most if each else part, most)))
        sections.append(Section(name, tuple(items)))
    items = [each for section in sections for each in section.items]
    status = Status.PASSED if all(each.item.passed for each in items) else Status.NOT_PASSED
    graded = Graded(status, items=tuple(each.item for each in items))
    return made.marked("x", graded, sections, most=sum(each.points.most for each in items))


@given(submissions(), st.sampled_from(Feedback))
@settings(deadline=None, max_examples=60)
def test_every_format_has_the_same_points(marked: Marked, feedback: Feedback) -> None:
    """However much is told."""
    assert marked.mark is not None
    told = told_as(marked, feedback)
    assert told.mark == marked.mark
    earned, most = marked.mark.earned / 100, marked.most / 100
    runners = list(handed_on(written("classroom", told)).values())
    assert points_in_classroom(runners) == pytest.approx((earned, most))
    for results in runners:
        scored = sum(test["score"] for test in results["tests"])
        assert points_in_the_console(results) == pytest.approx(scored, abs=0.005001)
    gradescope = parsed("gradescope", told)
    assert gradescope["score"] == earned
    assert sum(test["score"] for test in gradescope["tests"]) == pytest.approx(earned)
    assert sum(test["max_score"] for test in gradescope["tests"]) == pytest.approx(most)
    (row,) = rows(written("csv", told))
    assert (float(row["points"]), float(row["most"])) == (earned, most)
    sections = [float(value) for name, value in row.items() if name.startswith("points: ")]
    assert sum(sections) == pytest.approx(earned)
    (own,) = parsed("json", told)["submissions"]
    assert (own["points"], own["most"]) == (earned, most)
    assert sum(section["points"] for section in own["sections"]) == pytest.approx(earned)
    junit = ET.fromstring(written("junit", told))  # noqa: S314  # we have written it
    points = junit.find("testsuite/properties/property[@name='points']")
    assert points is not None
    for text in (points.get("value") or "", written("markdown", told), written("html", told)):
        assert str(marked.mark) in text


@given(submissions())
@settings(deadline=None)
def test_every_format_says_the_same_of_passing(marked: Marked) -> None:
    """Where one item isn't as it should be, nothing looks as if all were."""
    passes = marked.graded.status is Status.PASSED
    assert (parsed("exercism", marked)["status"] == "pass") == passes
    runners = handed_on(written("classroom", marked)).values()
    assert all(results["status"] == "pass" for results in runners) == passes
    (suite,) = ET.fromstring(written("junit", marked))  # noqa: S314  # we have written it
    assert (suite.get("failures") == suite.get("errors") == "0") == passes
    assert (written("annotations", marked) == "") == passes


def test_a_hair_less_than_all_is_not_all() -> None:
    """Per cents are rounded, but never up to all."""
    assert percent(1, 3) == "33.33"
    assert percent(2, 3) == "66.67"
    assert percent(10_000_000 - 1, 10_000_000) == "99.99"
    assert percent(7, 7) == "100"
    assert percent(0, 0) == ""
