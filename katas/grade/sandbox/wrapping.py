"""The command lines that each level wraps around a process, and what it confines from within."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from katas.grade.sandbox.bounds import Bounds
from katas.grade.sandbox.inside import landlock, seccomp
from katas.grade.sandbox.inside.__main__ import PROCESSES
from katas.grade.sandbox.levels import Level
from katas.grade.sandbox.sight import Sight
from katas.grade.sandbox.toolbox import Toolbox

DEVICES = ("/dev/null", "/dev/zero", "/dev/random", "/dev/urandom")
OF_ITSELF = ("/proc/self", "/proc/meminfo", "/proc/cpuinfo")
"""What a runtime asks about itself and about the machine."""


@dataclass(frozen=True, slots=True)
class Inmate:
    """What is to run confined: in which folder, with what to write in, and what it becomes.

    `folder` is the submission, which it may read, `scratch` an empty folder that it may write.
    It becomes the `bridge` with what that is `told`, in the process that was confined, or a
    `program`, in its place.
    """

    folder: Path
    scratch: Path
    sight: Sight
    bounds: Bounds
    bridge: Path | None = None
    told: str = ""
    program: tuple[str, ...] = ()

    def becoming(self, bridge: Path, told: Mapping[str, object]) -> Inmate:
        """The same, going on as a bridge."""
        return replace(self, bridge=bridge, told=json.dumps(told))

    @property
    def environment(self) -> dict[str, str]:
        """All of its environment; of the grader's own nothing crosses."""
        scratch = str(self.scratch)
        places = dict.fromkeys(
            [*(str(path / "bin") for path in self.sight.read), "/usr/bin", "/bin"]
        )
        return {
            "PATH": os.pathsep.join(places),
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            "HOME": scratch,
            "TMPDIR": scratch,
        }


@dataclass(frozen=True, slots=True)
class Wrapping:
    """One level on this machine; `user` is the number of the user to become, where we are root."""

    level: Level
    tools: Toolbox
    user: int | None

    @property
    def mechanisms(self) -> Iterator[str]:
        """What it is made of, as a result names it."""
        if self.level is Level.BUBBLEWRAP:
            yield "bubblewrap"
        if self.level is Level.NAMESPACES:
            yield "namespaces"
        if self.level is not Level.BUBBLEWRAP and self._landlock:
            yield f"landlock {landlock.version()}"
        if self._seccomp:
            yield "seccomp"
        if self.level is not Level.BARE and sys.platform != "win32":
            yield "rlimits"
        if self.user is not None:
            yield "another user"

    @property
    def _landlock(self) -> bool:
        levels = (Level.NAMESPACES, Level.LANDLOCK)
        return self.level in levels and sys.platform == "linux" and landlock.version() > 0

    @property
    def _seccomp(self) -> bool:
        levels = (Level.BUBBLEWRAP, Level.NAMESPACES, Level.LANDLOCK)
        return self.level in levels and sys.platform == "linux" and bool(seccomp.machine())

    @property
    def _shares_its_user(self) -> bool:
        """Whether its processes are counted with those of whoever grades."""
        return self.user is None and self.level in (Level.LANDLOCK, Level.RLIMITS)

    @property
    def filter(self) -> bytes | None:
        """The filter that bubblewrap installs; elsewhere the process installs its own."""
        return seccomp.program() if self.level is Level.BUBBLEWRAP and self._seccomp else None

    def command(self, inmate: Inmate, descriptor: int | None = None) -> list[str]:
        """The whole command line; `descriptor` is where bubblewrap reads its filter."""
        told = json.dumps(self._told(inmate))
        python = [str(self.tools.python), "-I", "-S", str(self.tools.inside), told]
        match self.level:
            case Level.BUBBLEWRAP:
                return [*self._bubblewrap(inmate, descriptor), "--", *python]
            case Level.NAMESPACES:
                return [*self._unshare(), "--", *python]
            case _:
                return python

    def _told(self, inmate: Inmate) -> dict[str, Any]:
        """What the process is told that confines itself: see inside/__main__.py."""
        limits = {} if self.level is Level.BARE else inmate.bounds.as_limits()
        if PROCESSES in limits and self._shares_its_user:
            limits[PROCESSES] += _threads_of_mine()
        become = (
            {"bridge": str(inmate.bridge), "told": inmate.told}
            if inmate.bridge
            else {"program": list(inmate.program)}
        )
        return {
            "limits": limits,
            "user": self.user,
            "landlock": self._allowed(inmate) if self._landlock else None,
            "seccomp": self._kept_in() if self._seccomp and self.filter is None else None,
            "path": [str(self.tools.packages)],
            "folder": str(inmate.folder),
            **become,
        }

    def _kept_in(self) -> dict[str, bool]:
        """Without namespaces of processes, these have to stay together and be kept from others."""
        alone = self.level is Level.LANDLOCK
        return {"together": True, "signals": alone and landlock.version() < KEEPS_SIGNALS}

    def _allowed(self, inmate: Inmate) -> dict[str, list[str]]:
        read = [*inmate.sight.uncovered, self.tools.folder, inmate.folder, *OF_ITSELF, *DEVICES]
        return {"read": list(map(str, read)), "write": [str(inmate.scratch), "/dev/null"]}

    def _unshare(self) -> list[str]:
        """Namespaces by util-linux; who isn't root needs one of users first."""
        mine = [] if self.user is not None else ["--user", "--map-current-user"]
        own = ["--pid", "--net", "--ipc", "--uts", "--fork", "--kill-child=KILL"]
        return [_program("unshare"), *mine, *own]

    def _bubblewrap(self, inmate: Inmate, descriptor: int | None) -> list[str]:
        own = ["pid", "net", "ipc", "uts", "cgroup-try"]
        if self.user is None:
            own.append("user")
            privileges = ["--cap-drop", "ALL"]
        else:
            # To become another user, which takes all of them away.
            privileges = ["--cap-drop", "ALL", "--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]
        words = [_program("bwrap"), *(f"--unshare-{name}" for name in own), *privileges]
        words += ["--die-with-parent", "--new-session", "--proc", "/proc", "--dev", "/dev"]
        words += ["--remount-ro", "/dev"]
        if descriptor is not None:
            words += ["--seccomp", str(descriptor)]
        for path in inmate.sight.read:
            words += [*_parents(path), "--ro-bind", str(path), str(path)]
        for path, leads_to in inmate.sight.links:
            words += [*_parents(path), "--symlink", str(leads_to), str(path)]
        for path in inmate.sight.covered:
            words += ["--tmpfs", str(path), "--remount-ro", str(path)]
        for path in (self.tools.folder, inmate.folder):
            words += [*_parents(path), "--ro-bind", str(path), str(path)]
        words += [*_parents(inmate.scratch), "--perms", "0777"]
        words += ["--size", str(inmate.bounds.scratch), "--tmpfs", str(inmate.scratch)]
        return [*words, "--remount-ro", "/", "--chdir", str(inmate.folder)]


KEEPS_SIGNALS = 6
"""The version of Landlock that keeps signals inside."""


def _threads_of_mine() -> int:
    """How many threads the user has already, where the system tells."""
    mine = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if process.stat().st_uid == os.getuid():
                mine += len(os.listdir(process / "task"))  # noqa: PTH208  # names are all we want
        except OSError:
            continue
    return mine


def _parents(path: Path) -> Sequence[str]:
    """The folders above a path, made so that everybody may go through."""
    above = [place for place in reversed(path.parents) if place != place.parent]
    return [word for place in above for word in ("--dir", str(place))]


def _program(name: str) -> str:
    return shutil.which(name) or name
