"""That a folder is a team's in a dojo, as joining has written it down there."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from katas.practice.cursor import FOLDER

FILE = "dojo.json"

LATEST = 1e11
"""No time in seconds since 1970 is later."""


@dataclass(frozen=True, slots=True)
class Membership:
    """Which dojo and which team a folder belongs to.

    `team` is the team's id; `joined` are seconds since 1970 by the clock of this machine; `shares`
    says that the team has agreed to show its code.
    """

    address: str
    kata: str
    team: str
    animal: str
    name: str
    token: str
    joined: float
    shares: bool

    @classmethod
    def read(cls, folder: Path) -> Membership | None:
        """The membership of a folder; None where there is none, or it isn't as we write them."""
        try:
            data = json.loads((folder / FOLDER / FILE).read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            return None
        match data:
            case {
                "version": 1,
                "address": str(address),
                "kata": str(kata),
                "team": str(team),
                "animal": str(animal),
                "name": str(name),
                "token": str(token),
                "joined": int() | float() as joined,
                "shares": bool(shares),
            } if 0 <= joined < LATEST:
                return cls(address, kata, team, animal, name, token, float(joined), shares)
        return None
