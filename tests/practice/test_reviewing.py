"""What a review is made of: shape, change, what is made plain, and how sections are laid out."""

import re
from pathlib import Path

import pytest

from katas.catalog import LANGUAGES, language_of
from katas.practice.reviewing.change import changes_between
from katas.practice.reviewing.code import (
    Before,
    Code,
    Commit,
    FileChange,
    History,
    NoHistory,
    Origin,
    Spot,
)
from katas.practice.reviewing.nesting import deepest
from katas.practice.reviewing.page import drawn, page_of
from katas.practice.reviewing.review import (
    Head,
    Kept,
    Missed,
    OwnTests,
    Refusals,
    Review,
    StageFacts,
    Stages,
)
from katas.practice.reviewing.sections import Mark, Strip, Table
from katas.practice.reviewing.shape import LONGEST, shape_of
from katas.practice.reviewing.telling import tell
from katas.practice.reviewing.terminal import lines_of
from katas.spec.plain import plain, shortened

NESTED = sorted((Path(__file__).parent.parent / "solutions" / "nested").iterdir())

PASTED = """\
def {name}(dice):
    total = 0
    best = 0
    for die in dice:
        if die == {face}:
            total = total + die
            best = max(best, die)
    if total > {face}:
        return total + best
    return 0


"""


def reviewed(
    kept: Kept | None = None, caught: OwnTests | None = None, history: History | None = None
) -> Review:
    """A review of next to nothing, with a baseline and a hunt."""
    return Review(
        words="en",
        head=Head("mine", "greed", "Greed", "the Koan", "greed.py", "Python", ("score(dice)",)),
        stages=Stages((StageFacts("one", 1, 1),), "one"),
        readings=(),
        refusals=Refusals(wanted=False),
        proof=("9,331 of 9,331 rolls",),
        baseline=kept,
        hunt=caught,
        code=Code((), Before(Origin.NONE), None),
        history=history or History(why_not=NoHistory.NO_REPOSITORY),
    )


KEPT = Kept(("kept as it was: 13 of 15 categories", "  pair has moved on 3 rolls"))

OWN_TESTS = OwnTests(
    7,
    9,
    (Missed("pair", ("the lowest pair", "only the first")), Missed("<b>", ("{{ 1 }}",))),
    ("2 tests of 4 were asked",),
)


def below(lines: list[str], title: str) -> list[str]:
    """The lines of a section."""
    rest = lines[lines.index(title) + 1 :]
    return rest[: rest.index("") if "" in rest else None]


def test_the_baseline_is_told_in_its_lines() -> None:
    """As they come."""
    lines = list(lines_of(tell(reviewed(kept=KEPT))))
    assert below(lines, "Baseline") == [f"  {line}" for line in KEPT.lines]


def test_what_the_own_tests_catch_is_told_with_what_they_miss() -> None:
    """A count that is no total, the lines, and for each near miss that isn't caught what would."""
    lines = list(lines_of(tell(reviewed(caught=OWN_TESTS))))
    assert below(lines, "What the own tests catch") == [
        "  7 of 9 near misses are caught: solutions with one known mistake each.",
        "  2 tests of 4 were asked",
        "  not caught in  mistakes",
        "  pair           the lowest pair; only the first",
        "  <b>            {{ 1 }}",
    ]


def test_the_page_has_both_and_escapes_them() -> None:
    """The same words as at the terminal, as text."""
    page = page_of(tell(reviewed(KEPT, OWN_TESTS)))
    assert "pair has moved on 3 rolls" in page
    assert '<th role="rowheader" scope="row">&lt;b&gt;</th>' in page
    assert "{{ 1 }}" in page


def test_a_page_without_commits_has_no_strip() -> None:
    """And one with a commit has a bar for it."""
    assert '<svg class="strip"' not in page_of(tell(reviewed()))
    change = (FileChange("a\x1b.py", 3, None),)
    commit = Commit("12345678", "2025-03-01T10:15:00+01:00", "K", "One", change)
    page = page_of(tell(reviewed(history=History((commit,)))))
    assert page.count('<rect class="came"') == 1
    assert "a\u241b.py" in page
    assert "\x1b" not in page


def test_a_bar_is_as_high_as_the_root_of_its_lines() -> None:
    """One large commit leaves the others to be seen; nothing is no bar."""
    strip = Strip((Mark("a", 100, 0), Mark("b", 25, 1)), Table((), ()), "")
    first, second = drawn(strip)
    assert (first.down, second.up) == (0, first.up / 2)
    assert second.down == pytest.approx(first.up / 10)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("3,3,3,4,1 æ 骰子 \U0001f3b2", "3,3,3,4,1 æ 骰子 \U0001f3b2"),
        ("a\x1b[31mb\r\n\t\x00", "a\u241b[31mb\u240d\u240a\u2409\u2400"),
        ("\x7f\x9b1m", "\u2421<U+009B>1m"),
        ("a\u202eb\u2066\ufeff", "a<U+202E>b<U+2066><U+FEFF>"),
        ("name\udcff.py", "name<U+DCFF>.py"),
    ],
)
def test_a_text_is_made_plain(text: str, shown: str) -> None:
    """What a terminal would obey is shown; letters of all writings stay, and plain stays plain."""
    assert plain(text) == shown
    assert plain(shown) == shown
    assert shown.encode()


def test_what_is_too_long_is_shortened() -> None:
    """With a sign that there was more."""
    assert shortened("12345", 5) == "12345"
    assert shortened("123456", 5) == "1234…"


@pytest.mark.parametrize("file", NESTED, ids=lambda file: file.suffix)
def test_nesting_is_what_lies_inside(file: Path) -> None:
    """Not what stands one after the other; an `else if` is no deeper, in any language."""
    text, language = file.read_text("utf-8"), language_of(file)
    assert language is not None
    marked = [
        (int(found[1]), number)
        for number, line in enumerate(text.splitlines(), 1)
        if (found := re.search(r"deepest: (\d)", line))
    ]
    assert [deepest(text, language)] == marked


def test_every_language_is_measured() -> None:
    """There is a file for each."""
    assert {language_of(file) for file in NESTED} == set(LANGUAGES)


def test_the_shape_names_what_stands_out() -> None:
    """The longest function, the deepest place, the most branches, each with where it is."""
    text = PASTED.format(name="ones", face=1) + "def chance(dice):\n    return sum(dice)\n"
    shape = shape_of({"mine.py": text})
    assert shape is not None
    assert (shape.files, shape.lines, shape.functions) == (1, 12, 2)
    assert shape.longest == Spot(10, "ones", "mine.py:1")
    assert shape.most_branches == Spot(4, "ones", "mine.py:1")
    assert shape.deepest == Spot(2, "ones", "mine.py:5")
    assert shape.branches == 5
    assert shape.repeated == 0


def test_what_was_pasted_is_seen() -> None:
    """In one file or in two, whatever it is called there."""
    ones, twos = (PASTED.format(name=name, face=face) for name, face in (("a", 1), ("b", 2)))
    one = shape_of({"mine.py": ones + twos})
    two = shape_of({"mine.py": ones, "yours.py": twos})
    assert one is not None
    assert two is not None
    assert one.repeated >= 16
    assert two.repeated >= 16
    assert {place.partition(":")[0] for place in two.repeats[0].places} == {"mine.py", "yours.py"}


def test_what_nobody_writes_by_hand_is_not_measured() -> None:
    """A file that is too long is named; where nothing is left there is no shape."""
    shape = shape_of({"mine.py": "x = 1\n", "data.py": "#" * (LONGEST + 1)})
    assert shape is not None
    assert shape.unmeasured == ("data.py",)
    assert shape_of({"notes.md": "x"}) is None


@pytest.mark.parametrize("text", ["def f(:\n '''", "(" * 5000, "", "\x00\x01", "if " * 3000])
@pytest.mark.parametrize("name", ["a.py", "a.rb", "a.js", "a.ts", "A.java", "a.c"])
def test_whatever_stands_there_is_measured_or_named(name: str, text: str) -> None:
    """What doesn't parse does no harm, nor what goes too deep for lizard."""
    shape = shape_of({name: text, "b.py": "x = 1\n"})
    assert shape is not None
    assert shape.unmeasured == ((name,) if shape.files == 1 else ())


def test_a_change_is_counted_file_by_file() -> None:
    """What came, what went, what is gone or new; what stayed isn't named."""
    before = {"a.py": "1\n2\n3\n", "gone.py": "1\n", "same.py": "1\n"}
    now = {"a.py": "1\nzwei\n3\n4\n", "new.py": "1\n2\n", "same.py": "1\n"}
    assert changes_between(before, now) == (
        FileChange("a.py", 2, 1),
        FileChange("new.py", 2, 0),
        FileChange("gone.py", 0, 1),
    )
