"""A real `kata dojo serve`, and whoever calls there."""

import http.client
import json
import re
import signal
import subprocess
import sys
import threading
import uuid
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from katas.dojo import team as looked_back
from katas.dojo.keeping.records import Member
from katas.dojo.keeping.store import Store
from katas.dojo.keeping.timer import Timer
from katas.dojo.lit import Lit
from katas.model import Light
from tests.running import environment, until

KATA = "yatzy-exactly"


@dataclass
class Answer:
    """What the server has answered."""

    status: int
    headers: Mapping[str, str]
    body: str

    @property
    def data(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)

    @property
    def problem(self) -> str:
        """What it says that is wrong."""
        return str(self.data["problem"])


class Served:
    """A dojo that is served on this machine, as a process; what it prints is in `text`."""

    def __init__(
        self,
        cwd: Path,
        *more: str | Path,
        kata: str = KATA,
        port: int = 0,
        encoding: str = "utf-8",
    ) -> None:
        words = ["dojo", "serve", "--kata", kata, "--host", "127.0.0.1", "--port", str(port)]
        self.cwd = cwd
        self.process = subprocess.Popen(
            [sys.executable, "-m", "katas", *words, *map(str, more)],
            cwd=cwd,
            env={**environment(), "PYTHONIOENCODING": encoding},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self.text = ""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        until(lambda: "Ctrl-C ends it" in self.text or self.process.poll() is not None)

    def _read(self) -> None:
        assert self.process.stdout is not None, "it was asked for"
        for line in self.process.stdout:
            self.text += line.decode("utf-8")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self, number: int = signal.SIGTERM) -> int:
        """End it, and give its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            code = self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()  # the test fails, and leaves nothing behind
            raise
        self._reader.join(60)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def _printed(self, pattern: str) -> str:
        found = re.search(pattern, self.text)
        assert found, self.text
        return found[1]

    @property
    def code(self) -> str:
        """The code that lets in."""
        return self._printed(r"join \S+ ([A-Z]{6})\b")

    @property
    def key(self) -> str:
        """What whoever leads has in their address."""
        return self._printed(r"/lead/by/(\S+)")

    @property
    def address(self) -> str:
        """Where it is."""
        return self._printed(r"a dojo at (\S+)")

    @property
    def port(self) -> int:
        """The port there."""
        return int(self.address.rpartition(":")[2])

    @property
    def members(self) -> list[Member]:
        """The teams that it has kept by now."""
        with closing(Store.open(self.cwd / "dojo")) as store:
            return store.members()

    @property
    def teams(self) -> list[looked_back.Team]:
        """The same with all their lights."""
        with closing(Store.open(self.cwd / "dojo")) as store:
            return store.teams()

    @property
    def timer(self) -> Timer:
        """The timer that it has kept."""
        with closing(Store.open(self.cwd / "dojo")) as store:
            return store.timer

    def ask(
        self,
        path: str,
        data: object = None,
        *,
        body: bytes | None = None,
        method: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """Ask for something, with JSON or some bytes if there are any."""
        if data is not None:
            body = json.dumps(data).encode()
        client = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            method = method or ("GET" if body is None else "POST")
            client.request(method, path, body, dict(headers or {}))
            answer = client.getresponse()
            return Answer(answer.status, dict(answer.headers), answer.read().decode("utf-8"))
        finally:
            client.close()

    def join(self, name: str = "", token: str = "", kata: str = "") -> "Team":
        """Join as a team."""
        asked = {"code": self.code, "name": name, "kata": kata, "token": token}
        answer = self.ask("/api/join", asked)
        assert answer.status == 200, answer
        return Team(self, **answer.data)

    def reading(self) -> dict[str, str]:
        """What somebody's browser sends who has shown the code."""
        return {"Cookie": _cookie(self.ask(f"/in/{self.code}"))}

    def leading(self) -> dict[str, str]:
        """What the browser of whoever leads sends."""
        return {"Cookie": _cookie(self.ask(f"/lead/by/{self.key}"))}


def _cookie(answer: Answer) -> str:
    return answer.headers["set-cookie"].partition(";")[0]


@dataclass
class Team:
    """A team that has joined."""

    served: Served
    team: str
    animal: str
    name: str
    token: str
    kata: str

    def send(self, *lights: object, sent: float = 0.0, token: str = "") -> Answer:
        """Send lights, as data."""
        headers = {"Authorization": f"Bearer {token or self.token}"}
        return self.served.ask("/api/lights", {"sent": sent, "lights": lights}, headers=headers)

    def light(self, light: Light, **more: Any) -> Answer:
        """Send a light of now."""
        return self.send(light_data(light, **more), sent=more.get("at", 0.0))


def light_data(light: Light = Light.GREEN, **more: Any) -> dict[str, Any]:
    """A light as a team's machine sends it."""
    return {
        **Lit(**{"id": uuid.uuid4().hex, "at": 0.0, "light": light, "kata": KATA, **more}).as_data()
    }
