"""Puts into words what changed from light to light."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from katas.dojo.looking_back.facts import Difference, Differences
from katas.dojo.looking_back.spans import minute
from katas.dojo.looking_back.told import Changed, Changes, Line, LineKind, Words
from katas.spec.plain import shortened

LINES = 80
"""So many lines of a difference are shown."""

WIDE = 160
"""So many characters of a line."""

TAB = 4

KINDS = {"+": LineKind.CAME, "-": LineKind.WENT, "@": LineKind.PLACE}
"""What a line is, by how it begins; else it is the same as before."""


def changes_of(differences: Differences, says: Words) -> Changes:
    """The differences of a team, each cut where it is long."""
    words, shown = says["changes"], differences.shown
    older = words["newest"].format(shown=len(shown), older=differences.older)
    return Changes(tuple(_changed(one, says) for one in shown), older if differences.older else "")


def _changed(difference: Difference, says: Words) -> Changed:
    at, lines = difference.at, difference.text.splitlines()
    more = [says["changes"]["lines"].format(count=len(lines) - LINES)] if lines[LINES:] else []
    cut = [says["changes"]["cut"]] if any(len(line) > WIDE for line in lines[:LINES]) else []
    return Changed(
        says["strips"]["one"].format(
            at=minute(at.minutes, says["times"]), light=says["light"][at.light.value]
        ),
        at.light,
        tuple(
            Line(kind, shortened(line, WIDE).expandtabs(TAB))
            for kind, line in zip(_kinds(lines[:LINES]), lines, strict=False)
        ),
        (*more, *cut),
    )


def _kinds(lines: Sequence[str]) -> Iterator[LineKind]:
    """What each line is. The two above a file's first place have its name, and look like code."""
    for at, line in enumerate(lines):
        below = [other[:3] for other in lines[at : at + 3]]
        above = [other[:3] for other in lines[max(at - 1, 0) : at + 2]]
        is_name = below == ["---", "+++", "@@ "] or above == ["---", "+++", "@@ "]
        yield LineKind.PLACE if is_name else KINDS.get(line[:1], LineKind.SAME)
