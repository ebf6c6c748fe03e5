"""One dojo while it is served: what it keeps, what it is about, and who looks at it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from katas.catalog import Shelf
from katas.catalog.table import said_in
from katas.dojo.keeping.codes import same
from katas.dojo.keeping.records import Arrival, Member
from katas.dojo.keeping.store import Store
from katas.dojo.keeping.timer import Turn
from katas.dojo.server.hub import Hub
from katas.dojo.server.rates import Rates
from katas.dojo.server.rows import SHOWN, Progress, Row, progress_of, row_of

HERE = Path(__file__).parent

MOST_TEAMS = 300
"""So many teams fit in one dojo."""

MOST_LIGHTS = 5_000
"""So many lights of one team are kept."""

MOST_PAGES = 300
"""So many pages are kept up to date at once."""


class Refused(Exception):
    """The dojo won't; the message says why, and `status` is HTTP's number for it."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status


@dataclass(frozen=True)
class Subject:
    """The kata that is practised: what it is called, in which language, and how to lead it."""

    kata: str
    title: str
    language: str
    notes: str

    @property
    def says(self) -> Mapping[str, Any]:
        """The words of the pages."""
        return said_in(self.language, HERE / "words.toml")

    @property
    def animals(self) -> list[str]:
        """What teams are called."""
        animals: list[str] = said_in(self.language, HERE / "animals.toml")["animals"]
        return animals


@dataclass
class Dojo:
    """A dojo that is served at an `address`; `pack` is a folder that it hands out."""

    store: Store
    subject: Subject
    shelf: Shelf
    address: str
    pack: Path | None = None
    hub: Hub = field(default_factory=lambda: Hub(MOST_PAGES))
    _wrong_codes: Rates = field(default_factory=lambda: Rates(10, 10 / 60))
    _requests: Rates = field(default_factory=lambda: Rates(40, 4))

    def check_code(self, code: str, who: str) -> None:
        """See that somebody knows the code.

        Raises Refused if they don't, or have guessed too often.
        """
        now = time.monotonic()
        if not self._wrong_codes.has(who, now):
            raise Refused(429, self.subject.says["too-often"])
        if not same(code.strip().upper(), self.store.secrets.code):
            self._wrong_codes.take(who, now)
            raise Refused(403, self.subject.says["wrong-code"])

    def let_in(self, name: str, token: str) -> tuple[Member, str]:
        """Let a team in, or let one in again; gives it and its token.

        Raises Refused where no more teams fit.
        """
        known = self.store.member_by(token) if token else None
        if known is None:
            if len(self.store.members()) >= MOST_TEAMS:
                raise Refused(409, f"{MOST_TEAMS} teams are in this dojo, and no more fit")
            known, token = self.store.add_member(self.subject.animals, name, time.time())
        elif name and name != known.name:
            self.store.rename(known, name)
        self.hub.tell(known.number)
        return next(member for member in self.store.members() if member.id == known.id), token

    def member_by(self, token: str) -> Member:
        """The team that has a token.

        Raises Refused if there is none, or it asks too often.
        """
        member = self.store.member_by(token)
        if member is None:
            raise Refused(401, "this dojo doesn't know your team; join again")
        if not self._requests.take(member.id, time.monotonic()):
            raise Refused(429, "too many at once; a moment, please")
        return member

    def take(self, member: Member, arrivals: list[Arrival]) -> int:
        """Keep a team's lights; how many were new.

        Raises Refused where they are about something else, or are too many.
        """
        if other := next((a.lit.kata for a in arrivals if a.lit.kata != self.subject.kata), None):
            raise Refused(400, f"this dojo is on {self.subject.kata}, not on {other}")
        if self.store.count(member) + len(arrivals) > MOST_LIGHTS:
            raise Refused(409, f"{MOST_LIGHTS:,} lights of a team are kept, and no more")
        new = self.store.add_lights(member, arrivals)
        if new:
            self.hub.tell(member.number)
        return new

    def turn(self, turn: Turn) -> None:
        """Turn the timer."""
        self.store.keep_timer(self.store.timer.after(turn, time.time()))
        self.hub.tell(None)

    def rows(self, numbers: list[int] | None = None) -> list[Row]:
        """The board's rows, of some teams or of all."""
        return [
            row_of(member, self.store.strip(member, SHOWN))
            for member in self.store.members()
            if numbers is None or member.number in numbers
        ]

    def progress(self) -> list[Progress]:
        """All teams as whoever leads sees them: first who has waited longest for a new light."""
        now = time.time()
        seen = [progress_of(self.store, member, now) for member in self.store.members()]
        return sorted(seen, key=lambda team: (-team.minutes, team.row.number))

    def clock(self) -> dict[str, object]:
        """The timer as a page goes on with it by itself."""
        timer = self.store.timer
        return {
            "minutes": timer.minutes,
            "rotate": timer.rotate,
            "spent": timer.at(time.time()),
            "running": timer.since is not None,
        }
