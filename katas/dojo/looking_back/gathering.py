"""Gathers a look back of teams: each is measured, and the red of all is compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from katas.catalog import Kata, Shelf
from katas.dojo.looking_back.facts import LookBack
from katas.dojo.looking_back.measuring import kata_of, measure
from katas.dojo.looking_back.red import compare
from katas.dojo.team import Team
from katas.errors import KatasError
from katas.spec import open_specification

DIFFERENCES = 400
"""So many differences are shown of all teams together."""

LEAST = 2
"""So many of each, however many teams there are."""

ENGLISH = "en"


def look_back(teams: Collection[Team], shelf: Shelf) -> LookBack:
    """Look back at teams. What the shelf knows of their kata is made use of."""
    katas = {name: _find(shelf, name) for name in {kata_of(team) for team in teams}}
    most = max(DIFFERENCES // max(len(teams), 1), LEAST)
    measured = tuple(
        measure(team, katas[kata_of(team)], most)
        for team in sorted(teams, key=lambda team: team.began)
    )
    counted = Counter(facts.kata for facts in measured if facts.kata).most_common(1)
    name = counted[0][0] if counted else ""
    kata = katas.get(name)
    stretches = [stretch for facts in measured for stretch in facts.stretches]
    return LookBack(_language(shelf, kata), name, kata, measured, compare(stretches))


def _find(shelf: Shelf, name: str) -> Kata | None:
    """A kata by its id; None where it isn't on the shelf."""
    try:
        return shelf.find(name)
    except KatasError:
        return None


def _language(shelf: Shelf, kata: Kata | None) -> str:
    """The language of a kata's rulebook; English where nobody knows."""
    if kata is None:
        return ENGLISH
    try:
        return open_specification(shelf, kata).rulebook.language
    except KatasError:
        return ENGLISH
