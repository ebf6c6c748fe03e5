"""The table of formats: each by its name, written in the order that comes, in little memory."""

import io
import tracemalloc
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from katas.errors import UsageError
from katas.grade.formats import FORMATS, ForAll, ForEach, words
from katas.grade.formats.cases import ENDINGS, cases_of
from katas.grade.graded import Graded, Item, Part, Status
from katas.grade.marks import Marked
from katas.model import Verdict
from katas.spec import Told
from tests.grade import made
from tests.grade.formats.readers import parsed, written

EACH = {"exercism", "classroom", "gradescope"}


def test_formats_are_known_by_name() -> None:
    """Three have a file for each submission, the others one for all."""
    assert list(FORMATS) == [
        *("junit", "exercism", "classroom", "gradescope", "markdown"),
        *("annotations", "html", "csv", "json"),
    ]
    for name, made_of in FORMATS.items():
        assert made_of.name == name
        assert isinstance(made_of, ForEach if name in EACH else ForAll)
        made_of.check()


@pytest.mark.parametrize("name", sorted(FORMATS.keys() - EACH))
def test_no_submission_is_one_as_well(name: str) -> None:
    """A class of nobody has a report, and so has one that comes from a generator."""
    written(name)
    assert written(name, *made.everybody()) == written(name, *iter(made.everybody()))


def test_what_a_format_needs_is_said_before_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page alone needs anything."""
    monkeypatch.setattr(
        "katas.practice.extras.find_spec",
        lambda name: None if name == "jinja2" else find_spec(name),
    )
    for name, made_of in FORMATS.items():
        if name != "html":
            made_of.check()
    with pytest.raises(UsageError, match="the format html needs more") as raised:
        FORMATS["html"].check()
    assert 'pip install "katas[grade]"' in str(raised.value)
    with pytest.raises(UsageError):
        written("html", made.passing())


class Nowhere(io.TextIOBase):
    """Takes everything, and keeps nothing."""

    def write(self, text: str, /) -> int:
        """Drop it."""
        return len(text)


def peak_of(made_of: ForAll, count: int) -> int:
    """The most memory that it takes to write so many."""

    def class_of() -> Iterator[Marked]:
        wrong = made.wrong()
        return (replace(wrong, id=f"number {at}") for at in range(count))

    tracemalloc.reset_peak()
    before = tracemalloc.get_traced_memory()[0]
    made_of.write(made.RULES, class_of(), Nowhere())  # type: ignore[arg-type]  # as far as it goes
    return tracemalloc.get_traced_memory()[1] - before


@pytest.mark.parametrize("name", ["junit", "annotations", "html", "csv", "json"])
def test_a_large_class_takes_no_more_memory_than_a_small_one(name: str) -> None:
    """But for the rows of the table, which are short; a summary keeps what it prints, 900 KiB."""
    made_of = FORMATS[name]
    assert isinstance(made_of, ForAll)
    written(name, made.wrong())
    tracemalloc.start()
    try:
        few, many = peak_of(made_of, 5), peak_of(made_of, 150)
    finally:
        tracemalloc.stop()
    assert many - few < 145 * 600


def test_every_verdict_and_status_has_its_words() -> None:
    """And its ending; none that isn't passed ends as if it were."""
    for verdict in Verdict:
        assert words.verdict_words(verdict.value)
        assert ENDINGS[verdict.value].name.startswith("PASSED") == (verdict is Verdict.PASSED)
    for status in Status:
        assert words.status_words(status)


def test_what_is_not_passed_always_has_a_case_that_says_so() -> None:
    """Also where its items are all right, or where there are none; nothing asked is not passed."""
    items = made.items_of(made.RIGHT)[:2]
    sections = [made.section("examples", items, 500)]
    for status in Status:
        for given in ([], sections):
            cases = list(cases_of(made.marked("x", Graded(status), given, most=1_000)))
            assert cases
            passes = all(case.passed for case in cases)
            assert passes == (status is Status.PASSED and bool(given))
            if status is Status.NOT_PASSED:
                assert sum(case.points.most for case in cases) == 1_000


def test_a_stretch_that_fails_fails_nobody() -> None:
    """As long as it earns nothing; one that passes is told, and so is one that earns."""
    failing = Told("f:1", "Play", "playing", "wrong", "wrong", "1", got="2", stretch="playing")
    item = Item(Part.EXAMPLES, "playing", "play", failing)
    usual = made.items_of(made.RIGHT)[:1]
    sections = [made.section("examples", usual, 100), made.section("playing", [item], 0)]
    submission = made.marked("x", Graded(Status.PASSED), sections, most=100)
    assert parsed("exercism", submission)["status"] == "pass"
    sections[1] = made.section("playing", [item], 100)
    submission = made.marked("x", Graded(Status.NOT_PASSED), sections, most=200)
    assert parsed("exercism", submission)["status"] == "fail"


@pytest.mark.parametrize("name", list(FORMATS))
def test_no_report_moves_a_terminal(name: str) -> None:
    """Nor turns the writing, nor hides anything, whatever a submission holds."""
    text = written(name, made.hostile())
    for sign in "\x1b\x00\x08\x07\u202e\u2066\u200b\ud800":
        assert sign not in text
    assert text.encode()


DOCS = (Path(__file__).parents[3] / "docs" / "grading-formats.md").read_text("utf-8")


def test_every_format_is_documented() -> None:
    """By its name and its file."""
    rows = [line for line in DOCS.splitlines() if line.startswith("| `")]
    for name, made_of in FORMATS.items():
        many = "one for all" if isinstance(made_of, ForAll) else "one for each"
        assert any(row.startswith(f"| `{name}` | `{made_of.file}`, {many}") for row in rows)


def test_every_field_of_our_own_format_is_documented() -> None:
    """At the top, of the rules, of a submission, of an item."""
    data = parsed("json", *made.everybody())
    rows = "\n".join(line for line in DOCS.splitlines() if line.startswith("| `"))
    submission = data["submissions"][1]
    section, item = submission["sections"][0], submission["items"][0]
    for fields in (data, data["rules"], submission, section, section["items"][0], item):
        for field in fields:
            assert f"`{field}`" in rows, field


def test_every_verdict_and_status_is_documented() -> None:
    """How it is mapped."""
    for verdict in Verdict:
        assert f"`{verdict.value}`" in DOCS
    for status in Status:
        assert status.value in DOCS
