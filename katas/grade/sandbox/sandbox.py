"""A sandbox that has been tried, and opens hosts in it for solutions that nobody trusts."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from katas.catalog import PYTHON, language_of
from katas.errors import OurFault
from katas.grade.sandbox.bounds import Bounds, bounds_of
from katas.grade.sandbox.inside.__main__ import CONFINED
from katas.grade.sandbox.levels import Containment, Level
from katas.grade.sandbox.sight import Sight, missing
from katas.grade.sandbox.toolbox import Toolbox, prepare
from katas.grade.sandbox.warden import Warden
from katas.grade.sandbox.wrapping import Inmate, Wrapping
from katas.plug import Limits
from katas.plug.bridges.toolchains import Bridges, toolchain
from katas.plug.hosts.channel import Channel, Ended, Flooded, Silent, TooLong
from katas.plug.hosts.worker import Worker

PATIENCE = 30.0
"""Seconds in which a process has to be confined, on a machine that is very busy."""

USERS = 1_000_000_000
"""Numbers from here on belong to nobody: each process of ours has its own, by its number."""

NOBODY = 65534
"""Where such numbers can't be had, as in a container that knows few."""


def users_to_be() -> list[int | None]:
    """The users that a submission could become, the best first; None to stay who we are."""
    return [USERS + os.getpid(), NOBODY] if is_root() else [None]


def is_root() -> bool:
    """Whether we could do anything, and have to become somebody else first."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


@dataclass(frozen=True, slots=True)
class Plan:
    """A sandbox that was found, as other processes are told of it."""

    level: Level
    tools: Toolbox
    sight: Sight
    contains: frozenset[Containment]
    own_user: bool


@dataclass(frozen=True)
class Sandbox:
    """A level that was found to hold what it `contains`."""

    wrapping: Wrapping
    sight: Sight
    contains: frozenset[Containment]
    warden: Warden = field(default_factory=Warden, repr=False)

    @classmethod
    def by(cls, plan: Plan) -> Sandbox:
        """The same sandbox in this process: where numbers are free, with a user of its own."""
        users = users_to_be()
        user = users[0] if plan.own_user or len(users) == 1 else users[-1]
        return cls(Wrapping(plan.level, plan.tools, user), plan.sight, plan.contains)

    @property
    def plan(self) -> Plan:
        """What other processes are told."""
        made = self.wrapping
        return Plan(made.level, made.tools, self.sight, self.contains, own_user=made.user != NOBODY)

    @property
    def level(self) -> str:
        """The level's name."""
        return self.wrapping.level.value

    @property
    def python(self) -> str:
        """The version of the Python that runs submissions: our own."""
        return ".".join(map(str, sys.version_info[:3]))

    @property
    def gaps(self) -> tuple[str, ...]:
        """What it doesn't contain, in plain words."""
        return tuple(item.gap for item in Containment if item not in self.contains)

    def open(
        self,
        file: Path,
        scratch: Path,
        *,
        folder: Path,
        limits: Limits,
        known: Mapping[str, Sequence[str]],
    ) -> Worker:
        """Run a file of a submission, whose files are in `folder`; it may write in `scratch`.

        `known` are Python modules that may be missing.

        Raises UsageError if what its language needs isn't here.
        """
        language = language_of(file)
        assert language is not None, "find_source gives no other"
        self.warden.begin()
        told: dict[str, object] = {
            "file": str(file),
            "folder": str(scratch),
            "call_limit": limits.call,
        }
        if language is PYTHON:
            told |= {"known": {name: list(names) for name, names in known.items()}}
            inmate = self._inmate(folder, scratch, bounds_of(language))
            inmate = self._becoming(inmate, self.wrapping.tools.resident, told)
            return self._worker(inmate, file.name, limits)
        tools = self.wrapping.tools
        bridges = Bridges(tools.bridges, tools.java, trusting=False)
        prepare(tools, language, toolchain(language, file, bridges).command)
        found = toolchain(language, file, bridges)  # Java's is another once its bridge is there
        told |= {"tools": found.tools}
        sight = self._seeing([found.command[0], *found.tools.values()])
        inmate = self._inmate(folder, scratch, bounds_of(language), sight)
        if found.is_python:
            inmate = self._becoming(inmate, Path(found.command[-1]), told)
        else:
            program = (*found.command, json.dumps(told))
            inmate = Inmate(folder, scratch, sight, inmate.bounds, program=program)
        return self._worker(inmate, file.name, limits)

    def start(self, inmate: Inmate) -> Channel:
        """Start a process in it, and wait until it is confined.

        Raises OurFault if it never is: nothing of a submission's has run then.
        """
        try:
            channel = self._started(inmate)
        except Ended as error:
            raise OurFault(f"nothing can be started here: {error}") from None
        self.warden.watch(channel, inmate.bounds.memory)
        try:
            said = channel.receive(PATIENCE)
        except (Ended, Silent, Flooded, TooLong) as error:
            said, ended = b"", isinstance(error, Ended)
            channel.close(ended=ended)
        if said != CONFINED.rstrip():
            printed = channel.printed().strip().splitlines()[-1:]
            channel.close()
            raise OurFault("the sandbox doesn't start any more", found=printed)
        return channel

    def _started(self, inmate: Inmate) -> Channel:
        filter_ = self.wrapping.filter
        if filter_ is None:
            command = self.wrapping.command(inmate)
            return Channel.start(command, None, inmate.environment)
        with tempfile.TemporaryFile() as file:
            file.write(filter_)
            file.seek(0)
            number = file.fileno()
            command = self.wrapping.command(inmate, number)
            return Channel.start(command, None, inmate.environment, [number])

    def _worker(self, inmate: Inmate, name: str, limits: Limits) -> Worker:
        start: Callable[[], Channel] = partial(self.start, inmate)
        return Worker(start, name, limits=limits, at_the_end=self.warden.sweep)

    def _inmate(
        self, folder: Path, scratch: Path, bounds: Bounds, sight: Sight | None = None
    ) -> Inmate:
        return Inmate(folder, scratch, sight or self.sight, bounds)

    def _becoming(self, inmate: Inmate, bridge: Path, told: Mapping[str, object]) -> Inmate:
        return Inmate(
            inmate.folder,
            inmate.scratch,
            inmate.sight,
            inmate.bounds,
            bridge=bridge,
            told=json.dumps(told),
        )

    def _seeing(self, programs: Sequence[str]) -> Sight:
        """What is seen, and the trees that some programs came in."""
        there = [path.resolve() for path in self.sight.read]
        return self.sight.beside(*missing(there, [Path(program) for program in programs]))

    def room(self, folder: Path) -> Path:
        """Make a folder for one submission, which whoever runs it may go through."""
        place = Path(tempfile.mkdtemp(dir=folder))
        place.chmod(0o755)
        return place

    def scratch(self, room: Path) -> Path:
        """Make the folder that it may write in, as far as the level leaves that to us."""
        place = room / "scratch"
        place.mkdir(mode=0o700)
        if self.wrapping.user is not None:
            os.chown(place, self.wrapping.user, self.wrapping.user)
        return place

    def leave(self, room: Path) -> None:
        """Take a submission's folder away, with whatever it has written.

        That may be a thousand folders deep, and none of them open: then a program does it.
        """
        with suppress(OSError, RecursionError):
            shutil.rmtree(room)
        if room.exists():
            subprocess.run(["chmod", "-R", "u+rwX", room], check=False, capture_output=True)  # noqa: S603, S607  # our own folder
            subprocess.run(["rm", "-rf", "--", room], check=False, capture_output=True)  # noqa: S603, S607  # as above
