"""The timer that all share: how long it is still, and when driver and navigator change."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from enum import Enum

LONGEST = 600
"""So many minutes a timer has at most."""


class Turn(Enum):
    """What whoever leads can do with the timer."""

    GO = "go"
    PAUSE = "pause"
    AGAIN = "again"
    LONGER = "longer"
    SHORTER = "shorter"


@dataclass(frozen=True, slots=True)
class Timer:
    """A timer of so many `minutes`; every `rotate` minutes the two at a keyboard change.

    `spent` are the seconds that had run by `since`, which are seconds since 1970, and from which on
    it runs; None while it stands still.
    """

    minutes: int
    rotate: int
    spent: float = 0.0
    since: float | None = None

    def at(self, now: float) -> float:
        """The seconds that have run by now; never more than there are."""
        run = 0.0 if self.since is None else max(now - self.since, 0.0)
        return min(self.spent + run, self.minutes * 60.0)

    def after(self, turn: Turn, now: float) -> Timer:
        """The timer after somebody has turned it."""
        match turn:
            case Turn.GO if self.since is None:
                return replace(self, since=now)
            case Turn.PAUSE:
                return replace(self, spent=self.at(now), since=None)
            case Turn.AGAIN:
                return replace(self, spent=0.0, since=None)
            case Turn.LONGER:
                return replace(self, minutes=min(self.minutes + 1, LONGEST))
            case Turn.SHORTER:
                return replace(self, minutes=max(self.minutes - 1, 1))
        return self

    def as_text(self) -> str:
        """The timer as it is kept."""
        return json.dumps(asdict(self))

    @classmethod
    def from_text(cls, text: str) -> Timer:
        """The timer as it was kept."""
        return cls(**json.loads(text))
