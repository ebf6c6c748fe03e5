"""Measures one team: what its lights tell, from its own beginning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from katas.catalog import Kata
from katas.dojo.lit import Lit
from katas.dojo.looking_back.clock import clocked
from katas.dojo.looking_back.facts import (
    Difference,
    Differences,
    Foretold,
    Moment,
    TeamFacts,
)
from katas.dojo.looking_back.red import stretches_of
from katas.dojo.team import Team
from katas.model import Light


def kata_of(team: Team) -> str:
    """The kata that most of a team's lights are of; empty where it has none."""
    counted = Counter(lit.kata for lit in team.lights).most_common(1)
    return counted[0][0] if counted else ""


def measure(team: Team, kata: Kata | None, most: int) -> TeamFacts:
    """Measure a team; `kata` is its own where that is known, `most` bounds its differences."""
    own = kata_of(team)
    lights = [lit for lit in team.lights if lit.kata == own]
    time = clocked(team.began, lights)
    moments = tuple(Moment(at, lit.light) for at, lit in zip(time.minutes, lights, strict=True))
    return TeamFacts(
        animal=team.animal,
        name=team.name,
        kata=own,
        moments=moments,
        pauses=time.pauses,
        first_green=next((at.minutes for at in moments if at.light is Light.GREEN), None),
        stages=tuple(_stages(lights, moments, kata)),
        stretches=tuple(stretches_of(lights, time.minutes)),
        foretold=_foretold(lights),
        readings=next((lit.readings for lit in reversed(lights) if lit.readings), {}),
        differences=_differences(lights, moments, team.differences, most),
        elsewhere=len(team.lights) - len(lights),
    )


def _stages(
    lights: Sequence[Lit], moments: Sequence[Moment], kata: Kata | None
) -> Iterator[tuple[str, float]]:
    """The stages that were reached, in the kata's order, each with the minute of its first time."""
    first: dict[str, float] = {}
    for lit, at in zip(lights, moments, strict=True):
        for stage in lit.reached:
            first.setdefault(stage, at.minutes)
    longest = max((lit.reached for lit in lights), key=len, default=())
    order = [stage.name for stage in kata.stages] if kata else longest
    yield from ((stage, first[stage]) for stage in order if stage in first)


def _foretold(lights: Sequence[Lit]) -> Foretold:
    came = [lit.foretold for lit in lights if lit.foretold is not None]
    return Foretold(sum(came), len(came))


def _differences(
    lights: Sequence[Lit], moments: Sequence[Moment], texts: Mapping[str, str], most: int
) -> Differences:
    """The newest differences that there are."""
    found = [
        Difference(at, texts[lit.id])
        for lit, at in zip(lights, moments, strict=True)
        if texts.get(lit.id)
    ]
    older = max(len(found) - most, 0)
    return Differences(tuple(found[older:]), older)
