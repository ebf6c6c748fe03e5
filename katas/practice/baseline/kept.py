"""Tells in dice words what was kept as a baseline, and what is odd about it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from katas.model import Roll, show_roll
from katas.practice.baseline.asking import Unsteady
from katas.practice.baseline.table import Baseline, by_shape
from katas.practice.baseline.wording import Wording
from katas.proof.domain import domain_of
from katas.records import dataclass

Odd = tuple[str, Roll, int]
"""What is no score: its word, the first roll that gave it, and how many did."""


SHOWN = 6
"""So many things that are no scores are told."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What was kept.

    `missing` are the categories that are due and not there; `unsteady` those that answer otherwise
    when they are asked again.
    """

    baseline: Baseline
    missing: Sequence[str | None]
    unsteady: Mapping[str | None, Unsteady]


def kept_lines(wording: Wording, kept: Kept, name: str, place: str) -> Iterator[str]:
    """What was kept of a solution that is called so, in which file, and what comes next."""
    say, baseline = wording.say, kept.baseline
    yield say("kept", name=name, extent=wording.extent(baseline))
    yield f"  {say('place', place=place)}"
    odd = [
        *_odd_lines(wording, baseline),
        *_order_lines(wording, baseline, kept.unsteady),
        *unsteady_lines(wording, kept.unsteady),
    ]
    yield from (f"  {line}" for line in odd)
    if kept.missing:
        yield f"  {say('missing', names=wording.categories(kept.missing))}"
    yield say("next")
    yield say("next-declared")


def unsteady_lines(wording: Wording, unsteady: Mapping[str | None, Unsteady]) -> Iterator[str]:
    """What answers otherwise when it is asked again."""
    for category, clash in unsteady.items():
        yield wording.say(
            "unsteady",
            category=wording.category(category),
            roll=show_roll(clash.roll),
            first=clash.first,
            second=clash.second,
        )


def _odd_lines(wording: Wording, baseline: Baseline) -> Iterator[str]:
    """What is no score; the first few of many."""
    odd = _odd(baseline)
    for (word, roll, count), categories in list(odd.items())[:SHOWN]:
        names, rolls = wording.categories(categories), wording.rolls(count)
        yield wording.say(
            "no-score", categories=names, word=word, rolls=rolls, roll=show_roll(roll)
        )
    if len(odd) > SHOWN:
        yield wording.say("more", count=len(odd) - SHOWN)


def _order_lines(
    wording: Wording, baseline: Baseline, unsteady: Collection[str | None]
) -> Iterator[str]:
    """The categories that hang on the order of the dice; an `unsteady` one may not."""
    for category, cells in baseline.cells.items():
        shapes = [word for many, words in cells.items() for word in by_shape(words, many)]
        if None in shapes and category not in unsteady:
            name, rolls = wording.category(category), wording.rolls(len(shapes))
            yield wording.say("order", category=name, count=shapes.count(None), rolls=rolls)


def _odd(baseline: Baseline) -> Mapping[Odd, list[str | None]]:
    """What is no score, with the categories in which it came so."""
    found: dict[Odd, list[str | None]] = {}
    for category, cells in baseline.cells.items():
        first: dict[str, Roll] = {}
        counted: dict[str, int] = {}
        for many, words in cells.items():
            for word in dict.fromkeys(words):
                if not _is_score(word):
                    first.setdefault(word, domain_of((many,)).rolls[words.index(word)])
                    counted[word] = counted.get(word, 0) + words.count(word)
        for word, count in counted.items():
            found.setdefault((word, first[word], count), []).append(category)
    return found


def _is_score(word: str) -> bool:
    return word.removeprefix("-").isdecimal()
