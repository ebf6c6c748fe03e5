"""A teacher's own pattern of names, `{student}_{id}_{file}`, made into an expression.

Braces and no regular expression: a pattern is for one evening, and names come from people whom
nobody trusts; so each part ends at the first place where it can, and no name takes long to read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from string import Formatter

from katas.errors import UsageError, nearest
from katas.grade.submissions.names import Pattern

FIELDS = {
    "student": "student",
    "id": "number",
    "date": "date",
    "attempt": "attempt",
    "file": "file",
}
"""What may stand in braces, and what it is to a HandIn; empty ones stand for anything."""

BETWEEN = "_- ."
"""What stands between two parts of a name, and may be missing where a folder's name ends."""

EXAMPLE = "write it like {student}_{id}_{file}, with {} for what doesn't matter"

Piece = tuple[str, str | None]
"""Some text, and the field that stands behind it."""


def read_pattern(text: str) -> Pattern:
    """Read a teacher's pattern.

    Raises UsageError for one that doesn't say where the student stands, or can't be read.
    """
    try:
        parsed = [(before, field, more) for before, field, *more in Formatter().parse(text)]
    except ValueError as error:
        raise _wrong(text, f"can't be read: {error}") from None
    if any(any(more) for *_, more in parsed):
        raise _wrong(text, "has more than a name in braces")
    pieces: list[Piece] = [(before, field) for before, field, _ in parsed]
    _check(text, [field for _, field in pieces if field is not None], pieces)
    has_file = any(field == "file" for _, field in pieces)
    folders = _folder(pieces)
    return Pattern(
        text,
        _expression(pieces),
        _expression(folders, end=f"[{re.escape(BETWEEN)}]*") if folders else None,
        without_suffix=not has_file,
    )


def _check(text: str, fields: Sequence[str], pieces: Sequence[Piece]) -> None:
    """Raise UsageError for fields that can't be told from each other, or aren't known."""
    for field in fields:
        if field and field not in FIELDS:
            raise _wrong(text, f"has {{{field}}}, which there isn't", nearest(field, FIELDS))
        if field and fields.count(field) > 1:
            raise _wrong(text, f"has {{{field}}} twice")
    if "student" not in fields:
        raise _wrong(text, "doesn't say where the student stands")
    if any(not before for before, field in pieces[1:] if field is not None):
        raise _wrong(text, "has nothing between two parts, so that nobody can tell them apart")


def _wrong(text: str, problem: str, *found: str) -> UsageError:
    return UsageError(f"the pattern {text!r} {problem}", found=found, advice=EXAMPLE)


def _folder(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces that a folder's name has: those before the file; none without the student."""
    fields = [field for _, field in pieces]
    if "file" not in fields:
        return list(pieces)
    at = fields.index("file")
    if "student" not in fields[:at]:
        return []
    return [*pieces[:at], (pieces[at][0].rstrip(BETWEEN), None)]


def _expression(pieces: Sequence[Piece], end: str = "") -> re.Pattern[str]:
    """The expression for some pieces: a field ends where the text behind it is first found."""
    made = []
    for number, (before, field) in enumerate(pieces):
        made.append(re.escape(before))
        if field is None:
            continue
        following = pieces[number + 1][0] if number + 1 < len(pieces) else ""
        is_last = all(later is None for _, later in pieces[number + 1 :])
        inner = (".+?" if end else ".+") if is_last else f"(?>.+?(?={re.escape(following)}))"
        made.append(f"(?P<{FIELDS[field]}>{inner})" if field else f"(?:{inner})")
    return re.compile("".join(made) + end, re.DOTALL | re.IGNORECASE)
