"""Where each face counts for itself: what so many dice of it give, alone and by the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from katas.model import FACES, Roll
from katas.proof.domain import Domain

Table = Mapping[Roll, int]
"""What some dice of one face give: (2, 2, 2) is worth 200."""


@dataclass(frozen=True, slots=True)
class Alone:
    """Dice of one face, with what came and what they are worth."""

    dice: Roll
    came: int
    expected: int


def alone(domain: Domain, came: Sequence[int], expected: Sequence[int]) -> list[Alone]:
    """The sets of one face that are wrong, if each face counts for itself in all answers.

    Both lists have a value for each shape. Empty if faces don't.
    """
    theirs, ours = _table(domain, came), _table(domain, expected)
    if not theirs or not ours:
        return []
    return [Alone(dice, theirs[dice], ours[dice]) for dice in ours if theirs[dice] != ours[dice]]


def _table(domain: Domain, cells: Sequence[int]) -> Table:
    """What each set of one face gives; empty if the cells are no sums of these."""
    if 0 not in domain.dice or min(cells) < -(10**5):
        return {}
    at = {shape: index for index, shape in enumerate(domain.shapes)}
    sets = [(face,) * many for face in FACES for many in domain.dice if many]
    table = {dice: cells[at[dice]] for dice in sets}
    for shape, cell in zip(domain.shapes, cells, strict=True):
        faces = dict.fromkeys(shape)
        if sum(table[(face,) * shape.count(face)] for face in faces) != cell:
            return {}
    return table


def partly(domain: Domain, expected: Sequence[int]) -> Mapping[str, list[int]]:
    """What parts of the sets would give, where each face counts for itself.

    By which parts these are: the `triples` alone, the `singles` alone, the highest set, the sets
    but for one face, the single dice counted in the triples as well.
    """
    table = _table(domain, expected)
    if not table:
        return {}
    worth: dict[str, list[int]] = {}
    for shape in domain.shapes:
        sets = [(face, shape.count(face)) for face in dict.fromkeys(shape)]
        values = {(face, many): table[(face,) * many] for face, many in sets}
        triple = {face: table[(face,) * 3] for face, many in sets if many >= 3}
        single = {face: table[(face,)] for face, _ in sets}
        rest = sum(single[face] * (many % 3 if many >= 3 else many) for face, many in sets)
        parts = {
            "triples": sum(triple.values()),
            "singles": sum(values[item] for item in values if item[1] < 3),
            "no-rest": sum(triple.values()) if triple else sum(values.values()),
            "rest": rest,
            "best-set": max(values.values(), default=0),
            "doubled": sum(triple.values()) + sum(single[face] * many for face, many in sets),
            "all-single": sum(single[face] * many for face, many in sets),
            "one-single": sum(triple.values())
            + sum(single[face] for face, many in sets if many in (1, 2, 4, 5)),
        }
        for face in FACES:
            parts[f"without-{face}"] = sum(values[item] for item in values if item[0] != face)
            parts[f"single-{face}"] = sum(values.values()) - (
                single.get(face, 0) * max(shape.count(face) % 3, 0)
            )
        for name, value in parts.items():
            worth.setdefault(name, []).append(value)
    return worth
