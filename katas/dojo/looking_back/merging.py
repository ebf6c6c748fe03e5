"""Makes one of a team that was found twice: in its own folder and in the dojo's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from katas.dojo.team import Team


def merged(teams: Iterable[Team]) -> list[Team]:
    """Every team once, in the order in which they were found.

    What was found first says when the team began and what it is called. A team without an id is
    like no other.
    """
    known: dict[str, Team] = {}
    nameless: list[Team] = []
    for team in teams:
        if not team.id:
            nameless.append(team)
        else:
            known[team.id] = _one(known[team.id], team) if team.id in known else team
    return [*known.values(), *nameless]


def _one(team: Team, again: Team) -> Team:
    lights = {lit.id: lit for lit in (*again.lights, *team.lights)}
    in_order = sorted(lights.values(), key=lambda lit: lit.at)
    return replace(
        team,
        animal=team.animal or again.animal,
        name=team.name or again.name,
        began=min([team.began, *(lit.at for lit in in_order[:1])]),
        lights=tuple(in_order),
        differences={**again.differences, **team.differences},
    )
