"""A class on one page that needs nothing else; its script sorts and filters, and nothing more."""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TextIO

from jinja2 import Environment
from markupsafe import Markup

from katas.grade.formats.cases import Case, failed_of
from katas.grade.formats.counts import Count, categories, items
from katas.grade.formats.escaping import several
from katas.grade.formats.words import mark_words, percent, said
from katas.grade.graded import Part, Status
from katas.grade.marks import Marked, Rules
from katas.practice.paper import open_pages
from katas.spec.plain import plain, shortened

PAGES = Path(__file__).parent / "pages"

FIRST = 40
"""So many failing items of a submission are told; of the others how many there are."""

PRINTED = 2_000
"""So many characters of what was printed are shown in each place."""

NAME = 80
"""So many characters of a name are shown."""

AT_ONCE = 64
"""So many pieces of the page are put together before they are written."""


@dataclass(frozen=True, slots=True)
class Row:
    """A submission as the page has it."""

    marked: Marked
    mark: str
    percent: str
    examples: Count
    rolls: Count
    failed: tuple[Case, ...]
    more: int

    @property
    def summary(self) -> str:
        """What there is to see below it."""
        if self.failed and not self.failed[0].section:
            return self.failed[0].message
        by_category = Counter(case.category or case.name for case in self.failed)
        told = [f"{name} {count}" if count > 1 else name for name, count in by_category.items()]
        if self.more:
            told.append(said("more", count=self.more))
        return ", ".join(told)


def write(rules: Rules, submissions: Iterable[Marked], to: TextIO) -> None:
    """Write the page, submission by submission."""
    statuses: Counter[Status] = Counter()
    environment = _pages()
    style, script = (
        Markup(environment.get_template(name).render())  # noqa: S704  # it is ours
        for name in ("report.css", "report.js")
    )
    page = environment.get_template("report.html.jinja").stream(
        rules=rules,
        rows=_rows(submissions, statuses),
        statuses=statuses,
        order=list(Status),
        style=style,
        script=script,
        allowed={"style": _hash(style), "script": _hash(script)},
    )
    page.enable_buffering(AT_ONCE)
    to.writelines(page)


@cache
def _pages() -> Environment:
    environment = open_pages(PAGES)
    environment.filters.update(printed=_printed, lines=_lines, short=_short)
    return environment


def _rows(submissions: Iterable[Marked], statuses: Counter[Status]) -> Iterator[Row]:
    """The submissions as they come, counted by their status on the way."""
    for marked in submissions:
        graded = marked.graded
        statuses[graded.status] += 1
        failed = list(failed_of(marked))
        told = failed[:FIRST]
        yield Row(
            marked=marked,
            mark=mark_words(marked),
            percent=percent(marked.mark.earned, marked.mark.most) if marked.mark else "",
            examples=items(graded, Part.EXAMPLES),
            rolls=categories(graded, Part.PROOF),
            failed=tuple(told),
            more=len(failed) - len(told),
        )


def _short(text: str) -> str:
    """A name, not too long for a column."""
    return shortened(text, NAME)


def _printed(text: str) -> Markup:
    """What was printed, with its ends of lines."""
    return _lines(shortened(several(text), PRINTED).split("\n"))


def _lines(lines: Iterable[str]) -> Markup:
    """Lines one below the other, each of them plain and escaped."""
    return Markup("\n").join(map(plain, lines))


def _hash(text: str) -> str:
    """By which a browser knows what it may use."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
