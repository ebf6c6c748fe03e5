"""A bridge spoken to in lines: for requests that have more in them than a host of ours asks."""

import json
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from katas.catalog import Language
from katas.plug.bridges.toolchains import toolchain


class Lines:
    """A process that runs a file in its own language, and its two pipes."""

    def __init__(self, file: Path, language: Language) -> None:
        self._private = TemporaryDirectory(prefix="katas-", ignore_cleanup_errors=True)
        found = toolchain(language, file)
        told = {
            "file": str(file),
            "folder": self._private.name,
            "call_limit": None,
            "tools": found.tools,
        }
        self._process = subprocess.Popen(
            [*found.command, json.dumps(told)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )

    def close(self) -> None:
        """Hang up, and take away what was made for it."""
        self._process.communicate()
        self._private.cleanup()

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        """The reply to a request, without the id that both have."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        request = {"id": "7", "op": op, **fields}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        reply: dict[str, Any] = json.loads(self._process.stdout.readline())
        assert reply.pop("id") == "7"
        return reply

    def new(self, name: str, *arguments: Any) -> int:
        """Make an object of a class of the file."""
        ref: int = self.ask("new", path=[name], arguments=arguments)["ref"]
        return ref

    def data(self, name: str, *arguments: Any, on: int) -> Any:
        """What a method of an object gives, as data."""
        return self.ask("call", path=[name], arguments=arguments, on=on, data=True)["data"]

    def read(self, name: str, on: int) -> Any:
        """What an object has by a name, as data."""
        return self.ask("get", path=[name], on=on, data=True)["data"]
