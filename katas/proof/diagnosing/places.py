"""Where each die counts for itself: how often the one at each place does."""

from __future__ import annotations

from collections.abc import Sequence

from katas.model import FACES
from katas.proof.domain import Domain, domain_of
from katas.records import dataclass

Parts = Sequence[Sequence[int]]
"""For each place what each face adds, the ones first."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place, from the left, whose die counts so many times instead of once."""

    place: int
    times: int


def places(domain: Domain, came: Sequence[int], expected: Sequence[int]) -> list[Place]:
    """The places whose dice count too often or not at all, if that is all that is wrong.

    Both lists have a value for each roll; the rolls with the most dice are looked at. Empty if a
    die doesn't count for itself in both.
    """
    many = max(domain.dice)
    span, only = domain.span(many), domain_of((many,))
    theirs, ours = _parts(only, came[span]), _parts(only, expected[span])
    if not theirs or not ours:
        return []
    found: list[Place] = []
    for place, (wrong, right) in enumerate(zip(theirs, ours, strict=True), 1):
        pairs = [(a, b) for a, b in zip(wrong, right, strict=True) if a or b]
        times = {a // b if b and a % b == 0 else None for a, b in pairs}
        if len(times) != 1 or None in times:
            return []
        (count,) = times
        if count is not None and count != 1:
            found.append(Place(place, count))
    return found


def _parts(domain: Domain, cells: Sequence[int]) -> Parts:
    """What each face adds at each place; nothing if the cells are no such sums."""
    (many,) = domain.dice
    if not many or min(cells) < 0:
        return []
    for rest in FACES:
        # A face that adds nothing anywhere, or else the ones beside it.
        base = (rest,) * many
        at = domain.at[base]
        if cells[at] == 0:
            break
    else:
        return _sums(domain, cells, many)
    parts = [
        [cells[domain.at[*base[:place], face, *base[place + 1 :]]] for face in FACES]
        for place in range(many)
    ]
    return parts if _adds_up(domain, cells, parts) else []


def _sums(domain: Domain, cells: Sequence[int], many: int) -> Parts:
    """The same where every face adds something in proportion to itself."""
    ones = (1,) * many
    parts = []
    for place in range(many):
        two = cells[domain.at[*ones[:place], 2, *ones[place + 1 :]]] - cells[domain.at[ones]]
        parts.append([two * face for face in FACES])
    return parts if _adds_up(domain, cells, parts) else []


def _adds_up(domain: Domain, cells: Sequence[int], parts: Parts) -> bool:
    return all(
        cell == sum(part[face - 1] for part, face in zip(parts, roll, strict=True))
        for roll, cell in zip(domain.rolls, cells, strict=True)
    )
