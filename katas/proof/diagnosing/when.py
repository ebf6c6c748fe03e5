"""Finds when something shows: what a set of rolls has in common, as plainly as it can be said."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import combinations
from operator import and_

from katas.proof.diagnosing.causes import When
from katas.proof.diagnosing.conditions import Condition
from katas.proof.diagnosing.points import Points, bits

NARROW = 16
"""Of so many conditions, the narrowest, three are tried together."""

NARROWER = 0.7
"""Two conditions are told for one where they leave so much of its rolls, or less."""

Held = tuple[When, int]
"""When something shows, and for which points that holds."""

Around = Sequence[tuple[Condition, int, int, int]]
"""Conditions that hold for all of a set of points: where, for which others, for how many."""


class Conditions:
    """What can hold for some points of which these scores are expected, the plainest first.

    How many dice there are, whether they should pay, then what they are.
    """

    def __init__(self, points: Points, expected: Sequence[int]) -> None:
        pays = bits(value != 0 for value in expected)
        dice = [item for item in points.conditions if item[0].key == "dice"]
        self._points = points
        self._conditions = [
            *dice,
            (Condition("pays", _is_about_the_score), pays),
            (Condition("pays-not", _is_about_the_score), points.everywhere & ~pays),
            *points.conditions,
        ]

    def when(self, agrees: int, differs: int) -> Held:
        """When it shows: the plainest condition with just these points among those that differ.

        Wherever it shows, the condition holds.
        """
        if agrees == differs:
            return (), self._points.everywhere
        others = differs & ~agrees
        around = []
        for condition, holds in self._conditions:
            if agrees & holds == agrees:
                too = others & holds
                if not too:
                    return ((condition,),), holds
                around.append((condition, holds, too, too.bit_count()))
        return (
            self._together(others.bit_count(), around)
            or self._any_of(agrees, differs)
            or self._around(agrees.bit_count(), others.bit_count(), around)
        )

    @staticmethod
    def _together(others: int, around: Around) -> Held | None:
        """Two or three conditions that hold together for no others; None if no such are known."""
        for at, (one, holds, some, many) in enumerate(around, 1):
            room = others - many  # else they have others in common, and needn't be compared
            for other, also, more, count in around[at:]:
                if count <= room and not some & more:
                    return ((one, other),), holds & also
        narrow = sorted(around, key=lambda item: item[3])[:NARROW]
        for three in combinations(narrow, 3):
            if not reduce(and_, [too for _, _, too, _ in three]):
                together = tuple(item for item, _, _, _ in three)
                return (together,), reduce(and_, [holds for _, holds, _, _ in three])
        return None

    def _any_of(self, agrees: int, differs: int) -> Held | None:
        """Some conditions, any of which will do; None if more than three are needed."""
        within = [
            (item, holds)
            for item, holds in self._conditions
            if holds & differs and not holds & differs & ~agrees
        ]
        left, all_of = agrees, 0
        chosen: list[tuple[Condition, ...]] = []
        while left and len(chosen) < 3 and within:
            item, holds = max(within, key=lambda pair: (pair[1] & left).bit_count())
            if not holds & left:
                return None
            chosen.append((item,))
            all_of |= holds
            left &= ~holds
        return (tuple(chosen), all_of) if chosen and not left else None

    def _around(self, agrees: int, others: int, around: Around) -> Held:
        """The narrowest condition around, or two together, which hold for some others too."""
        narrowest: Held = (), self._points.everywhere
        least = agrees + others
        for item, holds, _, many in around:
            if agrees + many < least:
                narrowest, least = (((item,),), holds), agrees + many
        for at, (one, holds, some, many) in enumerate(around, 1):
            # Two that hold for so many of them have at least so many in common.
            apart = others - many
            for other, also, more, count in around[at:]:
                if (
                    agrees + count - apart < least * NARROWER > agrees
                    and (both := agrees + (some & more).bit_count()) < least * NARROWER
                ):
                    narrowest, least = (((one, other),), holds & also), both
        return narrowest


def _is_about_the_score(_: object) -> bool:
    """Two conditions hang on the score that is expected, and are no matter of the dice alone."""
    return False
