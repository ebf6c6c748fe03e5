"""Writes a baseline to its place: all of it or nothing, and never over what is none of ours."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from katas.errors import UsageError
from katas.practice.baseline.sheet import kata_of


def keep(text: str, place: Path) -> None:
    """Write a table.

    Raises UsageError where a file lies that no baseline was, or where nothing can be written.
    """
    if place.exists() or place.is_symlink():
        kata_of(place)
    target = place.resolve()
    new = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        new.write_text(text, "utf-8", newline="\n")
        new.replace(target)
    except OSError as error:
        with suppress(OSError):
            new.unlink()
        raise UsageError(f"{place} can't be written: {error.strerror}") from None
