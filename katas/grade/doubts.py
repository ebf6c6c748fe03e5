"""Doubts about a binding: where it may be us who didn't find something, nobody gets a nought."""

from __future__ import annotations

from collections.abc import Iterator

from katas.plug import Solution
from katas.plug.hosts.surface import Offer

NAMED = 3
"""So many names are told."""


def doubt(solution: Solution) -> str:
    """What a human has to look at in a binding; empty where nothing is doubtful.

    A category is missing, and something is there that stands for nothing and takes the dice: a
    helper, or what was asked for under a name that nobody knows.
    """
    binding = solution.binding
    if not binding.sure:
        return "nothing there has a name that says it; this is how it was called"
    missing = [category for category, item in binding.missing.items() if not item.unwritten]
    if not missing:
        return ""
    names = list(map(str, _left_over(solution)))
    if not names:
        return ""
    shown = ", ".join(names[:NAMED]) + (" …" if len(names) > NAMED else "")
    what = ", ".join(category or "score" for category in missing)
    return f"{what}: not found, and {shown} stands for nothing; look whether that is it"


def _left_over(solution: Solution) -> Iterator[Offer]:
    """What could be given the dice, or nothing where an object has them, and isn't called."""
    calls = solution.binding.calls.values()
    called = {call.path for call in calls} | {call.on.path for call in calls if call.on}
    called |= {(*call.owner, *call.path) for call in calls}
    by_object = any(call.on is not None and call.on.takes_dice for call in calls)
    for offer in solution.host.describe().offers:
        private = offer.name.startswith("_")
        takes_dice = len(offer.required) == 1 or offer.takes_rest
        takes_nothing = by_object and offer.needs_object and not offer.required
        if not private and (takes_dice or takes_nothing) and offer.path not in called:
            yield offer
