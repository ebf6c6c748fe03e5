"""How much of a submission is as it should be, in numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from katas.grade.formats.words import said
from katas.grade.graded import Graded, Part


@dataclass(frozen=True, slots=True)
class Count:
    """So many of so many."""

    passed: int
    asked: int

    def __bool__(self) -> bool:
        return self.asked > 0

    def __str__(self) -> str:
        return said("count", passed=self.passed, asked=self.asked)


def items(graded: Graded, part: Part) -> Count:
    """The items of a part."""
    return _count(item.passed for item in graded.items if item.part is part)


def categories(graded: Graded, part: Part) -> Count:
    """The categories of which all items of a part are as they should be."""
    by_category: dict[str, bool] = {}
    for item in graded.items:
        if item.part is part:
            name = item.told.category
            by_category[name] = by_category.get(name, True) and item.passed
    return _count(by_category.values())


def _count(passed: Iterable[bool]) -> Count:
    all_of_them = list(passed)
    return Count(sum(all_of_them), len(all_of_them))
