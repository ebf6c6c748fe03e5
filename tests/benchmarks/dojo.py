"""What the dojo costs, as ratios against peers measured in the same run. Judges nothing.

    python -m tests.benchmarks.dojo [--rounds 15] [--teams 200] [--every 5] [--seconds 60]

How long a light takes from a team's request to the board that is open in a browser, next to a page
that is told of a request by the barest server there can be. Two hundred teams that each send a
light every five seconds for a minute, next to the same requests at that server, which keeps
nothing. And a run of pytest in a folder that has joined a dojo, next to one in a folder that has
not.
"""

import argparse
import asyncio
import http.client
import json
import shutil
import socket
import statistics
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn
from playwright.sync_api import Browser, Page
from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from katas.model import Light
from tests.browsing import started_browser
from tests.dojo.served import KATA, Served, light_data
from tests.running import run_kata, run_pytest

ROOT = Path(__file__).parent.parent.parent

LIMIT = "1000 ms"
"""In this time a light is to be on the board."""

PAGE = """<!doctype html><p id="n">0</p><script>
new EventSource("/events").onmessage = event => document.getElementById("n").textContent =
event.data;
</script>"""


class Bare:
    """A server that counts requests, and tells one page how many they are."""

    def __init__(self) -> None:
        self._count = 0
        self._new = asyncio.Event()

    async def take(self, request: Request) -> Response:
        """Count one more."""
        await request.body()
        self._count += 1
        self._new.set()
        return Response(status_code=204)

    async def page(self, _: Request) -> Response:
        """The page."""
        return HTMLResponse(PAGE)

    async def events(self, _: Request) -> Response:
        """How many they are, whenever they are more."""
        return EventSourceResponse(self._counts())

    async def _counts(self) -> AsyncIterator[ServerSentEvent]:
        while True:
            await self._new.wait()
            self._new.clear()
            yield ServerSentEvent(str(self._count))


@contextmanager
def bare_server() -> Iterator[int]:
    """Serve that in a thread; gives the port."""
    bare = Bare()
    app = Starlette(
        routes=[
            Route("/", bare.page),
            Route("/events", bare.events),
            Route("/api/lights", bare.take, methods=["POST"]),
        ]
    )
    at = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, log_level="error", lifespan="off", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [at]})
    thread.start()
    try:
        yield at.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


def post(port: int, token: str, body: bytes) -> int:
    """Send a light, as a team's machine does: by a connection of its own."""
    client = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        client.request("POST", "/api/lights", body, headers)
        answer = client.getresponse()
        answer.read()
        return answer.status
    finally:
        client.close()


def a_light() -> bytes:
    """What is sent for one light."""
    now = time.time()
    return json.dumps({"sent": now, "lights": [light_data(Light.RED, at=now)]}).encode()


def shown(page: Page, expression: str, send: Callable[[], object]) -> float:
    """Milliseconds from a request to what the page shows of it."""
    began = time.perf_counter()
    send()
    page.wait_for_function(expression, polling=5)
    return (time.perf_counter() - began) * 1000


def on_the_board(browser: Browser, served: Served, port: int, rounds: int) -> str:
    """A light on an open board, and a number on a bare page."""
    team = served.join()
    board, bare = (browser.new_page(bypass_csp=True) for _ in range(2))  # to look into it
    board.goto(f"{served.address}/in/{served.code}")
    board.goto(f"{served.address}/board")
    bare.goto(f"http://127.0.0.1:{port}/")
    ours: list[float] = []
    peer: list[float] = []
    strip = "document.querySelectorAll('.strip li').length"
    for number in range(1, rounds + 1):
        time.sleep(0.3)  # nobody sends faster than that
        send = lambda: post(served.port, team.token, a_light())  # noqa: E731
        ours.append(shown(board, f"{strip} == {number}", send))
        other = lambda: post(port, "", b"{}")  # noqa: E731
        text = "document.getElementById('n').textContent"
        peer.append(shown(bare, f"{text} == '{number}'", other))
    label = f"a light on the open board, slowest of {rounds} / a bare page"
    return row(label, max(ours), max(peer), LIMIT)


def row(label: str, ours: float, peer: float, limit: str = "") -> str:
    """A row of the table, in milliseconds."""
    return f"{label:<66} {ours:8.1f} ms {peer:8.1f} ms  {ours / peer:5.2f}  {limit}"


class Room:
    """Many teams, tokens by their numbers, each of which sends a light every few seconds."""

    def __init__(self, port: int, teams: dict[int, str], every: float, seconds: float) -> None:
        self._port = port
        self._teams = teams
        self._every = every
        self._seconds = seconds
        self.took: list[float] = []
        self.began: dict[int, float] = {}
        self.statuses: set[int] = set()

    def run(self) -> None:
        """Let them all send, each from a thread of its own."""
        threads = [
            threading.Thread(target=self._team, args=(number, token))
            for number, token in self._teams.items()
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _team(self, number: int, token: str) -> None:
        due = time.perf_counter() + self._every * number / len(self._teams)
        end = time.perf_counter() + self._seconds
        while due < end:
            time.sleep(max(due - time.perf_counter(), 0))
            body = a_light()
            self.began[number] = began = time.perf_counter()
            self.statuses.add(post(self._port, token, body))
            self.took.append((time.perf_counter() - began) * 1000)
            due += self._every


class Wall:
    """An open board, as the stream has it: when each team's row came."""

    def __init__(self, served: Served, room: Room) -> None:
        self._room = room
        self.waited: list[float] = []
        client = http.client.HTTPConnection("127.0.0.1", served.port, timeout=120)
        client.request("GET", "/board/events", headers=served.reading())
        self._stream = client.getresponse()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self._stream:
            if line.startswith(b"data: ") and b'"team"' in line:
                team = json.loads(line[6:])["team"]
                began = self._room.began.pop(team, None)
                if began is not None:
                    self.waited.append((time.perf_counter() - began) * 1000)


def full_house(served: Served, port: int, asked: argparse.Namespace) -> list[str]:
    """All of them at once, at the dojo and at the bare server."""
    before = len(served.members)
    teams = {number: served.join().token for number in range(before + 1, before + asked.teams + 1)}
    ours = Room(served.port, teams, asked.every, asked.seconds)
    wall = Wall(served, ours)
    there = sum(len(team.lights) for team in served.teams)
    ours.run()
    time.sleep(1)
    kept = sum(len(team.lights) for team in served.teams) - there
    peer = Room(port, dict.fromkeys(teams, ""), asked.every, asked.seconds)
    peer.run()
    assert ours.statuses == {200}, ours.statuses
    assert kept == len(ours.took), (kept, len(ours.took))
    slow = max(wall.waited)
    what = f"{asked.teams} teams, {len(ours.took):,} lights, all of them kept once"
    return [
        what,
        row("  a team's request, median / at the bare server", _median(ours), _median(peer)),
        row("  the slowest of all / at the bare server", max(ours.took), max(peer.took)),
        row("  until the board's stream has it, slowest / bare", slow, max(peer.took), LIMIT),
    ]


def _median(room: Room) -> float:
    return statistics.median(room.took)


def a_run(served: Served, folder: Path, rounds: int) -> str:
    """A run of pytest in a folder that has joined, and in one that has not."""
    own, other = folder / "joined", folder / "alone"
    for place in (own, other):
        place.mkdir()
        settings = f'[tool.katas]\nkata = "{KATA}"\nsolution = "mine.py"\n'
        (place / "pyproject.toml").write_text(settings, "utf-8")
        shutil.copy(ROOT / "solutions/yatzy/reference/python/exactly.py", place / "mine.py")
    host = served.address.removeprefix("http://")
    assert run_kata("dojo", "join", host, served.code, cwd=own).code == 0
    took: dict[Path, list[float]] = {own: [], other: []}
    for _ in range(rounds):
        for place, times in took.items():
            began = time.perf_counter()
            assert run_pytest("-q", cwd=place).code == 0
            times.append((time.perf_counter() - began) * 1000)
    label = "pytest in a folder that has joined / in one that has not"
    return row(label, statistics.median(took[own]), statistics.median(took[other]), "+1000 ms")


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--teams", type=int, default=200)
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    asked = parser.parse_args()
    with TemporaryDirectory() as place, bare_server() as port, started_browser() as browser:
        folder = Path(place)
        with Served(folder) as served:
            print(f"{'':<66} {'ours':>11} {'peer':>11}  ratio  at most")
            print(on_the_board(browser, served, port, asked.rounds), flush=True)
            print(a_run(served, folder, asked.rounds), flush=True)
            for line in full_house(served, port, asked):
                print(line)


if __name__ == "__main__":
    main()
