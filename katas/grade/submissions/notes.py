"""What there is to say of files that were not taken, as data; put into words in one place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from katas.catalog.table import said_in
from katas.spec.plain import plain, shortened

NAMED, LONGEST = 5, 80
"""So many names are told, each with so many characters."""


class About(Enum):
    """What a note is about: a key of words.toml. Notes are told in this order."""

    BROKEN = "broken"
    ENCRYPTED = "encrypted"
    PACKED_OTHERWISE = "packed-otherwise"
    BOMB = "bomb"
    CROWDED = "crowded"
    NOT_OPENED = "not-opened"
    TOO_LARGE = "too-large"
    TOO_MANY = "too-many"
    TOO_MUCH = "too-much"
    LINK = "link"
    DEVICE = "device"
    OUTSIDE = "outside"
    ODD_NAME = "odd-name"
    UNREADABLE = "unreadable"
    NOT_WRITTEN = "not-written"
    BINARY = "binary"
    STEERING = "steering"
    SHADOWING = "shadowing"
    OLDER = "older"
    NAMELESS = "nameless"
    LOOSE = "loose"
    SWALLOWED = "swallowed"
    NO_SETTINGS = "no-settings"
    COMMAND = "command"
    ELSEWHERE = "elsewhere"
    OTHER_KATA = "other-kata"
    NOT_FOLLOWED = "not-followed"
    OWN_CALLS = "own-calls"
    OWN_READING = "own-reading"
    STOOD_IN = "stood-in"


class NotTaken(Exception):
    """One file can't be taken."""

    def __init__(self, about: About) -> None:
        super().__init__(about.value)
        self.about = about


class NotOpened(NotTaken):
    """An archive can't be opened, or not to its end."""


class Refused(NamedTuple):
    """A file that was not taken, and why."""

    path: str
    about: About


@dataclass(frozen=True, slots=True)
class Note:
    """Something worth a look that costs nobody anything, and the names that it is about."""

    about: About
    names: tuple[str, ...] = ()

    def said(self, language: str = "en") -> str:
        """Say it on one line, with nothing in it that a terminal would obey."""
        says = said_in(language, Path(__file__).parent / "words.toml")
        names = [plain(shortened(name, LONGEST)) for name in self.names[:NAMED]]
        told = ", ".join(names)
        if len(self.names) > NAMED:
            told += str(says["more"]).format(count=len(self.names) - NAMED)
        return str(says[self.about.value]).format(names=told)


def notes_on(refused: Iterable[Refused]) -> tuple[Note, ...]:
    """One note for each reason, with the files that it holds for."""
    names: dict[About, list[str]] = {about: [] for about in About}
    for path, about in refused:
        names[about].append(path)
    return tuple(Note(about, tuple(paths)) for about, paths in names.items() if paths)


def said_of(notes: Sequence[Note], language: str) -> tuple[str, ...]:
    """Say several."""
    return tuple(note.said(language) for note in notes)
