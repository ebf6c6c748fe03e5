"""Reads and writes files of a folder, and follows no link on the way to them."""

from __future__ import annotations

import errno
import os
import stat
from collections import deque
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import BinaryIO

from katas.grade.submissions.entries import Entry, inside, is_fit
from katas.grade.submissions.left_out import is_nobodys
from katas.grade.submissions.notes import About, NotTaken

NO_LINK = getattr(os, "O_NOFOLLOW", 0)
READING = os.O_RDONLY | NO_LINK | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Without waiting, for a pipe that nobody writes to would be waited for."""

WRITING = os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_LINK | getattr(os, "O_BINARY", 0)
A_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0)

BY_STEPS = os.open in os.supports_dir_fd
"""Whether a path can be walked folder by folder, with none exchanged meanwhile."""

A_LINK = (errno.ELOOP, errno.ENOTDIR, errno.EMLINK)
"""What systems say of a link where none is followed."""


def entries_in(folder: Path) -> Iterator[Entry]:
    """The files below a folder, the nearest first, but for what is nobody's."""
    waiting = deque([""])
    while waiting:
        above = waiting.popleft()
        try:
            with os.scandir(folder / above) as listing:
                items = sorted(listing, key=lambda item: item.name)
        except OSError:
            yield Entry(above.rstrip("/"), refused=About.UNREADABLE)
            continue
        for item in items:
            path = f"{above}{item.name}"
            if is_nobodys(path):
                continue
            if is_fit(path) and not is_link(Path(item.path)) and item.is_dir(follow_symlinks=False):
                waiting.append(f"{path}/")
            else:
                yield entry_at(folder, path)


def entry_at(root: Path, path: str, named: str = "") -> Entry:
    """The file at a path below a folder; `named` is its path in the submission, if another."""
    try:
        at = inside(named) if named else path
        state = (root / path).lstat()
    except NotTaken as error:
        return Entry(path, refused=error.about)
    except OSError:
        return Entry(path, refused=About.UNREADABLE)
    refused = None
    if is_link(root / path):
        refused = About.LINK
    elif not is_fit(at):
        refused = About.ODD_NAME
    elif not stat.S_ISREG(state.st_mode):
        refused = About.DEVICE
    executable = bool(state.st_mode & stat.S_IXUSR)
    return Entry(at, state.st_size, partial(read_at, root, path), executable, refused=refused)


def is_link(path: Path) -> bool:
    """Whether a path is a link, or what Windows has in its place."""
    return path.is_symlink() or _is_junction(path)


def _is_junction(path: Path) -> bool:
    reparse = getattr(stat, "FILE_ATTRIBUTE_REPARSE_POINT", 0)
    try:
        return bool(getattr(path.lstat(), "st_file_attributes", 0) & reparse)
    except OSError:
        return False


def opened(root: Path, path: str) -> BinaryIO:
    """Open a regular file below a folder to be read.

    Raises NotTaken for whatever else it is, a hard link to somebody else's file among it.
    """
    try:
        file = os.fdopen(_descriptor(root, path), "rb")
    except OSError as error:
        raise NotTaken(About.LINK if error.errno in A_LINK else About.UNREADABLE) from None
    state = os.fstat(file.fileno())
    elses = state.st_nlink > 1 and state.st_uid != root.stat().st_uid
    if stat.S_ISREG(state.st_mode) and not elses:
        return file
    file.close()
    raise NotTaken(About.LINK if elses else About.DEVICE)


def _descriptor(root: Path, path: str) -> int:
    """Open a file, by steps where that can be done."""
    if not BY_STEPS:
        return os.open(root / path, READING)
    *folders, name = path.split("/")
    here = os.open(root, A_FOLDER)
    try:
        for folder in folders:
            below = os.open(folder, A_FOLDER | NO_LINK, dir_fd=here)
            os.close(here)
            here = below
        return os.open(name, READING, dir_fd=here)
    finally:
        os.close(here)


def read_at(root: Path, path: str, most: int) -> bytes:
    """Read a file below a folder.

    Raises NotTaken for one that can't be read, or has more bytes than that just now.
    """
    try:
        with opened(root, path) as file:
            data = file.read(most + 1)
    except OSError:
        raise NotTaken(About.UNREADABLE) from None
    if len(data) > most:
        raise NotTaken(About.TOO_LARGE)
    return data


def write_new(root: Path, path: str, data: bytes, *, executable: bool) -> None:
    """Write a file that isn't there yet.

    Raises NotTaken where this system has no place for it, or another one in it.
    """
    target = root / path
    try:
        target.parent.mkdir(mode=0o755, parents=True, exist_ok=True)
        with os.fdopen(os.open(target, WRITING, 0o600), "wb") as file:
            file.write(data)
        target.chmod(0o755 if executable else 0o644)
    except (FileExistsError, NotADirectoryError, ValueError):
        raise NotTaken(About.NOT_WRITTEN) from None
    except OSError as error:
        if error.errno in {errno.ENAMETOOLONG, errno.EINVAL, errno.EILSEQ, errno.ENOENT}:
            raise NotTaken(About.NOT_WRITTEN) from None
        raise
