"""Tells in dice words what was kept as a baseline, and what is odd about it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from katas.model import Roll, show_roll
from katas.practice.baseline.asking import Unsteady
from katas.practice.baseline.table import Baseline, by_shape
from katas.practice.baseline.wording import Wording
from katas.proof.domain import domain_of

Odd = tuple[str, Roll, int]
"""What is no score: its word, the first roll that gave it, and how many did."""


MANY = 3
"""More categories than that are counted, and not named."""


def kept_lines(
    wording: Wording,
    baseline: Baseline,
    name: str,
    place: str,
    unsteady: Mapping[str | None, Unsteady],
) -> Iterator[str]:
    """What was kept of a solution that is called so, in which file, and what comes next."""
    say = wording.say
    yield say("kept", name=name, extent=wording.extent(baseline))
    yield f"  {say('place', place=place)}"
    for (word, roll, count), categories in _odd(baseline).items():
        many = len(categories)
        names = say("categories", count=many) if many > MANY else wording.categories(categories)
        told = say("no-score", categories=names, word=word, count=count, roll=show_roll(roll))
        yield f"  {told}"
    yield from (f"  {line}" for line in _order_lines(wording, baseline, unsteady))
    yield from (f"  {line}" for line in unsteady_lines(wording, unsteady))
    if missing := [name for name in wording.in_the_kata if name not in baseline.cells]:
        yield f"  {say('missing', names=wording.categories(missing))}"
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


def _order_lines(
    wording: Wording, baseline: Baseline, unsteady: Collection[str | None]
) -> Iterator[str]:
    """The categories that hang on the order of the dice; an `unsteady` one may not."""
    for category, cells in baseline.cells.items():
        shapes = [word for many, words in cells.items() for word in by_shape(words, many)]
        if None in shapes and category not in unsteady:
            count, rolls = shapes.count(None), len(shapes)
            name = wording.category(category)
            yield wording.say("order", category=name, count=count, rolls=rolls)


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
