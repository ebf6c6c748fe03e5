"""The levels of a sandbox, the strongest first, and what each can be found to contain."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from katas.errors import UsageError


class Containment(Enum):
    """What a submission can't do, where a level has been seen to hold it."""

    READS = "reads"
    WRITES = "writes"
    DISK = "disk"
    NETWORK = "network"
    SIGNALS = "signals"
    PROCESSES = "processes"
    MEMORY = "memory"
    TREE = "tree"
    KERNEL = "kernel"

    @property
    def gap(self) -> str:
        """What it means where it isn't held."""
        return _GAPS[self]


_GAPS = {
    Containment.READS: "it can read files of whoever grades",
    Containment.WRITES: "it can write files of whoever grades",
    Containment.DISK: "it can fill the disk, a file of 16 MiB at a time",
    Containment.NETWORK: "it can reach the network",
    Containment.SIGNALS: "it can signal and look into the grader",
    Containment.PROCESSES: "it can start processes without end",
    Containment.MEMORY: "it can take memory without end",
    Containment.TREE: "what it starts can outlive it",
    Containment.KERNEL: "it can ask the kernel for what no kata needs",
}


class Level(Enum):
    """How a submission is kept in: by existing programs and features of the kernel."""

    BUBBLEWRAP = "bubblewrap"
    NAMESPACES = "namespaces"
    LANDLOCK = "landlock"
    RLIMITS = "rlimits"
    BARE = "bare"

    @property
    def strength(self) -> int:
        """The higher the stronger."""
        return len(Level) - list(Level).index(self)

    @property
    def needs(self) -> str:
        """What a machine has to have for it."""
        return _NEEDS[self]


_NEEDS: Mapping[Level, str] = {
    Level.BUBBLEWRAP: "the program bwrap, and a kernel that lets it make namespaces",
    Level.NAMESPACES: "Linux, the program unshare, and a kernel that lets it make namespaces",
    Level.LANDLOCK: "Linux 5.13 or newer, with Landlock switched on",
    Level.RLIMITS: "a system with limits for processes: Linux, macOS, any Unix",
    Level.BARE: "nothing",
}


def level_named(name: str) -> Level:
    """The level that somebody asks for.

    Raises UsageError with the nearest names.
    """
    names = [level.value for level in Level]
    if name not in names:
        raise UsageError(
            f"there is no sandbox level {name!r}", found=[f"there are: {', '.join(names)}"]
        )
    return Level(name)
