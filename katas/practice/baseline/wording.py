"""The words around a baseline, in the language of a kata's rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from katas.catalog.table import said_in
from katas.practice.baseline.table import Baseline
from katas.spec import Specification
from katas.spec.told import joined

MANY = 5
"""More categories than that are counted, and not named."""


class Wording:
    """Says things of the baselines of one kata."""

    def __init__(self, spec: Specification) -> None:
        self._spec = spec
        self.language = spec.rulebook.language
        self._says: Mapping[str, Any] = said_in(self.language, Path(__file__).parent / "words.toml")

    def say(self, key: str, **filled: object) -> str:
        """Say something, with numbers as people write them: `1,506`."""
        told = {
            name: self.figure(value) if type(value) is int else value
            for name, value in filled.items()
        }
        return str(self._says[key]).format(**told)

    def category(self, category: str | None) -> str:
        """A category as the document calls it."""
        return self._spec.category_name(category)

    def categories(self, categories: Sequence[str | None]) -> str:
        """Several of them: `pair, two pairs and full house`, or how many where these are many."""
        if len(categories) > MANY:
            return self.many_categories(len(categories))
        return joined(list(map(self.category, categories)), self._says["and"])

    def figure(self, number: int) -> str:
        """A number with what stands between thousands."""
        return f"{number:,}".replace(",", self._says["thousands"])

    def extent(self, baseline: Baseline) -> str:
        """How much a baseline has: `15 categories on 252 rolls in every order`."""
        if None in baseline.cells:
            return self.say("extent-one", rolls=self.rolls(baseline.rolls))
        categories = self.many_categories(len(baseline.cells))
        return self.say("extent", categories=categories, rolls=self.rolls(baseline.rolls))

    def many_categories(self, count: int) -> str:
        """So many categories."""
        return self.say("category" if count == 1 else "categories", count=count)

    def rolls(self, count: int) -> str:
        """So many rolls."""
        return self.say("roll-one" if count == 1 else "rolls", count=count)

    def means_yes(self, typed: str) -> bool:
        """Whether what somebody has typed says yes."""
        return typed.strip().casefold() in self._says["yes"]
