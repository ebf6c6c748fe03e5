"""Reads a zip that nobody trusts, entry by entry."""

from __future__ import annotations

import stat
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import BinaryIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from katas.grade.submissions.entries import Entry, inside
from katas.grade.submissions.limits import Meter, Unpacking
from katas.grade.submissions.notes import About, NotOpened, NotTaken

LOCKED, UTF_8 = 0x1, 0x800
"""Flags of an entry."""

LISTED = b"PK\x01\x02"
"""What stands before each entry in the list at the end."""

CHUNK = 64 * 1024


def entries_of_zip(file: BinaryIO, size: int, most: Unpacking) -> Iterator[Entry]:
    """The entries of a zip, the nearest first.

    Raises NotOpened for one that is broken, locked, or too much; so does reading an entry.
    """
    with _told():
        if _listed(file) > most.entries:
            raise NotOpened(About.CROWDED)
        archive = ZipFile(file)
        items = sorted(archive.infolist(), key=lambda item: item.filename.count("/"))
    if any(item.flag_bits & LOCKED for item in items):
        raise NotOpened(About.ENCRYPTED)
    # Others would unpack a few bytes to a hundred million before they could be stopped.
    if any(item.compress_type not in {ZIP_STORED, ZIP_DEFLATED} for item in items):
        raise NotOpened(About.PACKED_OTHERWISE)
    meter = Meter(size, most)
    for item in items:
        yield _entry(archive, item, meter)


def _listed(file: BinaryIO) -> int:
    """How many entries a zip can list at most, told before any is read into memory."""
    count, rest = 0, b""
    file.seek(0)
    while chunk := file.read(1024 * 1024):
        count += (rest + chunk).count(LISTED)
        rest = (rest + chunk)[-len(LISTED) + 1 :]
    file.seek(0)
    return count


def _entry(archive: ZipFile, item: ZipInfo, meter: Meter) -> Entry:
    raw = _name(item)
    try:
        path = inside(raw)
    except NotTaken as error:
        return Entry(raw, refused=error.about)
    mode = item.external_attr >> 16
    kind = stat.S_IFMT(mode)
    if raw.endswith(("/", "\\")) or kind == stat.S_IFDIR:
        return Entry(path, is_folder=True)
    refused = {0: None, stat.S_IFREG: None, stat.S_IFLNK: About.LINK}.get(kind, About.DEVICE)
    read = partial(_read, archive, item, meter)
    return Entry(path, item.file_size, read, bool(mode & stat.S_IXUSR), refused=refused)


def _name(item: ZipInfo) -> str:
    """An entry's name; UTF-8 also where it doesn't say so, as on a Mac, else cp437."""
    name = item.orig_filename
    if item.flag_bits & UTF_8:
        return name
    try:
        return name.encode("cp437").decode("utf-8")
    except UnicodeError:
        return name


def _read(archive: ZipFile, item: ZipInfo, meter: Meter, most: int) -> bytes:
    """Read an entry in small pieces, for as long as they may come."""
    data = bytearray()
    with _told(), archive.open(item) as file:
        while piece := file.read(min(CHUNK, most + 1 - len(data))):
            if not meter.count(len(piece)):
                raise NotOpened(About.BOMB)
            data += piece
            if len(data) > most:
                raise NotTaken(About.TOO_LARGE)
    return bytes(data)


@contextmanager
def _told() -> Iterator[None]:
    """Whatever the library says of a broken zip is one word here."""
    try:
        yield
    except (BadZipFile, zlib.error, struct.error, EOFError, OSError) as error:
        raise NotOpened(About.BROKEN) from error
    except (ValueError, NotImplementedError, RuntimeError, RecursionError, OverflowError) as error:
        raise NotOpened(About.BROKEN) from error
