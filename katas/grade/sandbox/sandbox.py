"""A sandbox that has been tried, and opens hosts in it for solutions that nobody trusts."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from katas.catalog import PYTHON, Language, language_of
from katas.errors import OurFault
from katas.grade.sandbox.bounds import bounds_of
from katas.grade.sandbox.inside.__main__ import CONFINED
from katas.grade.sandbox.levels import Containment, Level
from katas.grade.sandbox.rooms import Room
from katas.grade.sandbox.sight import Sight
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

    def room(self, workspace: Path) -> Room:
        """Make a room for a submission, in a folder that others may go through."""
        return Room(workspace, self.wrapping.user)

    def open(
        self, file: Path, room: Room, *, limits: Limits, known: Mapping[str, Sequence[str]]
    ) -> Worker:
        """Run a file of the submission that lies in a room.

        `known` are Python modules that may be missing.

        Raises UsageError if what its language needs isn't here.
        """
        language = language_of(file)
        assert language is not None, "find_solution gives no other"
        told = {"file": str(file), "folder": str(room.scratch), "call_limit": limits.call}
        inmate = Inmate(room.submission, room.scratch, self.sight, bounds_of(language))
        if language is PYTHON:
            named = {name: list(names) for name, names in known.items()}
            inmate = inmate.becoming(self.wrapping.tools.resident, {**told, "known": named})
        else:
            inmate = self._bridged(inmate, language, file, told)
        self.warden.begin()
        start = partial(self.start, inmate)
        return Worker(start, file.name, limits=limits, at_the_end=self.warden.sweep)

    def _bridged(
        self, inmate: Inmate, language: Language, file: Path, told: Mapping[str, object]
    ) -> Inmate:
        """One that becomes the bridge to another language, and sees what that needs."""
        tools = self.wrapping.tools
        bridges = Bridges(tools.bridges, tools.java, trusting=False)
        prepare(tools, language, toolchain(language, file, bridges).command)
        found = toolchain(language, file, bridges)  # Java's is another once its bridge is there
        programs = [Path(program) for program in (found.command[0], *found.tools.values())]
        inmate = replace(inmate, sight=self.sight.beside_programs(*programs))
        told = {**told, "tools": found.tools}
        if found.is_python:
            return inmate.becoming(Path(found.command[-1]), told)
        return replace(inmate, program=(*found.command, json.dumps(told)))

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
