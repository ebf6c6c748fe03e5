"""Finds the strongest level that this machine has, by trying: what is there need not work."""

from __future__ import annotations

import json
import os
import secrets
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from katas.errors import OurFault
from katas.grade.sandbox.bounds import MEGABYTE, Bounds
from katas.grade.sandbox.levels import Containment, Level
from katas.grade.sandbox.sandbox import Sandbox, is_root, users_to_be
from katas.grade.sandbox.sight import Sight, system_sight
from katas.grade.sandbox.toolbox import Toolbox, fill
from katas.grade.sandbox.wrapping import Inmate, Wrapping
from katas.plug.hosts.channel import Channel, Ended, Flooded, Silent, TooLong

OWED: dict[Level, frozenset[Containment]] = {
    Level.BUBBLEWRAP: frozenset(Containment),
    Level.NAMESPACES: frozenset(
        {
            Containment.NETWORK,
            Containment.SIGNALS,
            Containment.MEMORY,
            Containment.PROCESSES,
            Containment.TREE,
        }
    ),
    Level.LANDLOCK: frozenset(
        {Containment.READS, Containment.WRITES, Containment.MEMORY, Containment.TREE}
    ),
    Level.RLIMITS: frozenset({Containment.MEMORY}) if sys.platform == "linux" else frozenset(),
    Level.BARE: frozenset(),
}
"""What a level has to be seen to hold before it may be called so."""

PATIENCE = 20.0
"""Seconds that a probe may take."""

SECRET = "the answer to every roll"  # noqa: S105  # it isn't one
PROCESSES = 24
MEMORY = 256 * MEGABYTE
SCRATCH = 8 * MEGABYTE
"""What a probe may take; it tries to take more."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What became of trying a level: the sandbox, or why there is none."""

    level: Level
    sandbox: Sandbox | None
    why: str = ""


def find_sandbox(
    workspace: Path,
    *,
    hidden: Sequence[Path],
    packages: Sequence[str] = (),
    at_least: Level | None = None,
    only: Level | None = None,
) -> Sandbox:
    """Find the strongest level that holds what it owes, and fill its toolbox in `workspace`.

    `hidden` are folders that no submission may see, `packages` the libraries that it may import.

    Raises OurFault if there is none that is `at_least` so strong, with what was found wanting.
    """
    tools, sight = furnish(workspace, hidden, packages)
    wanted = [level for level in Level if only in (None, level)]
    tried: list[Tried] = []
    for level in wanted:
        if at_least is not None and level.strength < at_least.strength:
            break
        tried.append(try_level(level, tools, sight, workspace))
        found = tried[-1].sandbox
        lacking = OWED[at_least] - found.contains if found and at_least else frozenset()
        if found and not lacking:
            return found
        if lacking:  # a stronger one by name, on a kernel that lacks what the weaker is made of
            tried[-1] = Tried(level, None, _gaps(lacking))
    asked = only or at_least
    raise OurFault(
        f"no sandbox here is as strong as {asked.value if asked else Level.BARE.value}",
        found=[f"{item.level.value}: {item.why}" for item in tried],
        advice="docs/grade.md says what each level needs, and how to have it",
    )


def furnish(
    workspace: Path, hidden: Sequence[Path], packages: Sequence[str]
) -> tuple[Toolbox, Sight]:
    """Fill a toolbox in `workspace`, and see what a submission is to see of the system."""
    workspace.chmod(0o711)
    folder = workspace / "toolbox"
    folder.mkdir(mode=0o755)
    tools = fill(folder, packages)
    return tools, system_sight(hidden)


def try_level(level: Level, tools: Toolbox, sight: Sight, workspace: Path) -> Tried:
    """Try one level on this machine."""
    why = ""
    if is_root() and level is not Level.BUBBLEWRAP:  # which shows it a Python wherever that lies
        tools = tools.for_all()
    for user in users_to_be():
        sandbox = Sandbox(Wrapping(level, tools, user), sight, frozenset())
        contains, why = _probe(sandbox, workspace)
        if contains is not None:
            lacking = OWED[level] - contains
            if not lacking:
                return Tried(level, Sandbox(sandbox.wrapping, sight, contains, sandbox.warden))
            why = _gaps(lacking)
    return Tried(level, None, why)


def _gaps(lacking: frozenset[Containment]) -> str:
    return "; ".join(item.gap for item in Containment if item in lacking)


def _probe(sandbox: Sandbox, workspace: Path) -> tuple[frozenset[Containment] | None, str]:
    """What a level was seen to hold; None if nothing runs in it, and why."""
    room = sandbox.room(workspace)
    common = room.folder / "common"
    common.mkdir()
    common.chmod(0o777)
    secret, mark = common / "secret.txt", common / "mark.txt"
    secret.write_text(SECRET, "utf-8")
    token = secrets.token_hex(8)
    with _listening() as port:
        told = {
            "secret": str(secret),
            "mark": str(mark),
            "parent": os.getpid(),
            "port": port,
            "memory": 2 * MEMORY,
            "most": 2 * PROCESSES,
            "megabytes": 2 * SCRATCH // MEGABYTE,
            "token": token,
        }
        bounds = Bounds(2 * MEMORY, MEMORY, PROCESSES, scratch=SCRATCH)
        inmate = Inmate(room.submission, room.scratch, sandbox.sight, bounds)
        inmate = inmate.becoming(sandbox.wrapping.tools.inside.parent / "probe", told)
        line, printed = _answer(sandbox, inmate)
    left = _are_left(token)
    room.close()
    try:
        report = json.loads(line)
        held = {Containment(name) for name, holds in report["held"].items() if holds is True}
        wanted = sandbox.wrapping.user
        if wanted is not None and report["user"] != wanted:
            return None, "it can't become another user"
    except (ValueError, KeyError, TypeError):
        return None, (printed.strip().splitlines() or ["nothing runs in it"])[-1]
    if not left:
        held.add(Containment.TREE)
    return frozenset(held), ""


def _answer(sandbox: Sandbox, inmate: Inmate) -> tuple[bytes, str]:
    """What a probe answers, and what was printed beside it."""
    sandbox.warden.begin()
    try:
        channel: Channel = sandbox.start(inmate)
    except OurFault as error:
        return b"", (error.found or (error.problem,))[-1]
    try:
        return channel.receive(PATIENCE), ""
    except (Ended, Silent, Flooded, TooLong):
        channel.close(ended=True)
        return b"", channel.printed()
    finally:
        channel.close()
        sandbox.warden.sweep()


def _are_left(token: str) -> bool:
    """Whether a process is there that was started by a probe; such are ended.

    Where the system doesn't list them, that can't be ruled out.
    """
    found = not Path("/proc/self").exists()
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if token.encode() in (process / "cmdline").read_bytes():
                found = True
                os.kill(int(process.name), 9)
    return found


class _listening:  # noqa: N801  # used as a function is
    """A port of this machine's that answers."""

    def __enter__(self) -> int:
        self._udp = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._udp.bind(("127.0.0.1", 0))
        port: int = self._udp.getsockname()[1]
        self._tcp = socket.socket()
        self._tcp.bind(("127.0.0.1", port))
        self._tcp.listen(8)
        return port

    def __exit__(self, *_: object) -> None:
        self._udp.close()
        self._tcp.close()
