"""Opens a dojo: begins one in a folder, or goes on with the one that is there."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import segno

from katas.catalog import Shelf
from katas.dojo.keeping.store import FILE, Store
from katas.dojo.keeping.timer import LONGEST, Timer
from katas.dojo.packing.pack import is_pack
from katas.dojo.server.dojo import Dojo, Subject
from katas.errors import UsageError
from katas.spec import open_specification

MINUTES, ROTATE = 30, 5
"""How long it takes, and how often driver and navigator change, unless it is said otherwise."""


def subject_of(shelf: Shelf, name: str) -> Subject:
    """The kata that is practised.

    Raises UsageError if there is none of that name.
    """
    spec = open_specification(shelf, shelf.find(name))
    kata = spec.kata
    return Subject(kata.id, kata.title, spec.rulebook.language, kata.notes or "")


def check_minutes(option: str, said: int | None) -> None:
    """See that a number of minutes makes sense.

    Raises UsageError.
    """
    if said is not None and not 1 <= said <= LONGEST:
        raise UsageError(f"{option} {said}: minutes, from 1 to {LONGEST}")


def check_pack(folder: Path | None) -> None:
    """See that a folder, if there is one, is a pack.

    Raises UsageError.
    """
    if folder is not None and not is_pack(folder):
        raise UsageError(f"{folder} is no pack", advice=f"make one: kata dojo pack {folder}")


def opened(folder: Path, kata: str, minutes: int | None, rotate: int | None) -> Store:
    """Go on with the dojo of a folder, or begin one there; what is said of the timer counts.

    Raises UsageError if it is on another kata, or can't be kept there.
    """
    if not (folder / FILE).exists():
        return Store.begin(folder, kata, Timer(minutes or MINUTES, rotate or ROTATE))
    store = Store.open(folder)
    if store.kata != kata:
        raise UsageError(
            f"the dojo in {folder} is on {store.kata}",
            advice=f"begin another: --folder {folder}-{kata}",
        )
    timer = store.timer
    said = replace(timer, minutes=minutes or timer.minutes, rotate=rotate or timer.rotate)
    if said != timer:
        store.keep_timer(said)
    return store


def door(dojo: Dojo, encoding: str) -> list[str]:
    """What whoever leads has to know, and the way in as a picture for telephones.

    The picture is left out where an encoding doesn't have its letters.
    """
    code, teams = dojo.store.secrets.code, len(dojo.store.members())
    lines = [f"{dojo.subject.title}, a dojo at {dojo.address}"]
    if teams:
        lines.append(f"it goes on, with {teams} team{'s' * (teams > 1)}")
    lines += [
        "",
        f"  code          {code}",
        f"  teams         kata dojo join {dojo.address.removeprefix('http://')} {code}",
        f"  the board     {dojo.address}/board",
        f"  you alone     {dojo.address}/lead/by/{dojo.store.secrets.leads}",
    ]
    if dojo.pack:
        lines.append(f"  the pack      {dojo.address}/pack/{code}/")
    return [*lines, "", *_drawn(f"{dojo.address}/in/{code}", encoding)]


def _drawn(address: str, encoding: str) -> list[str]:
    """A QR code in letters; nothing where an encoding doesn't have them."""
    text = io.StringIO()
    segno.make(address, micro=False).terminal(text, compact=True, border=2)
    try:
        text.getvalue().encode(encoding)
    except UnicodeEncodeError:
        return []
    return text.getvalue().splitlines()
