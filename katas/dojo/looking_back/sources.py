"""Where teams are found: each kind of folder that has some, and how it is read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from os.path import lexists
from pathlib import Path

from katas.catalog import REMEMBERS
from katas.dojo import membership, strip
from katas.dojo.keeping import store
from katas.dojo.looking_back.folder import team_in
from katas.dojo.looking_back.merging import merged
from katas.dojo.team import Team
from katas.errors import UsageError


@dataclass(frozen=True, slots=True)
class Source:
    """One kind of folder: what it `has`, the files that it is known by, and how it is read.

    `read` takes a folder and whether it is one's own. It gives no team of a folder of another kind,
    and raises UsageError where there are teams that can't be read.
    """

    has: str
    marks: tuple[str, ...]
    read: Callable[[Path, bool], Iterable[Team]]

    def is_in(self, folder: Path) -> bool:
        """Whether a folder is of this kind."""
        return any(lexists(folder / mark) for mark in self.marks)


def kept_in(folder: Path) -> list[Team]:
    """The teams of a dojo that is kept in a folder; none where none is."""
    if not lexists(folder / store.FILE):
        return []
    with closing(store.Store.open(folder)) as kept:
        return kept.teams()


LIGHTS = f"{REMEMBERS}/{strip.FILE}"

SOURCES: tuple[Source, ...] = (
    Source(
        f"the lights of a team ({LIGHTS})",
        (LIGHTS, f"{REMEMBERS}/{membership.FILE}"),
        lambda folder, own: team_in(folder, own=own),
    ),
    Source(
        f"a dojo that was served ({store.FILE})",
        (store.FILE,),
        lambda folder, _own: kept_in(folder),
    ),
)
"""A team's own folder comes first: what it says of itself is by the clock of its lights."""


DOJO = "dojo"
"""Where a dojo is kept, below the folder that it was served from."""


@dataclass(frozen=True, slots=True)
class Found:
    """The teams that were found, each once, and what couldn't be read, in a sentence each.

    `own` says that it is one's own folder, and nobody else's.
    """

    teams: tuple[Team, ...]
    troubles: tuple[str, ...]
    own: bool


def find_here(folder: Path) -> Found:
    """Find the team of one's own folder; where there is none, those of the dojo served from it.

    Raises UsageError where there are none.
    """
    if _holds_any(folder):
        return _found([folder], [folder], own=True)
    return _found([folder], [folder / DOJO], own=False)


def find_in(folders: Sequence[Path]) -> Found:
    """Find the teams of some folders. One that holds none stands for the folders in it.

    Raises UsageError where there are none, or where something is no folder.
    """
    for folder in folders:
        if not _is_folder(folder):
            raise UsageError(f"{folder} is no folder", advice="kata dojo report FOLDER…")
    places = [
        place
        for folder in folders
        for place in ([folder] if _holds_any(folder) else _below(folder))
    ]
    return _found(folders, list({place.resolve(): place for place in places}.values()), own=False)


def _found(asked: Sequence[Path], places: Sequence[Path], *, own: bool) -> Found:
    """The teams of some places, those of the first source first.

    Raises UsageError where there are none; it names what was asked for.
    """
    teams: list[Team] = []
    troubles: list[str] = []
    for source in SOURCES:
        for place in places:
            try:
                teams += source.read(place, own)
            except UsageError as error:
                troubles.append(error.problem)
    if not teams:
        raise UsageError(
            f"there is nothing to look back at in {', '.join(map(str, asked))}",
            found=[*troubles, *(f"looked for {source.has}" for source in SOURCES)],
            advice="`pytest` and `kata watch` keep lights in a folder that `kata start` has made; "
            "elsewhere: kata dojo report FOLDER…",
        )
    return Found(tuple(merged(teams)), tuple(troubles), own)


def _holds_any(folder: Path) -> bool:
    return any(source.is_in(folder) for source in SOURCES)


def _below(folder: Path) -> list[Path]:
    """The folders in a folder, but for those that are hidden."""
    with suppress(OSError):
        return sorted(path for path in folder.iterdir() if path.name[0] != "." and _is_folder(path))
    return []


def _is_folder(path: Path) -> bool:
    """Whether something is a folder, as far as anybody lets us see it."""
    with suppress(OSError):
        return path.is_dir()
    return False
