"""How long it was red, against the size of the change."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from statistics import median, median_low

from katas.dojo.lit import Lit
from katas.dojo.looking_back.facts import Comparison, Stretch
from katas.model import Light

ENOUGH = 4
"""Fewer stretches of red say nothing about changes of their size."""


def stretches_of(lights: Sequence[Lit], minutes: Sequence[float]) -> Iterator[Stretch]:
    """The stretches of red that ended, each from its first red or amber light to the next green.

    A half light says nothing about the colour, so it neither begins one nor ends one; the lines
    that came and went before it count all the same, for they were changed on the way.
    """
    began: float | None = None
    lines = 0
    for lit, at in zip(lights, minutes, strict=True):
        lines += lit.change.lines
        if lit.light is Light.GREEN:
            if began is not None:
                yield Stretch(began, at - began, lines)
            began, lines = None, 0
        elif lit.light is not Light.HALF and began is None:
            began = at


def compare(stretches: Collection[Stretch]) -> Comparison | None:
    """Compare the smaller half of the changes with the larger; None where they are too few."""
    if not stretches:
        return None
    lines = median_low(stretch.lines for stretch in stretches)
    small = [stretch.minutes for stretch in stretches if stretch.lines <= lines]
    large = [stretch.minutes for stretch in stretches if stretch.lines > lines]
    if min(len(small), len(large)) < ENOUGH:
        return None
    return Comparison(lines, median(small), median(large))
