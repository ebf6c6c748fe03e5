"""Greed, as the Koan has it: sets of three first, then the ones and fives left over."""

from collections import Counter

TRIPLES = {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
SINGLES = {1: 100, 5: 50}


def score(dice: list[int]) -> int:
    """Score a roll of up to five dice."""
    return sum(_points(face, count) for face, count in Counter(dice).items())


def _points(face: int, count: int) -> int:
    triples, singles = divmod(count, 3)
    return triples * TRIPLES[face] + singles * SINGLES.get(face, 0)
