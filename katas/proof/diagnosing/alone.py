"""Where each face counts for itself: what so many dice of it give, alone and by the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from katas.model import FACES, Roll
from katas.proof.domain import Domain
from katas.records import dataclass

Table = Mapping[Roll, int]
"""What some dice of one face give: (2, 2, 2) is worth 200."""


@dataclass(frozen=True, slots=True)
class Alone:
    """So many dice of some faces, which give alone what they should not.

    `gives` says what, where that is the same for all these faces: "nothing", "fixed" points,
    "singles" or "three"; else there is one face, and `came` has the points.
    """

    many: int
    faces: tuple[int, ...]
    gives: str
    came: int
    expected: int


def alone(domain: Domain, came: Sequence[int], expected: Sequence[int]) -> list[Alone]:
    """The sets of one face that are wrong, if each face counts for itself in all answers.

    Both lists have a value for each shape. Empty if faces don't.
    """
    theirs, ours = _table(domain, came), _table(domain, expected)
    if not theirs or not ours:
        return []
    groups: dict[tuple[int, str, int], list[Roll]] = {}
    for dice in sorted(ours, key=lambda dice: (len(dice), dice)):
        if theirs[dice] != ours[dice]:
            how = _how(dice, theirs[dice], ours)
            groups.setdefault((len(dice), how, theirs[dice] if how == "fixed" else 0), []).append(
                dice
            )
    return [one for (_, how, _), sets in groups.items() for one in _told(how, sets, theirs, ours)]


def _how(dice: Roll, came: int, ours: Table) -> str:
    """What some dice give in place of what they are worth."""
    single = ours[dice[:1]]
    if came == 0:
        return "nothing"
    if single and came == single * len(dice):
        return "singles"
    if len(dice) > 3 and came == ours[dice[:3]]:
        return "three"
    return "fixed"


def _told(how: str, sets: Sequence[Roll], theirs: Table, ours: Table) -> list[Alone]:
    """The same of several faces is told once."""
    first = sets[0]
    faces = tuple(dice[0] for dice in sets)
    return [Alone(len(first), faces, how, theirs[first], ours[first])]


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
