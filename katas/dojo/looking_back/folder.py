"""Reads a team from its own folder, or from a copy of it that lies on a stick."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from os.path import lexists
from pathlib import Path

from katas.catalog import REMEMBERS
from katas.dojo.lit import Lit
from katas.dojo.membership import Membership
from katas.dojo.strip import Strip
from katas.dojo.team import Team
from katas.dojo.texts import TEXTS, Text, Texts, difference
from katas.errors import UsageError
from katas.records import replace

LARGEST = 64_000_000
"""So many bytes of lights are read: far more than an evening, or a year of them, has."""

LARGEST_TEXT = 1_000_000
"""So many bytes of a text are read."""

LINES = 4_000
"""Longer texts aren't compared: nobody wrote them on an evening, and it would take as long."""

NEWEST = 400
"""So many lights, the newest that have changed anything, are compared with those before."""


def team_in(folder: Path, *, own: bool) -> Iterator[Team]:
    """The team of a folder; none where it has never lit a light, nor joined a dojo.

    What its texts were is told where it is one's `own`, or where the team has agreed.

    Raises UsageError where there are lights that can't be read.
    """
    member = Membership.read(folder)
    lights = _lights(folder)
    if not (lights or member):
        return
    began = min([lit.at for lit in lights[:1]] + ([member.joined] if member else []))
    tells = own or (member is not None and member.shares)
    yield Team(
        id=member.team if member else "",
        animal=member.animal if member else "",
        name=member.name if member and member.animal else folder.resolve().name,
        began=began,
        lights=tuple(lights),
        differences=dict(_differences(folder, lights)) if tells else {},
    )


def _lights(folder: Path) -> list[Lit]:
    """The lights of a folder, without the counts, which nobody looks back at: they are most of it.

    Raises UsageError where they can't be read.
    """
    strip = Strip(folder)
    if not lexists(strip.path):
        return []
    if not _is_theirs(strip.path, folder, LARGEST):
        raise UsageError(f"{strip.path} is no file of lights as we write them, and is not read")
    lights = [replace(lit, counts={}) for lit in strip.read()]
    if strip.trouble:
        raise UsageError(f"{folder}: {strip.trouble}")
    return lights


def _is_theirs(path: Path, folder: Path, most: int) -> bool:
    """Whether something is a file in a folder, no link that leads elsewhere, and not too large."""
    with suppress(OSError, RuntimeError):  # RuntimeError: a link to itself, before Python 3.13
        inside = path.resolve().is_relative_to(folder.resolve())
        return inside and path.is_file() and path.stat().st_size <= most
    return False


def _differences(folder: Path, lights: Sequence[Lit]) -> Iterator[tuple[str, str]]:
    """The differences of lights against those before them, by their ids."""
    changed = [(before.text, lit) for before, lit in pairwise(lights) if before.text != lit.text]
    for digest, lit in changed[-NEWEST:]:
        before, after = _text(folder, digest), _text(folder, lit.text)
        if before is not None and after is not None:
            yield lit.id, difference(before, after)


def _text(folder: Path, digest: str) -> Text | None:
    """The text that something stands for; None where it isn't there, or isn't to be compared."""
    path = folder / REMEMBERS / TEXTS / f"{digest}.json"
    if not (digest and _is_theirs(path, folder, LARGEST_TEXT)):
        return None
    text = Texts(folder).read(digest)
    if text is None or sum(value.count("\n") for value in text.values()) > LINES:
        return None
    return text
