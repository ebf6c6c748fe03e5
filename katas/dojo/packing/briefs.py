"""The briefs as pages, and a page that leads to them; the facilitator's notes stay at home."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment
from markdown_it import MarkdownIt
from markupsafe import Markup

import katas
from katas.catalog import Kata, Shelf
from katas.catalog.table import said_in
from katas.errors import UsageError
from katas.practice.paper import open_pages
from katas.spec import open_specification
from katas.spec.plain import plain

PAGES = Path(__file__).parent / "pages"
WORDS = Path(__file__).with_name("words.toml")

NAME = re.compile(r"\w[\w.-]*")
"""An id that can be a file's name on every system."""


@dataclass(frozen=True, slots=True)
class Brief:
    """A kata's brief, and the language that it is in, as the rulebooks and as the web call it."""

    kata: Kata
    language: str

    @property
    def file(self) -> str:
        """Its page's place in the pack."""
        return f"briefs/{self.kata.id}.html"

    @property
    def lang(self) -> str:
        """The language as a page says it."""
        return str(said_in(self.language, WORDS)["lang"])


def briefs_of(shelf: Shelf) -> list[Brief]:
    """The brief of each kata that there is.

    Raises UsageError for an id that can't be a file's name.
    """
    for name in shelf.katas:
        if not NAME.fullmatch(name):
            raise UsageError(
                f"{name!r} can't be packed: no file can be called so",
                advice="an id of letters, figures, dots and hyphens can",
            )
    return [
        Brief(kata, open_specification(shelf, kata).rulebook.language)
        for kata in shelf.katas.values()
    ]


def pages_of(briefs: Sequence[Brief], pythons: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """All pages by their place in the pack.

    `pythons` are those that there are wheels for, by what their system is called.
    """
    environment = open_pages(PAGES)
    index = environment.get_template("index.html.jinja").render(
        briefs=briefs, pythons=pythons, version=katas.__version__
    )
    return {"index.html": index, **_pages(environment, briefs)}


def _pages(environment: Environment, briefs: Iterable[Brief]) -> dict[str, str]:
    page = environment.get_template("brief.html.jinja")
    return {
        brief.file: page.render(
            brief=brief,
            says={
                key: text.format(document=brief.kata.document_title, id=brief.kata.id)
                for key, text in said_in(brief.language, WORDS).items()
            },
            text=as_html(brief.kata.brief),
        )
        for brief in briefs
    }


def as_html(text: str) -> Markup:
    """A text in Markdown as HTML. HTML that stands in it is text."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    # What is wide is moved within its own frame, by the keyboard too.
    markdown.add_render_rule("table_open", lambda *_: '<div class="wide" tabindex="0"><table>\n')
    markdown.add_render_rule("table_close", lambda *_: "</table></div>\n")
    lines = text.expandtabs(4).splitlines()
    made = markdown.render("\n".join(map(plain, lines)))
    return Markup(made.replace("<pre>", '<pre tabindex="0">'))  # noqa: S704  # escaped by markdown-it
