"""Asks git about a repository that nobody has to trust.

A repository's own configuration may name programs for git to run: hooks, a monitor of files, a
pager, filters for what is checked out, programs that compare or that verify signatures. So git
reads objects only, never the files that are checked out, each such program is switched off, and
nothing is fetched.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

QUIET = (
    "--no-pager",
    "--no-replace-objects",
    *("-c", "core.fsmonitor=false"),
    *("-c", f"core.hooksPath={os.devnull}"),
    *("-c", "log.showSignature=false"),
    *("-c", "protocol.allow=never"),
    *("-c", "safe.bareRepository=explicit"),
)
"""What stands before each command."""

COMPARED = ("--no-ext-diff", "--no-textconv", "--no-renames", "--no-color")
"""What stands behind each that compares."""

SECONDS = 20.0
"""So long may one command take."""

MOST = 20_000_000
"""More bytes than that are nobody's kata."""


class GitFailed(Exception):
    """git couldn't say; the message is its own, where it had one."""


@dataclass(frozen=True, slots=True)
class Git:
    """The program, asked in one folder."""

    program: str
    folder: Path

    @classmethod
    def find(cls, folder: Path) -> Git | None:
        """Find the program; None where it isn't installed."""
        program = shutil.which("git")
        return cls(program, folder) if program else None

    def ask(self, *words: str, given: Sequence[str] = ()) -> str:
        """What a command prints; `given` are lines that it reads.

        Raises GitFailed.
        """
        try:
            done = subprocess.run(  # noqa: S603  # a list of words, and the program by its path
                [self.program, *QUIET, *words],
                cwd=self.folder,
                env=_environment(),
                input="".join(f"{line}\n" for line in given).encode(),
                capture_output=True,
                timeout=SECONDS,
                check=False,
            )
        except (subprocess.TimeoutExpired, OSError) as error:
            raise GitFailed(str(error)) from None
        if done.returncode:
            raise GitFailed(done.stderr.decode("utf-8", "replace").strip())
        if len(done.stdout) > MOST:
            raise GitFailed(f"{len(done.stdout):,} bytes")
        return done.stdout.decode("utf-8", "surrogateescape")

    def ask_all(self, *words: str, given: Sequence[str] = ()) -> list[str]:
        """What a command prints with NUL behind each part, part by part.

        Raises GitFailed.
        """
        return self.ask(*words, given=given).split("\0")[:-1]


def _environment() -> dict[str, str]:
    """The environment for git: nothing that is set for it in ours, and no configuration but its."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    return {
        **kept,
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_CONFIG_GLOBAL": os.devnull,
        "GIT_TERMINAL_PROMPT": "0",
        "GIT_OPTIONAL_LOCKS": "0",
        "GIT_NO_LAZY_FETCH": "1",
        "GIT_ALLOW_PROTOCOL": "",
        "GIT_ASKPASS": "",
        "GIT_LITERAL_PATHSPECS": "1",
        "LC_ALL": "C",
    }
