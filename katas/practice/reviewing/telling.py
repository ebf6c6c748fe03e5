"""Puts a review into words, in the language of the kata's rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from katas.catalog.table import said_in
from katas.practice.reviewing.review import (
    How,
    Kept,
    Manner,
    OwnTests,
    ReadingFacts,
    Refusals,
    Review,
    Stages,
    Way,
)
from katas.practice.reviewing.sections import Bar, Bars, Block, Lines, Said, Section, Table, Told
from katas.practice.reviewing.telling_code import CodeTelling
from katas.spec.plain import shortened

WORDS = Path(__file__).parent / "words.toml"

FEW = 3
"""So many calls, and names, are listed; of more it is said how many there are."""

NAME, LONG = 60, 160
"""So many characters of a name are shown, and of a message."""

Words = Mapping[str, Any]


def words(language: str) -> Words:
    """What a review says in a language; English where there are no words."""
    return said_in(language, WORDS)


def tell(review: Review) -> Told:
    """Put a review into words."""
    says = words(review.words)
    code = CodeTelling(says)
    return Told(
        lang=says["lang"],
        title=says["title"].format(
            folder=shortened(review.head.folder, NAME), title=review.head.title
        ),
        lead=says["no-mark"],
        head=_head(review, says),
        sections=(
            _section("stages", says, _stages(review.stages, says["stages"])),
            _section("readings", says, _readings(review.readings, says["readings"])),
            _section("refusals", says, _refusals(review.refusals, says)),
            _section("proof", says, [Lines(review.proof)]),
            _section("baseline", says, _kept(review.baseline, says["baseline"])),
            _section("hunt", says, _hunted(review.hunt, says["hunt"])),
            _section("code", says, code.shape(review.code)),
            _section("change", says, code.change(review.code)),
            _section("commits", says, code.history(review.history)),
        ),
    )


def _section(name: str, says: Words, blocks: Iterator[Block] | Sequence[Block]) -> Section:
    return Section(name, says[name]["title"], tuple(blocks))


def _head(review: Review, says: Words) -> Table:
    head, names = review.head, says["head"]
    name = shortened(head.file, NAME)
    file = names["in"].format(file=name, language=head.language) if head.language else name
    calls = [shortened(call, NAME) for call in head.calls]
    rows = [
        (names["kata"], names["of"].format(id=head.kata, document=head.document)),
        (names["file"], file),
        (names["calls"], _listed(calls, names["more"])),
    ]
    if head.stage:
        rows.append((names["stage"], names["upto"].format(stage=head.stage)))
    return Table(("", ""), tuple(rows), texts=(1,))


def _listed(names: Sequence[str], more: str) -> str:
    """The first of some names, and how many more there are."""
    if len(names) <= FEW:
        return ", ".join(names)
    return ", ".join([*names[: FEW - 1], more.format(count=len(names) - FEW + 1)])


def _stages(stages: Stages, says: Words) -> Iterator[Block]:
    bars = []
    for stage in stages.stages:
        told = says["of"].format(passed=stage.passed, all=stage.examples)
        note = says["stretch"] if stage.stretch else says["beyond"] if stage.beyond else ""
        there = told if stage.there else says["missing-all"]
        bars.append(Bar(stage.name, stage.passed, stage.examples, there, note))
    yield Bars(tuple(bars))
    required = [stage for stage in stages.stages if not (stage.stretch or stage.beyond)]
    if all(stage.complete for stage in required):
        yield Said(says["all"])
    elif stages.reached:
        yield Said(says["reached"].format(stage=stages.reached))
    else:
        yield Said(says["none"])
    if stages.first:
        more = [says["more"].format(count=stages.more)] if stages.more else []
        lines = [line for failure in stages.first for line in failure]
        yield Lines((*lines, *more), says["first"])
    if stages.missing:
        yield Said(says["missing"].format(names=", ".join(stages.missing)))


def _readings(readings: Sequence[ReadingFacts], says: Words) -> Iterator[Block]:
    if not readings:
        yield Said(says["none"])
        return
    rows = tuple((item.asks, "; ".join(_answer(item, says))) for item in readings)
    yield Table((says["question"], says["answer"]), rows)


def _answer(item: ReadingFacts, says: Words) -> Iterator[str]:
    """How a question is answered: as announced, as found out, and what is to discuss."""
    if item.announced:
        yield says["announced" if item.keeps else "not-kept"].format(says=item.announced)
        return
    first, second = item.clash or (("", ""), ("", ""))
    yield says[item.how.value].format(
        says=" / ".join(item.readings),
        first=first[0],
        first_came=first[1],
        second=second[0],
        second_came=second[1],
    )
    if item.discussed and item.how is not How.NOT_ANSWERED:
        yield says["discussed"].format(count=item.discussed)


def _refusals(refusals: Refusals, says: Words) -> Iterator[Block]:
    own = says["refusals"]
    if not refusals.dice:
        yield Said(own["nothing"])
    else:
        count = figure(sum(way.times for way in refusals.dice), says)
        yield Said(own["wanted" if refusals.wanted else "unwanted"].format(count=count))
        yield _ways(refusals.dice, own["dice"], "", refusals.everywhere, says)
    if refusals.moves:
        yield _ways(refusals.moves, own["times"], own["moves"], 0, says)


def _ways(ways: Sequence[Way], counted: str, heading: str, everywhere: int, says: Words) -> Table:
    """The ways in which something is refused, or isn't; `everywhere` is in how many categories."""
    own = says["refusals"]
    rows = tuple(
        (
            _way(way, own),
            figure(way.times, says),
            _where(way, everywhere, says),
            way.shows or own["no-dice"],
            _message(way, own),
        )
        for way in ways
    )
    columns = (own["came"], counted, own["where"], own["such-as"], own["more"])
    return Table(columns, rows, heading, figures=(1,), texts=(4,))


def _where(way: Way, everywhere: int, says: Words) -> str:
    """The categories or moves in which it came so."""
    if 1 < everywhere == len(way.names):
        return str(says["refusals"]["everywhere"]).format(count=everywhere)
    return _listed(way.names, says["head"]["more"])


def _way(way: Way, says: Words) -> str:
    """One way in which something is refused, or isn't."""
    return str(says[WAYS[way.manner]]).format(kind=shortened(way.what, NAME))


WAYS = {
    Manner.RAISED: "refused",
    Manner.ACCIDENT: "by-accident",
    Manner.RETURNED: "not-refused",
    Manner.STOPPED: "no-answer",
}
"""The words for each, by their key."""


def _message(way: Way, says: Words) -> str:
    """What an error says, what comes back, or how a call ended."""
    if way.manner is Manner.STOPPED:
        return str(says["stopped"][way.what])
    message = shortened(way.message, LONG)
    if way.manner is Manner.RETURNED:
        key = "silent" if not way.what else "answer" if way.messages == 1 else "answers"
        return str(says[key]).format(message=message, count=way.messages)
    if way.messages > 1:
        message = says["messages"].format(count=way.messages, message=message)
    if way.accident:
        accident = says["accidents"].get(way.accident, way.accident)
        message = says["accident"].format(accident=accident, message=message)
    return message


def _kept(kept: Kept | None, says: Words) -> Iterator[Block]:
    yield Said(says["none"]) if kept is None else Lines(kept.lines)


def _hunted(hunted: OwnTests | None, says: Words) -> Iterator[Block]:
    if hunted is None:
        yield Said(says["none"])
        return
    if hunted.of:
        yield Said(says["caught"].format(caught=hunted.caught, of=hunted.of))
    if hunted.lines:
        yield Lines(hunted.lines)
    if hunted.missed:
        rows = tuple((item.about, _some(item.names, says)) for item in hunted.missed)
        yield Table((says["missed"], says["hints"]), rows)


def _some(names: Sequence[str], says: Words) -> str:
    """The first of many names, and how many there are besides."""
    more = [says["more"].format(count=len(names) - FEW)] if len(names) > FEW else []
    return "; ".join([*names[:FEW], *more])


FEW = 4
"""So many of the mistakes of a category are named."""


def figure(number: int, says: Words) -> str:
    """A number with what stands between thousands."""
    return f"{number:,}".replace(",", says["thousands"])
