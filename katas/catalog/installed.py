"""Tells cheaply whether anything that is installed may have entry points of a group.

`importlib.metadata` says for sure. It takes longer to import than all else that a kata needs, so
it is asked only where this says yes.
"""

import os
import sys
from importlib.machinery import PathFinder


def may_have_packs(group: str) -> bool:
    """Whether some `entry_points.txt` speaks of a group, or can't be looked into from here."""
    if any(hasattr(finder, "find_distributions") for finder in sys.meta_path if not _usual(finder)):
        return True
    word = group.encode()
    return any(_speaks_of(word, entry) for entry in sys.path)


def _usual(finder: object) -> bool:
    """Whether a finder of modules is the one for folders on the path."""
    return finder is PathFinder


def _speaks_of(word: bytes, entry: str) -> bool:
    """Whether what is installed in a folder does. An archive may."""
    try:
        names = os.listdir(entry or ".")  # noqa: PTH208  # pathlib takes its time
    except NotADirectoryError:
        return True
    except OSError:
        return False
    return any(
        word in _entry_points(os.path.join(entry, name))  # noqa: PTH118
        for name in names
        if name.lower().endswith((".dist-info", "egg-info"))
    )


def _entry_points(folder: str) -> bytes:
    path = f"{folder}/entry_points.txt"
    if not os.path.exists(path):  # noqa: PTH110  # few have one, and to fail takes longer
        return b""
    with open(path, "rb") as file:  # noqa: PTH123
        return file.read()
