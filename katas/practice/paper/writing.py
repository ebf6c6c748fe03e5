"""Writes a page to a file: over one of the same kind, and over nothing else."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile

from katas.errors import UsageError

HEAD = 2_000
"""So many characters of a file are looked through for what a page of ours has at its head."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of page: its `generator`, as it stands at its head, and what it is a page `of`."""

    generator: str
    of: str

    @property
    def mark(self) -> str:
        """What such a page has at its head, and by which it may be written over."""
        return f'<meta name="generator" content="{self.generator}">'


def check_place(file: Path, kind: Kind) -> None:
    """See that nothing is where a page is to be written, or another page of its kind.

    Raises UsageError.
    """
    if (file.exists() or file.is_symlink()) and not _is_one(file, kind):
        raise UsageError(
            f"{file} is there already, and no page of {kind.of}",
            advice="say another name, or move it away",
        )
    if not file.resolve().parent.is_dir():
        raise UsageError(f"{file} can't be written: there is no folder {file.parent}")


def write_page(page: str, file: Path, kind: Kind) -> None:
    """Write a page in one go.

    Raises UsageError where something else is, or nothing can be written.
    """
    check_place(file, kind)
    new: Path | None = None
    try:
        with NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as opened:
            new = Path(opened.name)
            opened.write(page)
        new.chmod(0o666 & ~_mask())
        new.replace(file)
    except OSError as error:
        if new is not None:
            new.unlink(missing_ok=True)
        raise UsageError(f"{file} can't be written: {error.strerror}") from None


def _mask() -> int:
    """What this process takes from the rights of the files that it makes."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _is_one(file: Path, kind: Kind) -> bool:
    """Whether a file is a page of a kind; a link to one isn't."""
    if file.is_symlink() or not file.is_file():
        return False
    with suppress(OSError), file.open(encoding="utf-8", errors="replace") as there:
        return kind.mark in there.read(HEAD)
    return False
