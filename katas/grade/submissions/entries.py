"""A file of a submission before it is taken, and what a path inside of one may look like."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass

from katas.grade.submissions.notes import About, NotTaken

LENGTH, PART, DEPTH = 400, 255, 30
"""Characters of a path, bytes of a name in it, and folders, at most."""

ABSOLUTE = re.compile(r"/|[A-Za-z]:")
UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f]")

MEANS_ELSE = ':*?"<>|' if os.name == "nt" else ""
"""Characters that mean something else in a name on this system."""


def nothing(_: int) -> bytes:
    """Read what has no content."""
    return b""


@dataclass(frozen=True, slots=True)
class Entry:
    """A file, or a folder, by its path in a submission, with slashes between.

    `read` gives at most so many bytes, and raises NotTaken if there are more. It is to be asked
    before the next entry is. `refused` says why it never is.
    """

    path: str
    size: int = 0
    read: Callable[[int], bytes] = nothing
    executable: bool = False
    is_folder: bool = False
    refused: About | None = None


def inside(raw: str) -> str:
    """The path of an archive's entry below its own folder; a Windows one is read as it is meant.

    Raises NotTaken for one that leads elsewhere, or is fit for no system.
    """
    path = raw.replace("\\", "/")
    if ABSOLUTE.match(path):
        raise NotTaken(About.OUTSIDE)
    parts = [part for part in path.split("/") if part not in {"", "."}]
    # Windows reads `.. ` and `...` as it reads `..`.
    if any(not part.rstrip(". ") for part in parts):
        raise NotTaken(About.OUTSIDE)
    if not is_fit("/".join(parts)):
        raise NotTaken(About.ODD_NAME)
    return "/".join(parts)


def is_fit(path: str) -> bool:
    """Whether a path is short, flat and printable enough to be kept under."""
    parts = path.split("/")
    if len(path) > LENGTH or len(parts) > DEPTH or UNPRINTABLE.search(path):
        return False
    if any(letter in path for letter in MEANS_ELSE):
        return False
    return all(len(part.encode("utf-8", "surrogatepass")) <= PART for part in parts)
