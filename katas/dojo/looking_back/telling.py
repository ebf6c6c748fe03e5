"""Puts a look back into words, in the language of the kata's rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from katas.catalog.table import said_in
from katas.dojo.looking_back import told
from katas.dojo.looking_back.facts import LookBack, TeamFacts
from katas.dojo.looking_back.spans import minute, span
from katas.dojo.looking_back.strips import Placed, Scale, later, placed, scale_of
from katas.dojo.looking_back.telling_changes import changes_of
from katas.dojo.looking_back.telling_questions import question_words, questions_of
from katas.dojo.looking_back.telling_red import red_of
from katas.dojo.looking_back.told import Mark, Strips, Told, Words
from katas.model import Light
from katas.spec.plain import shortened

WORDS = Path(__file__).parent / "words.toml"

NAME = 40
"""So many characters of a name are shown."""

IN_A_ROW = 288
"""So many lights of a team stand in a row at a terminal: four lines of them."""


def words(language: str) -> Words:
    """What a look back says in a language; English where there are no words."""
    return said_in(language, WORDS)


def tell(back: LookBack, *, own: bool = False) -> Told:
    """Put a look back into words; `own` says that it is of one's own folder."""
    says = words(back.words)
    scale = scale_of(back.teams)
    kata = back.kata.title if back.kata else _name(back.name)
    teams = tuple(_team(facts, back, scale, says) for facts in back.teams)
    labels = [team.label for team in teams]
    return Told(
        says=says,
        title=says["title"].format(kata=kata) if kata else says["untitled"],
        lead=says["lead" if len(teams) > 1 else "lead-one"],
        legend=tuple((light, says["lights"][light.value]) for light in Light),
        strips=_strips(back.teams, scale, says),
        teams=teams,
        red=red_of(back, labels, says),
        questions=tuple(questions_of(back, labels)),
        changes_told=says["changes"]["told-own" if own else "told"],
    )


def _name(text: str) -> str:
    return shortened(text, NAME)


def _strips(teams: tuple[TeamFacts, ...], scale: Scale, says: Words) -> Strips:
    words, times = says["strips"], says["times"]
    column = words["column" if scale.high > 1 else "alone"].format(step=span(scale.step, times))
    pauses = [words["pauses"]] if any(facts.pauses for facts in teams) else []
    return Strips(
        columns=scale.columns,
        ticks=tuple((scale.place(tick), minute(tick, times)) for tick in scale.ticks),
        told=(column, *pauses),
    )


def _team(facts: TeamFacts, back: LookBack, scale: Scale, says: Words) -> told.Team:
    times, right = says["times"], facts.foretold
    lights = tuple(at.light for at in facts.moments[-IN_A_ROW:])
    newest = says["strips"]["newest"].format(shown=len(lights), count=len(facts.moments))
    kata = back.kata_of(facts)
    return told.Team(
        label=_name(facts.animal or facts.name),
        name=_name(facts.name) if facts.animal else "",
        over=says["strips"]["over"].format(span=minute(facts.ended, times)),
        lights=lights,
        newest=newest if len(lights) < len(facts.moments) else "",
        marks=tuple(Mark(at, _label(at, says)) for at in placed(facts.moments, scale)),
        pauses=tuple(scale.place(at) for at in facts.pauses if scale.column(at) < scale.columns),
        kata=_name(facts.kata) if facts.kata != back.name else "",
        first_green="" if facts.first_green is None else minute(facts.first_green, times),
        stages=tuple((_name(stage), minute(at, times)) for stage, at in facts.stages),
        foretold=_foretold(right.right, right.all, says),
        readings=tuple(question_words(kata, *pair) for pair in facts.readings.items()),
        notes=tuple(_notes(facts, scale, says["strips"])),
        changes=changes_of(facts.differences, says),
    )


def _foretold(right: int, count: int, says: Words) -> str:
    words: str = says["facts"]["right"]
    return words.format(right=right, count=count) if count else ""


def _notes(facts: TeamFacts, scale: Scale, words: Words) -> Iterator[str]:
    """What there is to say beside a strip."""
    if not facts.moments:
        yield words["none"]
    if behind := later(facts.moments, scale):
        yield words["later"].format(count=behind)
    if facts.elsewhere:
        yield words["elsewhere"].format(count=facts.elsewhere)


def _label(at: Placed, says: Words) -> str:
    """`12 min: red`, or `12 min to 14 min: red, 3 times`."""
    words, light = says["strips"], says["light"][at.light.value]
    first, last = (minute(time, says["times"]) for time in (at.first, at.last))
    if at.times == 1:
        label = words["one"].format(at=first, light=light)
    elif first == last:
        label = words["within"].format(at=first, light=light, count=at.times)
    else:
        label = words["several"].format(first=first, last=last, light=light, count=at.times)
    return words["hidden"].format(mark=label, count=at.hidden) if at.hidden else str(label)
