"""What a rulebook would give if some of the dice were overlooked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from katas.model import FACES, Readings, Roll, Rulebook
from katas.proof.points import Points

BLANK = 1_000
"""The first face of those that stand for a die nobody looks at: no two equal, none in a row."""


def _blank(roll: Sequence[int], at: Sequence[int]) -> Roll:
    hidden = set(at)
    return tuple(BLANK + 10 * place if place in hidden else face for place, face in enumerate(roll))


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


def overlooked(
    rulebook: Rulebook, category: str | None, points: Points, readings: Readings
) -> Iterator[tuple[str, list[int | None]]]:
    """What comes for every point with some dice overlooked, by which these are."""
    shapes = points.domain.shapes
    for name, hide in OF_THE_DICE.items():
        by_shape = [_score(rulebook, category, hide(roll), readings) for roll in shapes]
        yield name, points.domain.spread(by_shape) if points.ordered else by_shape
    for name, hide in OF_THE_ORDER.items() if points.ordered else ():
        yield name, [_score(rulebook, category, hide(roll), readings) for roll in points.rolls]


def _score(rulebook: Rulebook, category: str | None, roll: Roll, readings: Readings) -> int | None:
    """The score of the dice that are looked at; the others add nothing."""
    score = rulebook.explain(roll, category, readings).score
    hidden = sum(die for die in roll if die >= BLANK)
    return score - hidden if score >= BLANK else score
