"""What one submission consists of: where it lies, and its files when somebody asks for them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from katas.grade.submissions.archives import entries_of, is_archive
from katas.grade.submissions.entries import Entry
from katas.grade.submissions.files import File, Files, has_code, without_its_folder
from katas.grade.submissions.folders import entries_in, entry_at, opened
from katas.grade.submissions.left_out import environments, is_nobodys, shadowing, why_refused
from katas.grade.submissions.limits import CAPS, OF_ONE, Caps, Unpacking
from katas.grade.submissions.notes import About, NotOpened, NotTaken, Refused, notes_on

HASHED = 64 * 1024 * 1024
"""So many bytes of an archive tell it from others."""


class Part(NamedTuple):
    """Something of a submission: a file, an archive or a folder at a path below a root.

    `path` is empty for the root itself. `named` is the path that a file has in the submission.
    """

    root: str
    path: str
    named: str


@dataclass(frozen=True, slots=True)
class Content:
    """The files of one submission. Nothing of them is kept here, for there may be many.

    `refused` are those that were left out on the way here.
    """

    parts: tuple[Part, ...]
    refused: tuple[Refused, ...] = ()
    caps: Caps = CAPS
    unpacking: Unpacking = OF_ONE

    def digest(self) -> str:
        """One sha256 for all files and their paths: the same for what is the same."""
        return self.read().digest

    def copy_to(self, folder: Path, language: str = "en") -> tuple[str, ...]:
        """Copy the files to an empty folder, and give the notes on what was left out."""
        return self.read().copy_to(folder, language)

    def read(self) -> Files:
        """Read the files, as far as they are taken; never more of them than the caps."""
        taking = Taking(self.caps, list(self.refused))
        for part in self.parts:
            self._take(part, taking)
        if len(taking.archives) == 1 and not has_code(taking.files):
            _, part = taking.archives.popitem()
            self._open(part, taking)
        taking.leave_environments()
        closed = [Refused(path, About.NOT_OPENED) for path in taking.archives]
        files = without_its_folder(taking.files)
        notes = notes_on([*taking.refused, *closed, *shadowing(files)])
        # Beside a solution, an archive that nobody tried to open tells nothing apart.
        unread = taking.broken if has_code(files) else {**taking.archives, **taking.broken}
        return Files(files, notes, {path: _hash(part) for path, part in unread.items()})

    def _take(self, part: Part, taking: Taking) -> None:
        root = Path(part.root)
        place = root / part.path
        if part.path and not place.is_dir():
            if is_archive(part.path):
                self._open(part, taking)
            else:
                taking.take([entry_at(root, part.path, part.named)])
            return
        for entry in entries_in(place):
            if is_archive(entry.path) and not entry.refused:
                taking.archives[entry.path] = Part(str(place), entry.path, entry.path)
            else:
                taking.take([entry])

    def _open(self, part: Part, taking: Taking) -> None:
        """Take what is in an archive; nothing of it, if it can't be read to its end."""
        before = dict(taking.files), list(taking.refused), taking.size
        try:
            taking.take(_closed(entries_of(Path(part.root), part.path, self.unpacking)))
        except NotTaken as error:
            taking.files, taking.refused, taking.size = before
            taking.refused.append(Refused(part.named, error.about))
            taking.broken[part.named] = part


def _closed(entries: Iterator[Entry]) -> Iterator[Entry]:
    """The entries of an archive in which another one stays closed."""
    for entry in entries:
        about = About.NOT_OPENED if is_archive(entry.path) and not entry.is_folder else None
        yield Entry(entry.path, refused=about) if about else entry


@dataclass
class Taking:
    """What is taken while the files of a submission are gone through."""

    caps: Caps
    refused: list[Refused]
    files: dict[str, File] = field(default_factory=dict)
    archives: dict[str, Part] = field(default_factory=dict)
    broken: dict[str, Part] = field(default_factory=dict)
    size: int = 0

    def take(self, entries: Iterable[Entry]) -> None:
        """Take what can be taken.

        Raises NotOpened where they come from an archive that can't be read to its end.
        """
        for entry in entries:
            if entry.is_folder or is_nobodys(entry.path):
                continue
            try:
                self.files[entry.path] = File(self._read(entry), entry.executable)
            except NotOpened:
                raise
            except NotTaken as error:
                self.refused.append(Refused(entry.path, error.about))

    def _read(self, entry: Entry) -> bytes:
        """Read one, if it may be and there is room for it."""
        about = entry.refused or why_refused(entry.path)
        left = self.caps.all - self.size
        if about is None and len(self.files) >= self.caps.files:
            about = About.TOO_MANY
        if about is None and entry.size > self.caps.each:
            about = About.TOO_LARGE
        if about is None and entry.size > left:
            about = About.TOO_MUCH
        if about:
            raise NotTaken(about)
        data = entry.read(min(self.caps.each, left))
        self.size += len(data)
        return data

    def leave_environments(self) -> None:
        """Leave out what lies in a virtual environment, of whatever name."""
        folders = environments(self.files)
        for path in [path for path in self.files if path.startswith(folders)]:
            del self.files[path]
        self.refused = [item for item in self.refused if not item.path.startswith(folders)]


def _hash(part: Part) -> str:
    """The sha256 of the beginning of an archive."""
    try:
        with opened(Path(part.root), part.path) as file:
            return hashlib.sha256(file.read(HASHED)).hexdigest()
    except (NotTaken, OSError) as error:
        return str(error)
