"""What rolls can have in common, in dice words: four equal dice, no six, nothing in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from katas.model import FACES
from katas.proof.diagnosing.hands import Hand
from katas.records import dataclass, field


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that holds for a roll or not. `key` and `values` are its words."""

    key: str
    holds: Callable[[Hand], bool]
    values: Mapping[str, Any] = field(default_factory=dict)


NAMES = {2: "pair", 3: "triple", 4: "four"}
"""What so many equal dice are called in the keys."""


def of_the_dice(dice: Sequence[int]) -> Iterator[Condition]:
    """What depends on the dice alone, not on how they lie; the plainest first."""
    most = max(dice)
    yield Condition("different", lambda hand: hand.most <= 1)
    yield Condition("equal", lambda hand: hand.most >= 2)
    for many in range(3, most):
        yield Condition("at-least", _alike_at_least(many), {"many": many})
    if most > 1:
        yield Condition("all-equal", lambda hand: hand.most == len(hand.roll) > 1)
    yield Condition("not-all-equal", lambda hand: hand.most < len(hand.roll))
    yield from _shapes(most)
    yield Condition("two-pairs-at-least", lambda hand: len(hand.at_least(2)) >= 2)
    yield Condition("no-two-pairs", lambda hand: len(hand.at_least(2)) < 2)
    yield Condition("just-pair", lambda hand: bool(hand.exactly(2)))
    yield Condition("no-just-pair", lambda hand: not hand.exactly(2))
    for many in (1, 2, 3, 4):
        yield Condition("faces", _so_many_faces(many), {"many": many})
    if most >= 5:
        yield Condition("row", lambda hand: hand.in_a_row == 5, {"many": 5})
        yield Condition("row", lambda hand: hand.in_a_row >= 4, {"many": 4})
        for first in (1, 2, 3):
            row = range(first, first + 4)
            yield Condition("has-row", partial(_has_all, row), {"first": first, "last": first + 3})
            yield Condition("has-no-row", partial(_lacks, row), {"first": first, "last": first + 3})
        yield Condition("row-of-four", lambda hand: hand.in_a_row == 4)
        yield Condition("no-straight", lambda hand: hand.most == 1 and hand.in_a_row < 5)
    if len(dice) > 1:
        for many in sorted(dice):
            yield Condition("dice", _so_many_dice(many), {"many": many})
    for face in FACES:
        yield from _of_a_face(face, most)
    yield from _of_sets()


def _shapes(most: int) -> Iterator[Condition]:
    """How many dice are equal, and how many besides."""
    yield Condition("one-pair", lambda hand: hand.counts[:2] in ([2], [2, 1]))
    yield Condition("two-pairs", lambda hand: hand.counts[:2] == [2, 2])
    if most >= 3:
        yield Condition("triple", lambda hand: hand.counts[:2] in ([3], [3, 1]))
        yield Condition("just-three", lambda hand: hand.most == 3)
    if most >= 4:
        yield Condition("four", lambda hand: hand.counts[:1] == [4])
    if most >= 5:
        yield Condition("house", lambda hand: hand.counts[:2] == [3, 2])
        yield Condition("pair-above", lambda hand: _house(hand) and _pair(hand) > _triple(hand))
        yield Condition("pair-below", lambda hand: _house(hand) and _pair(hand) < _triple(hand))


def _of_a_face(face: int, most: int) -> Iterator[Condition]:
    yield Condition("has", partial(_shows_at_least, face, 1), {"face": face})
    yield Condition("has-none", partial(_shows, face, 0), {"face": face})
    yield Condition("spare", partial(_spare, face), {"face": face})
    for many in range(2, most + 1):
        values = {"face": face, "many": many}
        yield Condition("so-many", partial(_shows, face, many), values)
        if many < most:
            yield Condition("so-many-or-more", partial(_shows_at_least, face, many), values)
    for many, name in NAMES.items():
        if many < most:
            yield Condition(f"best-{name}", partial(_is_best, face, many), {"face": face})


def _has_all(faces: range, hand: Hand) -> bool:
    return all(face in hand.tally for face in faces)


def _lacks(faces: range, hand: Hand) -> bool:
    return not _has_all(faces, hand)


def _spare(face: int, hand: Hand) -> bool:
    return hand.tally[face] % 3 > 0


def _shows(face: int, many: int, hand: Hand) -> bool:
    return hand.tally[face] == many


def _shows_at_least(face: int, many: int, hand: Hand) -> bool:
    return hand.tally[face] >= many


def _is_best(face: int, many: int, hand: Hand) -> bool:
    return hand.at_least(many)[-1:] == [face]


def _of_sets() -> Iterator[Condition]:
    """Where there are two sets: which is higher, and whether they are neighbours."""
    yield Condition("neighbours", lambda hand: _distance(hand) == 1)
    yield Condition("no-neighbours", lambda hand: _distance(hand) > 1)
    yield Condition("single-below", lambda hand: bool(_between(hand, below=True)))
    yield Condition("single-above", lambda hand: bool(_between(hand, above=True)))
    yield Condition("single-between", lambda hand: bool(_between(hand)))
    yield Condition("no-single-below", lambda hand: not _between(hand, below=True))
    yield Condition("no-single-above", lambda hand: not _between(hand, above=True))
    for points in (15, 20):
        yield Condition("sum-is", partial(_adds_up, points), {"points": points})
    yield Condition("spread", lambda hand: _spread(hand) == 4)
    yield Condition("other-spread", lambda hand: _spread(hand) != 4)


def _between(hand: Hand, *, below: bool = False, above: bool = False) -> list[int]:
    """The single dice below or above all equal ones, or between two sets of them."""
    sets = hand.at_least(2)
    if not sets:
        return []
    singles = hand.exactly(1)
    if below:
        return [face for face in singles if face < sets[0]]
    if above:
        return [face for face in singles if face > sets[-1]]
    return [face for face in singles if sets[0] < face < sets[-1]]


def _adds_up(points: int, hand: Hand) -> bool:
    return sum(hand.roll) == points


def _spread(hand: Hand) -> int:
    return max(hand.tally, default=0) - min(hand.tally, default=0)


def of_the_order() -> Iterator[Condition]:
    """What depends on how the dice lie, not on their faces but for which is higher.

    There are some dice.
    """
    yield Condition("ascending", lambda hand: list(hand.roll) == sorted(hand.roll))
    yield Condition("not-ascending", lambda hand: list(hand.roll) != sorted(hand.roll))
    yield Condition("not-descending", lambda hand: list(hand.roll) != sorted(hand.roll)[::-1])
    yield Condition("apart", lambda hand: not hand.lie_together())
    yield Condition("together", lambda hand: hand.lie_together())
    for many in (2, 3, 4):
        yield Condition("so-many-apart", partial(_lie_apart, many), {"many": many})
    yield Condition("first-twice", lambda hand: hand.tally[hand.roll[0]] >= 2)
    yield Condition("first-once", lambda hand: hand.tally[hand.roll[0]] == 1)
    yield Condition("last-once", lambda hand: hand.tally[hand.roll[-1]] == 1)
    yield Condition("ends-equal", lambda hand: hand.roll[0] == hand.roll[-1])
    yield Condition("ends-differ", lambda hand: hand.roll[0] != hand.roll[-1])
    for place in (1, 2, 3, 4, 5):
        yield Condition("not-most", _not_most_frequent(place), {"place": place})


def of_the_ends() -> Iterator[Condition]:
    """What depends on the face of the first die or the last; there are some dice."""
    for face in FACES:
        yield Condition("first-is", partial(_lies, face, 0), {"face": face})
        yield Condition("last-is", partial(_lies, face, -1), {"face": face})


def _lies(face: int, place: int, hand: Hand) -> bool:
    return hand.roll[place] == face


def _lie_apart(many: int, hand: Hand) -> bool:
    return hand.side_by_side < many <= hand.most


def _not_most_frequent(place: int) -> Callable[[Hand], bool]:
    def holds(hand: Hand) -> bool:
        return len(hand.roll) >= place and hand.tally[hand.roll[place - 1]] < hand.most

    return holds


def _alike_at_least(many: int) -> Callable[[Hand], bool]:
    return lambda hand: hand.most >= many


def _so_many_faces(many: int) -> Callable[[Hand], bool]:
    return lambda hand: len(hand.tally) == many


def _so_many_dice(many: int) -> Callable[[Hand], bool]:
    return lambda hand: len(hand.roll) == many


def _house(hand: Hand) -> bool:
    return hand.counts == [3, 2]


def _pair(hand: Hand) -> int:
    return hand.exactly(2)[0]


def _triple(hand: Hand) -> int:
    return hand.exactly(3)[0]


def _distance(hand: Hand) -> int:
    sets = hand.at_least(2)
    return sets[-1] - sets[0] if len(sets) == 2 else 0
