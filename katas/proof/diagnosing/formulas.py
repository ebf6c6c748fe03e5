"""What may have come in place of a score, in dice words: nothing, all dice, twice the lowest."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from katas.model import FACES
from katas.proof.diagnosing.hands import Hand
from katas.records import dataclass, field


@dataclass(frozen=True, slots=True)
class Formula:
    """A way to reckon. `key` and `values` are its words."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)


Gives = Callable[[Hand], int | None]
"""What a roll gives; None where it gives nothing."""

Which = Callable[[Hand], int | None]
"""Picks a face of a roll; 0 is one that adds nothing."""


@dataclass(frozen=True, slots=True)
class Picked:
    """The face that was picked of each of some rolls, and how often it shows there."""

    faces: Sequence[int | None]
    shows: Sequence[int]

    def times(self, many: int) -> list[int | None]:
        """So many times the face."""
        products: dict[int | None, int | None] = {face: face * many for face in (0, *FACES)}
        products[None] = None
        return list(map(products.__getitem__, self.faces))

    def all(self) -> list[int | None]:
        """All the dice of the face."""
        pairs = zip(self.faces, self.shows, strict=True)
        return [face and face * shows for face, shows in pairs]


def _last(faces: Sequence[int]) -> int | None:
    return faces[-1] if faces else None


def _first(faces: Sequence[int]) -> int | None:
    return faces[0] if faces else None


PICKED: Mapping[str, Which] = {
    "highest-pair": lambda hand: _last(hand.at_least(2)),
    "lowest-pair": lambda hand: _first(hand.at_least(2)),
    "triple": lambda hand: _last(hand.at_least(3)),
    "four": lambda hand: _last(hand.at_least(4)),
    "highest-just-pair": lambda hand: _last(hand.exactly(2)),
    "lowest-just-pair": lambda hand: _first(hand.exactly(2)),
    "most-frequent": lambda hand: hand.most_frequent(highest=True),
    "lowest-frequent": lambda hand: hand.most_frequent(highest=False),
    "highest": lambda hand: max(hand.roll, default=None),
    "lowest": lambda hand: min(hand.roll, default=None),
    "highest-single": lambda hand: _last(hand.exactly(1)),
    "lowest-single": lambda hand: _first(hand.exactly(1)),
    "middle": lambda hand: sorted(hand.roll)[len(hand.roll) // 2] if hand.roll else None,
}
"""Faces that can be picked, however the dice lie."""

PLACED: Mapping[str, Which] = {
    "first-die": lambda hand: hand.roll[0] if hand.roll else None,
    "last-die": lambda hand: hand.roll[-1] if hand.roll else None,
    "second-die": lambda hand: hand.roll[1] if len(hand.roll) > 1 else None,
    "first-most-frequent": lambda hand: max(
        hand.tally, key=lambda face: hand.tally[face], default=None
    ),
    "first-pair": lambda hand: next((face for face in hand.roll if hand.tally[face] >= 2), None),
    "last-pair": lambda hand: next(
        (face for face in reversed(hand.roll) if hand.tally[face] >= 2), None
    ),
    "first-neighbours": lambda hand: next(
        (a for a, b in zip(hand.roll, hand.roll[1:], strict=False) if a == b), None
    ),
    "last-just-pair": lambda hand: _ordered_pair(hand, full=True, last=True),
    "late-just-pair": lambda hand: _ordered_pair(hand, full=False, last=True),
    "early-just-pair": lambda hand: _ordered_pair(hand, full=False, last=False),
    "first-full-pair": lambda hand: _full_pair(hand, last=False),
    "last-full-pair": lambda hand: _full_pair(hand, last=True),
    "pair-together": lambda hand: _together(hand, range(2, 6)),
    "just-pair-together": lambda hand: _together(hand, [2]),
    "triple-together": lambda hand: _together(hand, range(3, 6)),
    "third-die": lambda hand: hand.roll[2] if len(hand.roll) > 2 else None,
}
"""Faces that depend on how the dice lie, and else on nothing but which faces are higher."""


def _ordered_pair(hand: Hand, *, full: bool, last: bool) -> int | None:
    """Of the faces that show just twice one by its place: of its second die, or of its first."""
    dice = list(reversed(hand.roll)) if full else list(hand.roll)
    found = [face for face in dict.fromkeys(dice) if hand.tally[face] == 2]
    if not found:
        return None
    return found[0] if full == last else found[-1]


def _full_pair(hand: Hand, *, last: bool) -> int | None:
    """The face that shows a second time first, or last, as one goes from left to right."""
    seen: list[int] = []
    full: list[int] = []
    for face in hand.roll:
        if face in seen and face not in full:
            full.append(face)
        seen.append(face)
    if not full:
        return None
    return full[-1] if last else full[0]


def _together(hand: Hand, wanted: Collection[int]) -> int:
    """The highest face of which so many dice lie side by side; 0 without any."""
    runs = [(face, len(list(equal))) for face, equal in groupby(hand.roll)]
    return max((face for face, many in runs if many in wanted), default=0)


FIXED = (15, 20, 25, 30, 35, 40, 50, 100)
"""Scores that some rules pay for something."""


def of_the_dice() -> Iterator[tuple[Formula, Gives]]:
    """Ways to reckon that don't care how the dice lie, nor pick one face; the plainest first."""
    yield Formula("nothing"), lambda _: 0
    yield Formula("sum"), lambda hand: sum(hand.roll)
    for points in FIXED:
        yield Formula("fixed", {"points": points}), partial(_always, points)
    yield Formula("all-equal-dice"), lambda hand: _sum_of(hand, 2)
    yield Formula("pairs"), lambda hand: 2 * sum(hand.at_least(2))
    yield Formula("just-pairs"), lambda hand: 2 * sum(hand.exactly(2))
    yield Formula("all-triples"), lambda hand: 3 * sum(hand.at_least(3))
    yield Formula("singles"), lambda hand: sum(hand.exactly(1))
    yield Formula("faces-once"), lambda hand: sum(hand.tally)
    yield Formula("each-less"), lambda hand: sum(hand.roll) - len(hand.roll)
    yield Formula("each-more"), lambda hand: sum(hand.roll) + len(hand.roll)
    yield Formula("house-swapped"), lambda hand: _of_a_house(hand, 2, 3)
    yield Formula("house-faces"), lambda hand: _of_a_house(hand, 1, 1)
    for face in FACES:
        yield Formula("count", {"face": face}), partial(_dice_of_one, face, 1)
        yield Formula("of-face", {"face": face}), partial(_dice_of_one, face, face)
        yield Formula("once", {"face": face}), partial(_once, face)
    for face in FACES:
        for each in FACES:
            if each not in (face, 1):
                values = {"face": face, "each": each}
                yield Formula("other-face", values), partial(_dice_of_one, face, each)


def of_a_face(picked: Mapping[str, Picked]) -> Iterator[tuple[Formula, list[int | None]]]:
    """So many times a face that was picked, or all its dice; by how it was, what each roll gives.

    To pick is what takes time, and is done once for all of these.
    """
    for many in (1, 2, 3, 4, 5):
        for name, dice in picked.items():
            yield Formula(f"times-{name}", {"many": many}), dice.times(many)
    for name, dice in picked.items():
        yield Formula(f"dice-{name}"), dice.all()


def _of_a_house(hand: Hand, triple: int, pair: int) -> int | None:
    """So many times each of the two faces of a full house."""
    if hand.counts != [3, 2]:
        return None
    return triple * hand.exactly(3)[0] + pair * hand.exactly(2)[0]


def _always(points: int, _: Hand) -> int:
    return points


def _dice_of_one(face: int, each: int, hand: Hand) -> int:
    """So much for each die of a face."""
    return each * hand.tally[face]


def _once(face: int, hand: Hand) -> int:
    return face if face in hand.tally else 0


def _sum_of(hand: Hand, many: int) -> int:
    return sum(face * times for face, times in hand.tally.items() if times >= many)
