"""What a submission says of itself under `[tool.katas]`, read as from somebody whom nobody trusts.

A learner's settings are read by catalog/settings, where a mistake ends the run; here it is a note,
and whatever else stands there still counts.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from katas.catalog import language_of
from katas.grade.submissions.entries import inside, is_fit
from katas.grade.submissions.folders import read_at
from katas.grade.submissions.notes import About, Note, NotTaken, said_of
from katas.plug.source import SUFFIXES

FILE = "pyproject.toml"
SIZE = 64 * 1024
MANY, LONG = 100, 200
"""So many texts in a table, of so many characters, are honest."""

HIGHEST = 2**31
"""No score is as high."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a submission says of itself, as far as it may say it.

    `entry` is the path of a file in it. `notes` are about what was not followed.
    """

    calls: Mapping[str, str] = field(default_factory=dict)
    entry: str | None = None
    readings: Mapping[str, str] = field(default_factory=dict)
    refused: int | None = None
    notes: tuple[str, ...] = ()


def read_said(folder: Path, kata: str, language: str = "en") -> Said:
    """Read what the submission in a folder says of itself; `kata` is the one it is graded for."""
    try:
        table = _table(folder)
    except NotTaken as error:
        return Said(notes=(Note(error.about).said(language),))
    notes: list[Note] = []
    if isinstance(other := table.get("kata"), str) and other != kata:
        notes.append(Note(About.OTHER_KATA, (other,)))
    said = Said(
        calls=_texts(_flat(table.get("calls", {})), "calls", notes),
        entry=_entry(table, folder, notes),
        readings=_texts(table.get("readings", {}), "readings", notes),
        refused=_score(table.get("refused"), notes),
    )
    return Said(said.calls, said.entry, said.readings, said.refused, said_of(notes, language))


def _table(folder: Path) -> Mapping[str, object]:
    """What stands under `[tool.katas]`; nothing where there is no such file.

    Raises NotTaken for one that can't be read.
    """
    if not (folder / FILE).exists():
        return {}
    try:
        data = read_at(folder, FILE, SIZE)
        whole: object = tomllib.loads(data.decode("utf-8-sig"))
    except (NotTaken, ValueError, RecursionError):
        raise NotTaken(About.NO_SETTINGS) from None
    for key in ("tool", "katas"):
        whole = whole.get(key, {}) if isinstance(whole, dict) else {}
    return whole if isinstance(whole, dict) else {}


def _flat(calls: object) -> object:
    """Calls, where `game.throw` may stand without quotes, which TOML nests."""
    if not isinstance(calls, dict) or not isinstance(game := calls.get("game"), dict):
        return calls
    rest = {name: text for name, text in calls.items() if name != "game"}
    return {**rest, **{f"game.{name}": text for name, text in game.items()}}


def _texts(table: object, key: str, notes: list[Note]) -> Mapping[str, str]:
    """Those entries of a table that are texts, neither long nor many."""
    if not isinstance(table, dict) or len(table) > MANY:
        notes.append(Note(About.NOT_FOLLOWED, (key,)))
        return {}
    texts = {name: text for name, text in table.items() if _is_text(name) and _is_text(text)}
    wrong = tuple(f"{key}.{name}" for name in table if name not in texts)
    if wrong:
        notes.append(Note(About.NOT_FOLLOWED, wrong))
    return texts


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONG


def _score(value: object, notes: list[Note]) -> int | None:
    if value is None:
        return None
    if type(value) is int and abs(value) < HIGHEST:
        return value
    notes.append(Note(About.NOT_FOLLOWED, ("refused",)))
    return None


def _entry(table: Mapping[str, object], folder: Path, notes: list[Note]) -> str | None:
    """The file that is the solution, where it is said and is there."""
    solution, entry = table.get("solution"), table.get("entry")
    if isinstance(solution, list):
        command = " ".join(word for word in solution if isinstance(word, str))
        notes.append(Note(About.COMMAND, (command,)))
        return None
    words = [word for word in (solution, entry) if word is not None]
    texts = [word for word in words if isinstance(word, str) and len(word) <= LONG]
    if len(texts) < len(words):
        notes.append(Note(About.NOT_FOLLOWED, ("solution",)))
    if not texts or len(texts) < len(words):
        return None
    path = "/".join(texts)
    found = _found(path, folder)
    if found is None:
        notes.append(Note(About.ELSEWHERE, (path,)))
    return found


def _found(path: str, folder: Path) -> str | None:
    """The file at a path, without its suffix perhaps, or the one solution in the folder there."""
    try:
        named = inside(path)
    except NotTaken:
        return None
    place = folder / named
    if place.is_dir():
        files = [file for file in sorted(place.iterdir()) if _may_be_one(file)]
        return files[0].relative_to(folder).as_posix() if len(files) == 1 else None
    spelt = [f"{named}{suffix}" for suffix in ("", *SUFFIXES)]
    there = (name for name in spelt if is_fit(name) and (folder / name).is_file())
    return next((name for name in there if language_of(Path(name))), None)


def _may_be_one(file: Path) -> bool:
    language = language_of(file)
    return language is not None and not language.is_other(file) and file.is_file()
