"""Finds what the calls that a learner has written down lead to, category by category."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from katas.catalog import Words
from katas.errors import UsageError, nearest
from katas.model import Failure
from katas.plug.binding.advice import there_is
from katas.plug.binding.call import Call
from katas.plug.binding.naming import Names
from katas.plug.binding.spellings import styles
from katas.plug.binding.trial import Trial, leads_nowhere, points
from katas.plug.hosts.surface import Surface

if TYPE_CHECKING:
    from katas.plug.binding.templates import Template

ABSENT = re.compile(r"has no attribute '(\w+)'|there is no (\w+)")
"""What Python says of a name that isn't there, and what bridges do."""


class Written:
    """Calls as they are written down, by category; that of None is for all."""

    def __init__(
        self,
        templates: Mapping[str | None, Template],
        surface: Surface,
        names: Names,
        trial: Trial,
    ) -> None:
        self._templates = templates
        self._surface = surface
        self._names = names
        self._trial = trial
        self._reached: set[str] = set()

    def call(self, category: str | None, spelling: str, entry: Words) -> Call | None:
        """The call written down for a category, else that for all; None where neither is.

        Raises UsageError if the category's own leads nowhere.
        """
        own = self._templates.get(category)
        if own is not None:
            found = self._filled(own, category, spelling, entry)
            if found is None:
                raise self._leads_nowhere(own, entry)
            return found
        general = self._templates.get(None)
        return self._filled(general, category, spelling, entry) if general else None

    def check(self, entry: Words) -> None:
        """See that the call for all has led somewhere.

        Raises UsageError if it never did.
        """
        general = self._templates.get(None)
        if general is not None and general.key not in self._reached:
            raise self._leads_nowhere(general, entry)

    def _filled(
        self, template: Template, category: str | None, spelling: str, entry: Words
    ) -> Call | None:
        """The first filling that scores; else the first that leads anywhere."""
        reached = None
        for call in template.filled(self._called(category, entry), _texts(spelling, entry)):
            outcome = self._trial.outcome(call, entry.probe)
            if leads_nowhere(outcome):
                continue
            self._reached.add(template.key)
            if points(outcome) > 0:
                return call
            reached = reached or call
        return reached

    def _called(self, category: str | None, entry: Words) -> list[str]:
        """What a category is called there; then all that it could be called."""
        there = [
            *(offer.name for offer in self._surface.offers),
            *(cls.name for cls in self._surface.classes),
            *(member.path[-1] for cls in self._surface.classes for member in cls.members),
        ]
        meant = [name for name in there if category and self._names.category(name) == category]
        return list(dict.fromkeys([*meant, *filter(str.isidentifier, _texts("", entry))]))

    def _leads_nowhere(self, template: Template, entry: Words) -> UsageError:
        names = _texts("", entry)
        first = next(template.filled(names, names))
        outcome = self._trial.outcome(first, entry.probe)
        absent = ABSENT.search(outcome.message) if isinstance(outcome, Failure) else None
        what = f": there is no {absent[1] or absent[2]}" if absent else ""
        known = [".".join(offer.path) for offer in self._surface.offers]
        path = [*(first.on.path if first.on else ()), *first.path]
        return UsageError(
            f"[tool.katas.calls] {template.key}: {first} leads to nothing in "
            f"{self._trial.host.name}{what}",
            found=[f"there is: {there_is(self._surface.offers)}"],
            advice=nearest(".".join(path), known),
        )


def _texts(spelling: str, entry: Words) -> list[str]:
    """Every text that could stand for something."""
    spellings = filter(None, dict.fromkeys([spelling, *entry.spellings]))
    return list(dict.fromkeys(word for text in spellings for word in styles(text).values()))
