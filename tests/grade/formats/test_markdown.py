"""A job summary, as GitHub's own parser reads it."""

from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser

import cmarkgfm
from cmarkgfm.cmark import Options

from katas.grade.graded import Graded, Status
from katas.grade.marks import Marked
from katas.spec.plain import plain
from tests.grade import made
from tests.grade.formats.readers import written

SUMMARY = 1024 * 1024
"""GitHub drops one that has more bytes."""


class Shown(HTMLParser):
    """What a summary becomes: its elements, and the texts in them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.rows: list[list[str]] = []
        self.texts: list[str] = []
        self._in_cell = False
        self.feed(cmarkgfm.github_flavored_markdown_to_html(text, Options.CMARK_OPT_UNSAFE))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep it."""
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")
            self._in_cell = True

    def handle_data(self, data: str) -> None:
        """Keep it, in a cell where it stands in one."""
        self.texts.append(data)
        if self._in_cell:
            self.rows[-1][-1] += data

    def handle_endtag(self, tag: str) -> None:
        """See where a cell ends."""
        if tag in ("td", "th"):
            self._in_cell = False


OURS = {
    *("h2", "h3", "p", "table", "thead", "tbody", "tr", "th", "td", "pre", "code", "strong"),
    *("ul", "li", "details", "summary", "wbr"),
}
"""The elements that we make."""


def test_a_class_is_a_table_and_what_fails_first() -> None:
    """One row for each; three failures of each that isn't passed, and how many more there are."""
    text = written("markdown", *made.everybody())
    assert "1 passed, 3 not passed, 1 did not run, 1 needs a human, 1 our fault" in text
    shown = Shown(text)
    assert [row[1:3] for row in shown.rows] == [
        ["status", "points"],
        ["passed", "100 of 100"],
        ["not passed", "75.61 of 100"],
        ["not passed", "91.18 of 100"],
        ["did not run", "0 of 100"],
        ["needs a human", "no mark yet"],
        ["our fault", "no mark yet"],
        ["not passed", "87.4 of 100"],
    ]
    assert shown.rows[1][0] == "ada@example.org"
    assert shown.rows[2][3].strip() == "97 of 112"
    assert shown.tags.count("h3") == 6
    assert "and 13 more" in text
    assert "  got      8   4+4, as the classic, fixed-scores and norwegian rules have it" in text


def test_of_one_there_is_more() -> None:
    """Its sections, its calls, what is behind it, each failure to be opened."""
    text = written("markdown", made.wrong())
    shown = Shown(text)
    assert ["rolls", "15 of 30"] in shown.rows
    assert shown.tags.count("details") == 16
    assert "score(dice, category)" in "".join(shown.texts)
    assert "In pair it follows classic." in "".join(shown.texts)
    assert "yatzy-exactly" in "".join(shown.texts)


def test_nothing_of_a_submission_is_markup_there() -> None:
    """No element but ours, no link, no picture; the table has its cells; all of it can be read."""
    for submissions in (made.everybody(), [made.hostile()]):
        shown = Shown(written("markdown", *submissions))
        assert set(shown.tags) <= OURS
        assert shown.links == []
        assert {len(row) for row in shown.rows} <= {2, 5}
        together = "".join(shown.texts)
        assert plain(made.HOSTILE)[:200] in together
        assert not [text for text in shown.texts if "@everyone" in text and "<script" not in text]


def test_no_mention_is_held_together() -> None:
    """GitHub looks for them in what comes of it, text by text, but not in code."""
    shown = Shown(written("markdown", *made.everybody()))
    row = shown.rows[-1]
    assert "@everyone" in row[0]
    outside_code = [text for text in shown.texts if text in row[0] and len(text) > 1]
    assert not [text for text in outside_code if "@e" in text or "a@b" in text or "#1" in text]


def test_code_can_t_be_ended_by_what_is_in_it() -> None:
    """However many backticks somebody's error has."""
    problem = "one\n```\n````\n<img src=x>\n[a](b)"
    graded = Graded(Status.DID_NOT_RUN, problem=problem)
    shown = Shown(written("markdown", made.marked("ticks", graded)))
    assert shown.links == []
    assert any("````\n<img src=x>\n[a](b)" in text for text in shown.texts)


LONG = "of a very long name " * 6


def many(count: int) -> Iterator[Marked]:
    """Very many submissions that fail at length."""
    wrong = made.wrong()
    return (replace(wrong, owner=f"number {at} {LONG}") for at in range(count))


def test_it_is_never_too_large() -> None:
    """What doesn't fit is counted, in the table and below it."""
    text = written("markdown", *many(4_000))
    assert SUMMARY * 0.7 < len(text.encode()) < 900 * 1024
    rows = sum(line.startswith("| number") for line in text.splitlines())
    told = sum(line.startswith("### number") for line in text.splitlines())
    assert f"the report would be too large: {4_000 - rows} more submissions are left out" in text
    assert f"and {4_000 - told} more submissions of which the report says no more" in text
    assert "4000 not passed" in text
