"""What goes on during a run: who plays, and what of it was asked."""

from __future__ import annotations

from dataclasses import dataclass, field

from katas.model import Roll
from katas.practice.hunting.understudy import Understudy


@dataclass
class Scene:
    """One run of somebody's tests.

    While nobody plays, their own code does. `asked` are the categories that were asked for, and
    `GAME` where one was played; `handed` those that were asked through their own functions, and
    `listed` those of them for which a list was handed over, which can be changed. `foreign` is the
    first roll that the kata doesn't have.
    """

    understudy: Understudy | None = None
    asked: set[str | None] = field(default_factory=set)
    handed: set[str | None] = field(default_factory=set)
    listed: set[str | None] = field(default_factory=set)
    foreign: Roll | None = None

    def forget(self) -> None:
        """Begin to note anew."""
        self.asked, self.handed, self.listed = set(), set(), set()
        self.foreign = None

    def note(self, category: str | None) -> None:
        """Note that a category was asked for."""
        self.asked.add(category)

    def note_foreign(self, roll: Roll) -> None:
        """Note that a roll was left to their own code, for the kata doesn't have it."""
        self.foreign = self.foreign if self.foreign is not None else roll

    def note_handed(self, category: str | None, dice: object) -> None:
        """Note that it was asked for through a function of theirs."""
        self.asked.add(category)
        self.handed.add(category)
        if type(dice) is list:
            self.listed.add(category)


GAME = "a whole game"
"""What is noted where one is played, in the place of a category."""
