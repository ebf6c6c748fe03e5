"""Archives: zip and tar, read entry by entry, and unpacked into a folder of the grader's own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from katas.errors import UsageError
from katas.grade.submissions.entries import Entry
from katas.grade.submissions.folders import opened, write_new
from katas.grade.submissions.ids import Unlike
from katas.grade.submissions.left_out import is_nobodys
from katas.grade.submissions.limits import OF_A_CLASS, Unpacking
from katas.grade.submissions.notes import About, Note, NotOpened, NotTaken, Refused
from katas.grade.submissions.tars import COMPRESSED, entries_of_tar
from katas.grade.submissions.zips import entries_of_zip

TARS = (".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tbz2", ".tar.xz", ".txz")
SUFFIXES = (".zip", *TARS)
"""Archives that can be opened."""

OTHERS = (".rar", ".7z", ".gz", ".bz2", ".xz", ".zst")
"""Those that somebody may hand in, and that can't."""


MARKS_OF_A_ZIP = (b"PK\x03\x04", b"PK\x05\x06")
MARK_OF_A_TAR = (b"ustar", 257)
"""What archives begin with; a tar not at its first byte."""


def is_archive(name: str) -> bool:
    """Whether a file is called as archives are."""
    return name.casefold().endswith((*SUFFIXES, *OTHERS))


def stem_of(name: str) -> str:
    """The name of an archive without what says that it is one; that of any other without suffix."""
    for suffix in sorted((*SUFFIXES, *OTHERS), key=len, reverse=True):
        if name.casefold().endswith(suffix) and len(name) > len(suffix):
            return name[: -len(suffix)]
    return Path(name).stem


def entries_of(root: Path, path: str, most: Unpacking) -> Iterator[Entry]:
    """The entries of an archive that lies at a path below a folder.

    Raises NotOpened if it can't be opened, or not to its end; NotTaken if it is no file.
    """
    with opened(root, path) as file:
        size = os.fstat(file.fileno()).st_size
        if size > most.packed:
            raise NotOpened(About.TOO_LARGE)
        yield from _entries(file, path, size, most)


def _entries(file: BinaryIO, name: str, size: int, most: Unpacking) -> Iterator[Entry]:
    """By what it begins with, for names may be wrong."""
    begins = file.read(MARK_OF_A_TAR[1] + len(MARK_OF_A_TAR[0]))
    file.seek(0)
    lowered = name.casefold()
    if begins.startswith(MARKS_OF_A_ZIP):
        return entries_of_zip(file, size, most)
    is_tar = begins.startswith(*MARK_OF_A_TAR)
    if is_tar or begins.startswith(COMPRESSED):
        return entries_of_tar(file, size, most)
    if lowered.endswith(OTHERS) and not lowered.endswith(TARS):
        raise NotOpened(About.PACKED_OTHERWISE)
    # A zip that opens itself has a program before it, and a tar of old has no mark.
    by_name = entries_of_zip if lowered.endswith(".zip") else entries_of_tar
    return by_name(file, size, most)


def extract(archive: Path, folder: Path, most: Unpacking = OF_A_CLASS) -> tuple[Refused, ...]:
    """Unpack an archive of many submissions into an empty folder; what was left out comes back.

    Raises UsageError if it can't be opened.
    """
    refused: list[Refused] = []
    places = Places()
    try:
        for entry in entries_of(archive.parent, archive.name, most):
            try:
                if not is_nobodys(entry.path):
                    _put(entry, folder, places, most.each)
            except NotOpened:
                raise
            except NotTaken as error:
                refused.append(Refused(entry.path, error.about))
    except NotTaken as error:
        raise UsageError(
            f"{archive} can't be opened",
            found=[Note(error.about, (archive.name,)).said()],
            advice="open it yourself, and name the folder",
        ) from error
    return tuple(refused)


def _put(entry: Entry, folder: Path, places: Places, most: int) -> None:
    if entry.refused:
        raise NotTaken(entry.refused)
    if entry.is_folder:
        (folder / places.folder(entry.path)).mkdir(parents=True, exist_ok=True)
        return
    data = entry.read(most)
    place = places.file(entry.path)
    # Of two with the same path the later counts, as wherever an archive is opened.
    (folder / place).unlink(missing_ok=True)
    write_new(folder, place, data, executable=entry.executable)


class Places:
    """Where entries are put, so that `Kari` and `kari` stay two where a system can't tell them."""

    def __init__(self) -> None:
        self._unlike = Unlike()
        self._folders: dict[str, str] = {"": ""}
        self._files: dict[str, str] = {}

    def folder(self, path: str) -> str:
        """Where a folder is put: always the same one in the same place."""
        if path not in self._folders:
            above, _, name = path.rpartition("/")
            self._folders[path] = self._new(self.folder(above), name)
        return self._folders[path]

    def file(self, path: str) -> str:
        """Where a file is put, with a number in its name if need be."""
        if path not in self._files:
            above, _, name = path.rpartition("/")
            self._files[path] = self._new(self.folder(above), name)
        return self._files[path]

    def _new(self, above: str, name: str) -> str:
        stem, dot, suffix = name.partition(".")
        for number in self._unlike.numbers():
            other = f"{stem}-{number}{dot}{suffix}" if number > 1 else name
            path = f"{above}/{other}" if above else other
            if self._unlike.take(path):
                return path
        raise AssertionError("numbers never end")
