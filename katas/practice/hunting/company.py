"""Those who can play a learner's code: our rules, and each near miss of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from katas.practice.hunting.messages import Asked
from katas.practice.hunting.rivals import Mistake, Rival
from katas.practice.hunting.understudy import Understudy
from katas.proof import NearMiss, near_misses
from katas.spec import Specification


@dataclass(frozen=True)
class Company:
    """The understudies of a kata.

    `refuses` says whether wrong numbers of dice are to be refused.
    """

    spec: Specification
    refuses: bool

    def understudy(self, readings: Mapping[str, str], near: str = "") -> Understudy:
        """Who plays by some readings; a near miss by its name. It has learnt its part."""
        return self._rehearsed(readings, self._near[near] if near else None)

    def asked_for(self, asked: Asked) -> Understudy:
        """Who plays in a run that is asked for."""
        if asked.rules:
            return self._rehearsed(asked.readings, Rival(asked.about, (asked.rules,)))
        return self.understudy(asked.readings, asked.near)

    def _rehearsed(self, readings: Mapping[str, str], mistake: Mistake | None) -> Understudy:
        player = Understudy(self.spec, readings, mistake, refuses=self.refuses)
        player.rehearse()
        return player

    def assemble(self) -> None:
        """Read what all of them need, once, before one after the other plays in a child."""
        for near in [*self._near.values()][:1]:
            self.understudy({}, near.name)

    @cached_property
    def _near(self) -> Mapping[str, NearMiss]:
        known = near_misses(self.spec.shelf, self.spec.kata.family)
        return {near.name: near for near in known}
