"""Sees that what is declared to move belongs to the kata."""

from __future__ import annotations

from collections.abc import Mapping

from katas.catalog import Expected
from katas.errors import UsageError, nearest
from katas.model import show_roll
from katas.practice.baseline.comparing import Declared
from katas.spec import Specification


def declared_for(spec: Specification, expected: Mapping[str, Expected]) -> Declared:
    """Give what is declared by the kata's own categories.

    Raises UsageError for a category that it doesn't have, one that is declared twice, or a roll
    of so many dice that it doesn't roll.
    """
    found: dict[str | None, Expected] = {}
    for key, item in expected.items():
        category = None if key == "score" else spec.vocabulary.category(key)
        where = "[tool.katas.expected]"
        if category not in spec.rulebook.categories:
            raise UsageError(
                f"{where}: {spec.kata.id} has no category {key!r}",
                found=[nearest(key, spec.category_names)],
            )
        if category in found:
            raise UsageError(f"{where} has {spec.category_name(category)} twice")
        for roll in item.rolls:
            if len(roll) not in spec.rulebook.dice:
                raise UsageError(
                    f"{where}, {key}: {spec.kata.id} has no roll of {len(roll)} dice",
                    found=[f"it is {show_roll(roll)}"],
                )
        found[category] = item
    return found
