"""Reads a tar that nobody trusts, plain or compressed, entry by entry and only forward."""

from __future__ import annotations

import lzma
import re
import stat
import zlib
from bz2 import BZ2File
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from gzip import GzipFile
from tarfile import BLOCKSIZE, TarError, TarFile, TarInfo
from typing import BinaryIO, Protocol

from katas.grade.submissions.entries import Entry, inside
from katas.grade.submissions.limits import Meter, Unpacking
from katas.grade.submissions.notes import About, NotOpened, NotTaken

HEADER, HEADERS = 8 * 1024, 32 * 1024
"""The bytes of one header, and of all before a file: a name, and what else honest ones have."""

ENDLESS = re.compile(rb"\d{60}")
"""Digits that a header has no use for. Older Pythons take minutes for a few thousand of them."""

CHUNK = 64 * 1024

COMPRESSED = GZIP, BZIP2, XZ = b"\x1f\x8b", b"BZh", b"\xfd7zXZ\x00"
"""What a compressed tar begins with."""


def entries_of_tar(file: BinaryIO, size: int, most: Unpacking) -> Iterator[Entry]:
    """The entries of a tar, in its own order.

    Raises NotOpened for one that is broken or too much; so does reading an entry.
    """
    stream = Stream(_unpacked(file), Meter(size, most), most.headers)
    with _told():
        tar = TarFile(fileobj=stream, mode="r", encoding="utf-8", errors="surrogateescape")  # type: ignore[arg-type]  # as much of a file as it needs
    for _ in range(most.entries):
        stream.begin()
        with _told():
            item = tar.next()
        if item is None:
            return
        yield _entry(stream, item)
        # It would keep them all, and what is said in a header for all that follow.
        tar.members = []  # type: ignore[attr-defined]  # there, and described nowhere
        tar.pax_headers = {}
    raise NotOpened(About.CROWDED)


class Readable(Protocol):
    """A file, or what comes out of a compressed one."""

    def read(self, size: int, /) -> bytes:
        """Read so many bytes; fewer only at the end."""


def _unpacked(file: BinaryIO) -> Readable:
    """A file as it is unpacked, by what it begins with."""
    begins = file.read(len(XZ))
    file.seek(0)
    if begins.startswith(GZIP):
        return GzipFile(fileobj=file)
    if begins.startswith(BZIP2):
        return BZ2File(file)
    return lzma.LZMAFile(file) if begins.startswith(XZ) else file


class Stream:
    """What comes out of a tar, counted: as much of a file as `tarfile` needs to go forward."""

    def __init__(self, file: Readable, meter: Meter, headers: int) -> None:
        self._file = file
        self._meter = meter
        self._of_a_file = HEADERS
        self._of_all = headers
        self._at = 0

    def tell(self) -> int:
        """Say where it is."""
        return self._at

    def begin(self) -> None:
        """Let the headers of another file begin."""
        self._of_a_file = HEADERS

    def read(self, size: int) -> bytes:
        """Read a header, or what belongs to one.

        Raises NotOpened for one that no honest file has.
        """
        self._of_a_file -= size
        if size > BLOCKSIZE:
            self._of_all -= size
        if not 0 <= size <= HEADER or self._of_a_file < 0 or self._of_all < 0:
            raise NotOpened(About.BROKEN)
        data = self.content(size)
        if size > BLOCKSIZE and ENDLESS.search(data):
            raise NotOpened(About.BROKEN)
        return data

    def content(self, size: int) -> bytes:
        """Read what is no header.

        Raises NotOpened where more comes out of it than may.
        """
        data = self._file.read(size)
        self._at += len(data)
        if not self._meter.count(len(data)):
            raise NotOpened(About.BOMB)
        return data

    def seek(self, place: int) -> None:
        """Go forward to a place, or to the end.

        Raises NotOpened for one that was passed.
        """
        if place < self._at:
            raise NotOpened(About.BROKEN)
        while self._at < place and self.content(min(CHUNK, place - self._at)):
            pass


def _entry(stream: Stream, item: TarInfo) -> Entry:
    try:
        path = inside(item.name)
    except NotTaken as error:
        return Entry(item.name, refused=error.about)
    if item.isdir():
        return Entry(path, is_folder=True)
    refused = None
    if item.issym() or item.islnk():
        refused = About.LINK
    elif not item.isreg() or item.issparse():
        refused = About.DEVICE
    read = partial(_read, stream, item)
    return Entry(path, item.size, read, bool(item.mode & stat.S_IXUSR), refused=refused)


def _read(stream: Stream, item: TarInfo, most: int) -> bytes:
    if item.size > most:
        raise NotTaken(About.TOO_LARGE)
    with _told():
        stream.seek(item.offset_data)
        data = stream.content(item.size)
    if len(data) < item.size:
        raise NotOpened(About.BROKEN)
    return data


@contextmanager
def _told() -> Iterator[None]:
    """Whatever the libraries say of a broken tar is one word here."""
    try:
        yield
    except (TarError, zlib.error, lzma.LZMAError, EOFError, OSError) as error:
        raise NotOpened(About.BROKEN) from error
    except (ValueError, RecursionError, OverflowError, MemoryError) as error:
        raise NotOpened(About.BROKEN) from error
