"""A folder joins a dojo: it becomes a team, and gets an animal."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

from katas.catalog import REMEMBERS
from katas.dojo.asking import NoAnswer, SaidNo, ask
from katas.dojo.membership import Membership
from katas.dojo.sending import send_from_now_on
from katas.errors import UsageError
from katas.practice.cursor import Notebook

PATIENCE = 10.0
"""Seconds that a server may take to let somebody in."""


def join(
    folder: Path, address: str, code: str, *, kata: str, name: str, shares: bool
) -> Membership:
    """Let a folder join the dojo at an address, by its code; again, as the team that it was.

    `kata` is what the folder's settings name, empty where they name none. `name` is what the team
    calls itself, if anything; whether it `shares` its code with the look back is its own to say.

    Raises UsageError where nobody answers, the code is another, or the dojo is on another kata.
    """
    before = Membership.read(folder)
    known = before if before and before.address == address else None
    asked = {
        "code": code.strip().upper(),
        "name": name or (known.name if known else ""),
        "kata": kata,
        "token": known.token if known else "",
    }
    try:
        answer = ask(address, "/api/join", asked, timeout=PATIENCE)
    except NoAnswer as error:
        raise UsageError(
            f"no dojo answers at {address}: {error}",
            advice="is it on the same network? Without one, light by light stays in this folder's "
            f"{REMEMBERS}: kata dojo report FOLDER… reads copies of it as well",
        ) from None
    except SaidNo as error:
        raise UsageError(f"the dojo at {address} says no: {error}") from None
    match answer:
        case {
            "team": str(team),
            "animal": str(animal),
            "name": str(known_as),
            "token": str(token),
            "kata": str(on),
        }:
            membership = Membership(
                address, on, team, animal, known_as, token, time.time(), shares=shares
            )
        case _:
            raise UsageError(f"what answers at {address} is no dojo of this version of katas")
    if known and known.team == membership.team:
        membership = _as_before(membership, known)
    remember(folder)
    membership.keep(folder)
    send_from_now_on(folder, membership.team)
    return membership


def _as_before(now: Membership, before: Membership) -> Membership:
    """The same team, which has joined when it first did."""
    return Membership(
        now.address,
        now.kata,
        now.team,
        now.animal,
        now.name,
        now.token,
        before.joined,
        shares=now.shares,
    )


def remember(folder: Path) -> None:
    """Let a folder remember what is run in it.

    Raises UsageError where that can't be.
    """
    notebook = Notebook("", folder)
    with suppress(FileExistsError):
        notebook.make()
    if notebook.trouble:
        raise UsageError(f"{folder}: {notebook.trouble}")
