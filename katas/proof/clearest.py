"""Picks the rolls that a difference is shown on: the clearest, and the smallest."""

from collections import Counter
from collections.abc import Sequence

from katas.model import Roll
from katas.proof.domain import Domain


def smallest(indices: Sequence[int], domain: Domain) -> int:
    """The roll with the fewest and lowest dice, in ascending order if it is among them."""
    least = min(map(domain.sizes.__getitem__, indices))
    few = [domain.rolls[index] for index in indices if domain.sizes[index] == least]
    return domain.at[min(few, key=lambda roll: (sorted(roll), roll))]


def clearest(
    wrong: Sequence[int], domain: Domain, came: Sequence[int], printed: Sequence[int]
) -> int:
    """One that a document prints, if any; else one of the commonest kind.

    `printed` are the rolls that examples ask, the quoted ones first. Of the commonest kind (as
    many dice alike, answered the same) it is the one whose dice are the easiest to tell apart:
    the highest in ascending order.
    """
    known = set(wrong)
    for index in printed:
        if index in known:
            return index
    alike = [tuple(sorted(Counter(shape).values())) for shape in domain.shapes]
    kind_of = {index: (alike[domain.shape_of[index]], came[index] == 0) for index in wrong}
    kinds = Counter(kind_of.values())
    commonest = max(kinds.values())
    chosen = [index for index in wrong if kinds[kind_of[index]] == commonest]
    return min(chosen, key=lambda index: _plainness(domain.rolls[index]))


def _plainness(roll: Roll) -> tuple[bool, tuple[int, ...]]:
    return list(roll) != sorted(roll), roll
