"""Sends a folder's lights to the dojo that it has joined; those that can't be sent wait.

Also the program that does it, in a process of its own: whoever runs their code waits for nothing
that the network does.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from katas.catalog import REMEMBERS
from katas.dojo.asking import NoAnswer, SaidNo, ask
from katas.dojo.lit import Lit
from katas.dojo.membership import Membership
from katas.dojo.strip import Strip
from katas.dojo.texts import Texts, difference
from katas.records import dataclass

FILE = "sent.json"

AT_ONCE = 50
"""So many lights go in one request."""

LARGE = 20_000
"""So many characters of a difference go along."""

FOR_GOOD = (400, 413)
"""What is refused so is refused for good: it would be so again."""

HEAVY = 150_000
"""So many characters of differences go in one request."""


@dataclass(frozen=True, slots=True)
class Sent:
    """How it went: how many lights have arrived, how many wait, and why; `why` is empty if none."""

    arrived: int = 0
    waiting: int = 0
    why: str = ""


def send_waiting(folder: Path, timeout: float) -> Sent:
    """Send what waits, oldest first; each light arrives once, however often it is sent.

    `timeout` are seconds for each answer.
    """
    membership = Membership.read(folder)
    if membership is None:
        return Sent()
    mark = _Mark.read(folder, membership.team)
    waiting, end = Strip(folder).since(mark.offset)
    mine = [lit for lit in waiting if lit.kata == membership.kata]
    arrived, handled, why = 0, 0, ""
    for batch in _batches(folder, membership, mine):
        try:
            _hand_in(membership, batch, timeout)
            arrived += len(batch)
        except SaidNo as error:
            why = str(error)
            if error.status not in FOR_GOOD:
                break
        except NoAnswer as error:
            why = f"no connection ({error})"
            break
        handled += len(batch)
    if handled == len(mine):
        _Mark(membership.team, end).keep(folder)
    return Sent(arrived, len(mine) - handled, why)


def send_from_now_on(folder: Path, team: str) -> None:
    """Let what a folder has up to now stay there, and send what comes from now on."""
    if _Mark.read(folder, team).team_is_new:
        _, end = Strip(folder).since(0)
        _Mark(team, end).keep(folder)


def _hand_in(membership: Membership, batch: list[dict[str, Any]], timeout: float) -> None:
    data = {"sent": time.time(), "lights": batch}
    ask(membership.address, "/api/lights", data, token=membership.token, timeout=timeout)


def _batches(
    folder: Path, membership: Membership, lights: list[Lit]
) -> Iterator[list[dict[str, Any]]]:
    """The lights as they are sent: a few at a time, with differences where the team shares them."""
    before = _text_before(folder, lights[0]) if lights and membership.shares else ""
    batch: list[dict[str, Any]] = []
    heavy = 0
    for lit in lights:
        shown = ""
        if membership.shares and lit.text:
            shown = between(folder, before, lit.text)
            before = lit.text
        if len(batch) == AT_ONCE or (batch and heavy + len(shown) > HEAVY):
            yield batch
            batch, heavy = [], 0
        batch.append({**lit.as_data(), "difference": shown})
        heavy += len(shown)
    if batch:
        yield batch


def _text_before(folder: Path, first: Lit) -> str:
    """What stands for the text of the last light before one."""
    known = [lit.text for lit in Strip(folder).read() if lit.at < first.at and lit.text]
    return known[-1] if known else ""


def between(folder: Path, before: str, after: str) -> str:
    """The difference between two texts that a folder keeps; of a first one, nothing."""
    texts = Texts(folder)
    old, new = texts.read(before) if before else None, texts.read(after)
    if old is None or new is None:
        return ""
    shown = difference(old, new)
    return shown if len(shown) <= LARGE else f"{shown[:LARGE]}\n…"


@dataclass(frozen=True, slots=True)
class _Mark:
    """How far a folder's strip has been sent, in bytes, for one team."""

    team: str
    offset: int
    team_is_new: bool = False

    @classmethod
    def read(cls, folder: Path, team: str) -> _Mark:
        with suppress(OSError, ValueError, RecursionError):
            match json.loads((folder / REMEMBERS / FILE).read_text("utf-8")):
                case {"team": str(known), "offset": int(offset)} if known == team and offset >= 0:
                    return cls(team, offset)
        return cls(team, 0, team_is_new=True)

    def keep(self, folder: Path) -> None:
        with suppress(OSError):  # then they are sent again, and arrive once all the same
            text = json.dumps({"team": self.team, "offset": self.offset})
            (folder / REMEMBERS / FILE).write_text(text, "utf-8")


def main() -> None:
    """Send what waits in the folder that is named, and print how it went as JSON."""
    _, folder, timeout = sys.argv
    sent = send_waiting(Path(folder), float(timeout))
    said: Mapping[str, object] = {"arrived": sent.arrived, "waiting": sent.waiting, "why": sent.why}
    print(json.dumps(said))  # noqa: T201  # read by whoever has started it


if __name__ == "__main__":
    main()
