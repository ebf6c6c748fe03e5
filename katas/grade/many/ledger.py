"""The ledger of a run: a line for each submission that is graded, kept as soon as it is."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from katas.errors import UsageError
from katas.grade.graded import Graded, Status

NAME = "ledger.jsonl"

FORMAT = 1
"""Raised when a line changes its meaning."""


STATUSES = tuple(Status)


def packed(offset: int, status: Status) -> int:
    """Where a result lies in the file and what it came to, as one number: there may be many."""
    return offset * len(STATUSES) + STATUSES.index(status)


def unpacked(entry: int) -> tuple[int, Status]:
    """The two again."""
    offset, status = divmod(entry, len(STATUSES))
    return offset, STATUSES[status]


class Ledger:
    """Results by the keys of what was graded, in a file that only grows.

    A line that was cut off when a machine went down is left out, and written anew. Of a fault
    of ours nothing is kept that would count the next time.
    """

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._entries: dict[bytes, int] = {}
        self._read()

    @classmethod
    def open(cls, path: Path) -> Ledger:
        """Open a file, or begin one.

        Raises UsageError if it can't be written, or another grading is at it.
        """
        try:
            file = path.open("a+b")
        except OSError as error:
            raise UsageError(f"{path} can't be written: {error.strerror}") from None
        if not _is_mine(file):
            file.close()
            raise UsageError(
                f"another grading is at work on {path}", advice="wait for it, or name another --out"
            )
        return cls(file)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def __contains__(self, key: bytes) -> bool:
        return key in self._entries

    def status(self, key: bytes) -> Status | None:
        """What was graded came to; None if it hasn't been."""
        entry = self._entries.get(key)
        return None if entry is None else unpacked(entry)[1]

    def is_final(self, key: bytes) -> bool:
        """Whether it was graded, and needn't be again."""
        status = self.status(key)
        return status is not None and status.is_final

    def add(self, key: bytes, graded: Graded) -> None:
        """Keep a result; when this returns, it is on the disk."""
        line = {"format": FORMAT, "key": key.hex(), "graded": graded.as_data()}
        data = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode(
            "utf-8", "replace"
        )
        self._file.seek(0, os.SEEK_END)
        offset = self._file.tell()
        self._file.write(data + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self._entries[key] = packed(offset, graded.status)

    def graded(self, key: bytes) -> Graded:
        """The result that is kept under a key."""
        self._file.seek(unpacked(self._entries[key])[0])
        return Graded.from_data(json.loads(self._file.readline())["graded"])

    def _read(self) -> None:
        """See what is there, and make room behind the last whole line."""
        self._file.seek(0)
        end = 0
        for offset, line in _lines(self._file):
            end = offset + len(line)
            known = _known(line)
            if known is not None:
                self._entries[known[0]] = packed(offset, known[1])
        self._file.seek(0, os.SEEK_END)
        if self._file.tell() > end:
            self._file.write(b"\n")


def _lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The whole lines of a file, and where each begins."""
    offset = 0
    for line in file:
        if line.endswith(b"\n"):
            yield offset, line
        offset += len(line)


def _known(line: bytes) -> tuple[bytes, Status] | None:
    """The key of a line, and what its submission came to; None for what makes no sense."""
    try:
        data = json.loads(line)
        if data["format"] != FORMAT:
            return None
        return bytes.fromhex(data["key"]), Status(data["graded"]["status"])
    except (ValueError, KeyError, TypeError):
        return None


def _is_mine(file: BinaryIO) -> bool:
    """Whether nobody else has the file, where a system can tell."""
    if sys.platform == "win32":
        return True
    import fcntl  # noqa: PLC0415  # not on Windows

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
