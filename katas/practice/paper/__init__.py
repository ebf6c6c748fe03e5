"""What our pages are printed on: one look for all, and whatever is printed is text there."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from katas.spec.plain import plain

PAPER = Path(__file__).parent


def open_pages(folder: Path) -> Environment:
    """The templates of a folder, which may include what is common to all pages."""
    return Environment(
        loader=FileSystemLoader([folder, PAPER]),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_safe,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def _safe(value: object) -> object:
    """What is printed; of a text, the one that nothing obeys. What is escaped stays so."""
    return plain(value) if type(value) is str else value
