"""Puts into words what changed from light to light."""

from __future__ import annotations

from katas.dojo.looking_back.facts import Difference, Differences
from katas.dojo.looking_back.spans import minute
from katas.dojo.looking_back.told import Changed, Changes, Words
from katas.spec.plain import shortened

LINES = 80
"""So many lines of a difference are shown."""

WIDE = 160
"""So many characters of a line."""

TAB = 4


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
        tuple(shortened(line, WIDE).expandtabs(TAB) for line in lines[:LINES]),
        (*more, *cut),
    )
