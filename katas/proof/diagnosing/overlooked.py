"""What a rulebook would give if some of the dice were overlooked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial

from katas.model import FACES, Readings, Roll, Rulebook
from katas.proof.diagnosing.points import Points
from katas.records import dataclass

BLANKS = range(1_000, 2_000, 10)
"""The faces of those that stand for a die nobody looks at: no two equal, none in a row."""


def _blank(roll: Sequence[int], at: Sequence[int]) -> Roll:
    shown = sorted(face for place, face in enumerate(roll) if place not in at)
    return *shown, *BLANKS[: len(at)]


def _without_face(face: int, roll: Roll) -> Roll:
    return _blank(roll, [place for place, die in enumerate(roll) if die == face])


def _without_one(pick: Callable[[Roll], int], roll: Roll) -> Roll:
    return _blank(roll, [roll.index(pick(roll))]) if roll else roll


def _without_place(place: int, roll: Roll) -> Roll:
    return _blank(roll, [place % len(roll)]) if roll else roll


OF_THE_DICE: Mapping[str, Callable[[Roll], Roll]] = {
    **{f"face-{face}": partial(_without_face, face) for face in reversed(FACES)},
    "highest": partial(_without_one, max),
    "lowest": partial(_without_one, min),
}
"""Which dice may be overlooked, however they lie."""

OF_THE_ORDER: Mapping[str, Callable[[Roll], Roll]] = {
    "first-die": partial(_without_place, 0),
    "last-die": partial(_without_place, -1),
}
"""Which may be by their places."""

WHATEVER: Mapping[str, tuple[str, int]] = {
    "any-first": ("first-die", 0),
    "any-last": ("last-die", -1),
}
"""Which may be counted whatever they show: those overlooked by the rules, with their places."""


def overlooked(
    rulebook: Rulebook, category: str | None, points: Points, readings: Readings
) -> Iterator[tuple[str, list[int]]]:
    """What comes for every point with some dice overlooked, by which these are.

    Or with one of them counted whatever it shows.
    """
    rest = rest_of(points)
    scores = [_score(rulebook, category, roll, readings) for roll in rest.rolls]
    for name, numbers in rest.numbers.items():
        yield name, list(map(scores.__getitem__, numbers))
    for name, (which, place) in WHATEVER.items() if points.ordered else ():
        pairs = zip(rest.numbers[which], points.rolls, strict=True)
        yield name, [scores[number] + sum(roll[place:][:1]) for number, roll in pairs]


@dataclass(frozen=True, slots=True)
class Rest:
    """The different `rolls` that are left of some points, and their numbers for each point.

    By which dice are overlooked.
    """

    rolls: Sequence[Roll]
    numbers: Mapping[str, Sequence[int]]


@cache
def rest_of(points: Points) -> Rest:
    """What is left of the points, found out once: few rolls, for by no rules order matters."""
    known: dict[Roll, int] = {}

    def numbers(hide: Callable[[Roll], Roll], rolls: Iterable[Roll]) -> list[int]:
        return [known.setdefault(hide(roll), len(known)) for roll in rolls]

    found = {
        name: points.of_shapes(numbers(hide, points.domain.shapes))
        for name, hide in OF_THE_DICE.items()
    }
    if points.ordered:
        found |= {name: numbers(hide, points.rolls) for name, hide in OF_THE_ORDER.items()}
    return Rest(list(known), found)


def _score(rulebook: Rulebook, category: str | None, roll: Roll, readings: Readings) -> int:
    """The score of the dice that are looked at; the others add nothing."""
    score = rulebook.explain(roll, category, readings).score
    hidden = sum(die for die in roll if die >= BLANKS.start)
    return score - hidden if score >= BLANKS.start else score
