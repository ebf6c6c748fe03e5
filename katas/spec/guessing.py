"""Finds the kata that a solution may be of, where nobody has said."""

from katas.catalog import Shelf
from katas.errors import UsageError
from katas.plug import Host, Solution
from katas.spec.specification import Specification, open_specification


def guess(shelf: Shelf, host: Host) -> tuple[Specification, Solution]:
    """Plug a solution into the first kata of each family, and take the one it has most of.

    Raises UsageError if it looks like none.
    """
    host.describe()  # what doesn't load looks like nothing, and says why itself
    first = {kata.family: kata for kata in reversed(shelf.katas.values())}
    tried: list[tuple[Specification, Solution]] = []
    for kata in shelf.katas.values():
        if kata is not first[kata.family]:
            continue
        spec = open_specification(shelf, kata)
        try:
            solution = spec.plug(host)
        except UsageError:
            continue
        if solution.binding.sure:
            tried.append((spec, solution))
    if not tried:
        raise UsageError(
            f"nothing in {host.name} looks like the contract of a kata",
            advice=f"say which it is, to see what was looked for: --kata {next(iter(shelf.katas))}",
        )
    return max(tried, key=lambda found: _likeness(*found))


def _likeness(spec: Specification, solution: Solution) -> tuple[float, int]:
    """How much a solution looks like one of a kata: the share of it, and how much that is."""
    found = len(solution.binding.calls)
    return found / len(spec.rulebook.categories), found
