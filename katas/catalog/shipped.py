"""What was made when the package was built, so that no start has to make it again.

`katas.shipping` makes the files. In a wheel nothing can have changed since; in a checkout they
are read only as long as the files that they were made of are untouched.
"""

import os
from functools import cache
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parent.parent
FOLDER = PACKAGE / "shipped"
ROOT = str(PACKAGE.parent)

MADE_OF = FOLDER / "made_of.txt"
"""A line for each file that something was made of; a wheel does without it."""


def read(name: str) -> bytes | None:
    """What was shipped under a name; None where nothing was, or something has changed since."""
    if not is_current():
        return None
    try:
        return (FOLDER / name).read_bytes()
    except OSError:
        return None


def parsed(data: bytes) -> Any:
    """The data that some JSON stands for, which was shipped and is JSON for sure."""
    try:
        # What `json` reads with, without what it takes to import: as long as to read it all.
        from _json import make_scanner  # noqa: PLC0415  # other Pythons don't have it
    except ImportError:
        import json  # noqa: PLC0415  # as said

        return json.loads(data)
    value, _ = make_scanner(_Usual)(data.decode(), 0)  # type: ignore[arg-type]  # so it does
    return value


class _Usual:
    """How `json` reads where nobody wants anything else."""

    strict = True
    object_hook = object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = float


@cache
def is_current() -> bool:
    """Whether what was shipped is what would be made now. In a process it is asked for once."""
    if (PACKAGE / "shelf").is_dir():
        return True
    try:
        # The clock and the size of each: to read them all would take longer than to begin anew.
        lines = MADE_OF.read_text("utf-8").splitlines()
        return all(line == state(line.partition("\t")[0]) for line in lines)
    except OSError:
        return False


def state(name: str) -> str:
    """A file below the checkout, when it was changed, its size; a folder, and what is in it."""
    path = f"{ROOT}/{name}"
    if name.endswith("/"):
        inside = sorted(set(os.listdir(path)) - APART)  # noqa: PTH208  # pathlib takes its time
        return f"{name}\t{'/'.join(inside)}"
    status = os.stat(path)  # noqa: PTH116  # and this is done a hundred times at each start
    return f"{name}\t{status.st_mtime_ns}\t{status.st_size}"


APART = {FOLDER.name, "__pycache__"}
"""What comes and goes in the folders of a checkout."""
