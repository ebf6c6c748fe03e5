"""Bridges: small programs that run a solution in its own language and speak the lines.

Each is given what to load as its one argument, an object in JSON: `file`; `folder`, where it may
build what it needs, private to its host and gone with it; `call_limit` in seconds, or null; and
where the language needs them the paths of its `tools`.
"""

import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from katas.catalog import Language
from katas.plug.bridges.toolchains import toolchain
from katas.plug.hosts.limits import Limits
from katas.plug.hosts.worker import Worker


def open_bridge(file: Path, language: Language, *, limits: Limits | None = None) -> Worker:
    """Run a file in its own language, in a child that is started when it is first needed.

    Raises UsageError if what the language needs isn't here.
    """
    limits = limits or Limits()
    found = toolchain(language, file)
    private = TemporaryDirectory(prefix="katas-", ignore_cleanup_errors=True)
    told = {
        "file": str(file.resolve()),
        "folder": private.name,
        "call_limit": limits.call,
        "tools": found.tools,
    }
    return Worker.running(
        [*found.command, json.dumps(told)],
        file.name,
        limits=limits,
        environment=_environment(),
        at_the_end=private.cleanup,
    )


def _environment() -> dict[str, str]:
    """The environment of a bridge; a file's name may have letters beyond ASCII."""
    utf8 = {} if sys.platform == "win32" else {"LC_ALL": "C.UTF-8"}
    return {**os.environ, **utf8}
