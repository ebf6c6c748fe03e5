"""Lays a review out as one page that needs nothing else: no script, no font, no picture."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile

from katas.errors import UsageError
from katas.practice.paper import open_pages
from katas.practice.reviewing.sections import Bars, Lines, Said, Strip, Table, Told

PAGES = Path(__file__).parent / "pages"

OURS = '<meta name="generator" content="katas review">'
"""What a page of ours has at its head, and by which it may be written over."""

HEAD = 2_000
"""So many characters are looked through for it."""

TALL = 56
"""So high is the longest bar of the strip."""


def page_of(told: Told) -> str:
    """The page of a review. Whatever is in it is text there, and nothing else."""
    environment = open_pages(PAGES)
    environment.tests["kind"] = lambda block, name: KINDS[name] is type(block)
    environment.filters["bars"] = drawn
    return environment.get_template("review.html.jinja").render(told=told, tall=TALL)


KINDS = {"said": Said, "lines": Lines, "bars": Bars, "table": Table, "strip": Strip}
"""The kinds of blocks by the names that the template has for them."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A commit as it is drawn: its place in the strip, and how high what came and went stands."""

    at: int
    up: float
    down: float
    label: str


def drawn(strip: Strip) -> list[Drawn]:
    """The bars of a strip.

    The roots of the lines are drawn, so that one large commit leaves the others to be seen.
    """
    most = max((number for mark in strip.marks for number in (mark.added, mark.removed)), default=0)
    return [
        Drawn(at, _height(mark.added, most), _height(mark.removed, most), mark.label)
        for at, mark in enumerate(strip.marks)
    ]


def _height(lines: int, most: int) -> float:
    return round(TALL * (lines / most) ** 0.5, 1) if lines else 0


def check_place(file: Path) -> None:
    """See that nothing is where a page is to be written, or another review's page.

    Raises UsageError.
    """
    if (file.exists() or file.is_symlink()) and not _is_ours(file):
        raise UsageError(
            f"{file} is there already, and no page of a review",
            advice="say another name, or move it away",
        )
    if not file.resolve().parent.is_dir():
        raise UsageError(f"{file} can't be written: there is no folder {file.parent}")


def write_page(page: str, file: Path) -> None:
    """Write a page in one go.

    Raises UsageError where something else is, or nothing can be written.
    """
    check_place(file)
    try:
        with NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as new:
            new.write(page)
        try:
            Path(new.name).chmod(0o666 & ~_mask())
            Path(new.name).replace(file)
        except OSError:
            Path(new.name).unlink()
            raise
    except OSError as error:
        raise UsageError(f"{file} can't be written: {error.strerror}") from None


def _mask() -> int:
    """What this process takes from the rights of the files that it makes."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _is_ours(file: Path) -> bool:
    """Whether a file is a review's page; a link to one isn't."""
    if file.is_symlink() or not file.is_file():
        return False
    with suppress(OSError), file.open(encoding="utf-8", errors="replace") as there:
        return OURS in there.read(HEAD)
    return False
