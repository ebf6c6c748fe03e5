"""Finds all wheels that a target needs, by what they require of one another.

pip could do it, but asks the Python that it runs on whether something is required on Windows only.
So it is asked for single wheels, and the markers are answered here, as the target would.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from katas.dojo.packing.targets import Target
from katas.dojo.packing.wheels import Stock, Wheel
from katas.errors import UsageError


@dataclass(frozen=True, slots=True)
class Missing:
    """What no wheel could be had of, for which target, and who wants it."""

    wanted: Requirement
    target: Target
    by: tuple[str, ...]
    said: str = ""


@dataclass(frozen=True, slots=True)
class Closed:
    """All wheels that a target needs, and what is missing to that."""

    target: Target
    wheels: tuple[Wheel, ...]
    missing: tuple[Missing, ...] = ()


class Fetch(Protocol):
    """Adds wheels to a stock, as they are wanted for a target; says why where one can't be had."""

    def __call__(
        self, wanted: Sequence[Requirement], target: Target, stock: Stock
    ) -> Mapping[str, str]:
        """Give what pip said by the name of each that it has no wheel of."""


def close(roots: Sequence[Requirement], target: Target, stock: Stock, fetch: Fetch) -> Closed:
    """Fetch what is needed and not there, until nothing is that could be had."""
    refused: dict[str, str] = {}
    while True:
        needs = _settle(roots, target, stock)
        lacking = [need for need in needs if need.wheel is None and str(need.wanted) not in refused]
        if not lacking:
            return _closed(target, needs, refused)
        said = fetch([need.wanted for need in lacking], target, stock)
        for need in lacking:
            # Whatever came of it, it isn't asked for a second time.
            refused[str(need.wanted)] = said.get(need.wanted.name, "")


def _closed(target: Target, needs: Sequence[Need], refused: Mapping[str, str]) -> Closed:
    return Closed(
        target,
        tuple(need.wheel for need in needs if need.wheel is not None),
        tuple(
            Missing(need.wanted, target, need.by, refused[str(need.wanted)])
            for need in needs
            if need.wheel is None
        ),
    )


@dataclass(frozen=True, slots=True)
class Need:
    """Something that is required, by all that require it together, and the wheel for it."""

    wanted: Requirement
    by: tuple[str, ...]
    wheel: Wheel | None


ROUNDS = 100
"""Each settles one more step down; nothing that is meant to work is as deep."""


def _settle(roots: Sequence[Requirement], target: Target, stock: Stock) -> list[Need]:
    """What is needed with the wheels there are.

    A wheel is the best for what all others want of it, and what they are hangs on that: so it is
    gone through again until nothing changes.

    Raises UsageError if that never comes.
    """
    chosen: Mapping[str, Wheel | None] = {}
    for _ in range(ROUNDS):
        needs = _walk(roots, target, chosen, stock)
        now = {need.wanted.name: need.wheel for need in needs}
        if now == chosen:
            return needs
        chosen = now
    raise UsageError(
        f"what is required contradicts itself for {target}", found=sorted(map(str, roots))
    )


def _walk(
    roots: Sequence[Requirement],
    target: Target,
    chosen: Mapping[str, Wheel | None],
    stock: Stock,
) -> list[Need]:
    """From what is wanted through the chosen wheels to all that those want."""
    wanted: dict[str, Requirement] = {}
    by: dict[str, list[str]] = {}
    seen: set[tuple[str, str]] = set()
    ahead = [(root, "") for root in roots]
    while ahead:
        requirement, asker = ahead.pop(0)
        name = canonicalize_name(requirement.name)
        known = wanted.setdefault(name, Requirement(name))
        known.specifier &= requirement.specifier
        known.extras |= requirement.extras
        by.setdefault(name, []).append(asker)
        wheel = chosen.get(name)
        for extra in ("", *requirement.extras):
            if wheel is not None and (name, extra) not in seen:
                seen.add((name, extra))
                ahead += [
                    (inner, f"{wheel.name} {wheel.version}")
                    for inner in wheel.requires
                    if target.wants(inner, extra)
                ]
    return [
        Need(need, tuple(dict.fromkeys(filter(None, by[name]))), stock.best(need, target))
        for name, need in wanted.items()
    ]
