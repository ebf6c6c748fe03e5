"""A folder joins a dojo, and its lights get there: real servers, real runs, and none at times."""

import json
import socket
import stat
import threading
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from katas.catalog import REMEMBERS
from katas.dojo.errand import Errand
from katas.dojo.lit import Lit
from katas.dojo.membership import Membership
from katas.dojo.sending import Sent, send_waiting
from katas.dojo.strip import Strip
from katas.model import Light
from tests.dojo.served import KATA, Served
from tests.dojo.test_lights import BEGUN, SETTINGS
from tests.running import Run, below, run_kata, run_pytest, until
from tests.watching import Watching, has_gone


@pytest.fixture
def mine(folder: Path) -> Path:
    """A solution that has just been begun, in a folder that remembers nothing yet."""
    (folder / "pyproject.toml").write_text(SETTINGS, "utf-8")
    file = folder / "mine.py"
    file.write_text(BEGUN, "utf-8")
    return file


def join(served: Served, folder: Path, *more: str, code: str = "") -> Run:
    """Join as a team does."""
    host = served.address.removeprefix("http://")
    return run_kata("dojo", "join", host, code or served.code, *more, cwd=folder)


def light(number: int, kata: str = KATA, text: str = "") -> Lit:
    """A light of its own."""
    return Lit(f"{number:032x}", float(number), Light.RED, kata, text=text)


def arrived(served: Served) -> list[list[Light]]:
    """The lights of each team that the dojo has."""
    return [[lit.light for lit in team.lights] for team in served.teams]


def test_who_joins_is_told_who_they_are(served: Served, mine: Path) -> None:
    """And what to do next; what lets them write is for their own eyes."""
    done = join(served, mine.parent, "--name", "Åse & Per")
    assert done.code == 0, done.text
    (member,) = served.members
    assert done.lines[:2] == [f"you are: {member.animal}", f"{KATA}, at {served.address}"]
    assert "pytest" in done.out
    assert "stay in this folder" in done.out
    assert member.name == "Åse & Per"
    kept = mine.parent / REMEMBERS / "dojo.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert (mine.parent / REMEMBERS / ".gitignore").read_text("utf-8") == "*\n"


def test_the_code_may_be_typed_as_one_likes(served: Served, mine: Path) -> None:
    """It was called across the room."""
    assert join(served, mine.parent, code=served.code.lower()).code == 0


def test_who_joins_again_is_the_same_team(served: Served, mine: Path) -> None:
    """Nobody becomes another animal by it."""
    first = join(served, mine.parent)
    again = join(served, mine.parent, "--name", "Kari", "--share-code")
    assert first.lines[0] == again.lines[0]
    assert [member.name for member in served.members] == ["Kari"]
    membership = Membership.read(mine.parent)
    assert membership is not None
    assert membership.shares


def test_each_run_goes_to_the_board(served: Served, mine: Path) -> None:
    """From pytest and from the watch, and what doesn't parse too; what was before stays here."""
    (mine.parent / REMEMBERS).mkdir()
    run_pytest(cwd=mine.parent)
    join(served, mine.parent)
    assert "the dojo has all lights of this folder" in run_pytest(cwd=mine.parent).out
    assert arrived(served) == [[Light.RED]]
    with Watching(cwd=mine.parent) as watching:
        watching.until("red  6 of 112")
        until(lambda: arrived(served) == [[Light.RED, Light.RED]])
        watching.end()
    mine.write_text("def chance(:\n", "utf-8")
    run_pytest(cwd=mine.parent)
    assert arrived(served) == [[Light.RED, Light.RED, Light.AMBER]]
    assert len(Strip(mine.parent).read()) == 4


def test_a_watch_that_goes_on_joins_in_the_middle(served: Served, mine: Path) -> None:
    """It need not be started again."""
    with Watching(cwd=mine.parent) as watching:
        watching.until("green  6 of 112")
        join(served, mine.parent)
        mine.write_text(BEGUN + "\n", "utf-8")
        until(lambda: arrived(served) == [[Light.RED]])
        started = below(watching.process.pid)
        assert watching.end() == 0
    assert all(map(has_gone, started))


def test_without_connection_lights_wait_and_are_sent_once(mine: Path, tmp_path: Path) -> None:
    """The dojo is gone for a while, and comes back."""
    with Served(tmp_path) as served:
        join(served, mine.parent)
        port = served.port
    for waits in ("a light waits here", "2 lights wait here"):
        done = run_pytest(cwd=mine.parent)
        assert f"no connection (Connection refused); {waits}, to be sent later" in done.out
        assert done.code == 1, "the run is as it would have been"
    with Served(tmp_path, port=port) as again:
        assert "the dojo has all lights" in run_pytest(cwd=mine.parent).out
        assert arrived(again) == [[Light.GREEN, Light.RED, Light.RED]]


@pytest.fixture
def silent() -> Iterator[int]:
    """A port at which somebody listens and never says a word."""
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        yield int(listening.getsockname()[1])


def joined(folder: Path, port: int, *, kata: str = KATA, shares: bool = False) -> Strip:
    """A folder that has joined a dojo at some port, and its strip."""
    (folder / REMEMBERS).mkdir(exist_ok=True)
    address = f"http://127.0.0.1:{port}"
    Membership(address, kata, "1" * 32, "otter", "", "token", 0.0, shares).keep(folder)
    return Strip(folder)


def test_who_never_answers_takes_nobodys_time(mine: Path, silent: int) -> None:
    """After a second the run ends all the same, and nothing of it is left behind."""
    strip = joined(mine.parent, silent)
    done = run_pytest(cwd=mine.parent)
    assert "no answer within a second; a light waits here" in done.out
    assert [lit.light for lit in strip.read()] == [Light.GREEN]
    errand = Errand(mine.parent)
    assert errand.ended() is None
    assert errand.is_over


def test_a_proxy_is_not_asked(served: Served, mine: Path, silent: int) -> None:
    """It knows nobody in this room."""
    proxy = f"http://127.0.0.1:{silent}"
    host = served.address.removeprefix("http://")
    words = ("dojo", "join", host, served.code)
    env = {"http_proxy": proxy, "HTTP_PROXY": proxy, "all_proxy": proxy}
    assert run_kata(*words, cwd=mine.parent, env=env).code == 0


def test_a_dojo_that_does_not_know_the_team_says_so(served: Served, mine: Path) -> None:
    """Its lights wait until it has joined again."""
    joined(mine.parent, served.port)
    done = run_pytest(cwd=mine.parent)
    assert "this dojo doesn't know your team; join again; a light waits here" in done.out
    join(served, mine.parent)
    run_pytest(cwd=mine.parent)
    assert arrived(served) == [[Light.RED]], "what was lit for another dojo is that one's"


def test_lights_of_another_kata_stay_here(served: Served, mine: Path) -> None:
    """The dojo is on one."""
    join(served, mine.parent)
    strip = Strip(mine.parent)
    strip.add(light(1, kata="greed"))
    strip.add(light(2))
    assert send_waiting(mine.parent, 10) == Sent(arrived=1)
    assert send_waiting(mine.parent, 10) == Sent()
    assert arrived(served) == [[Light.RED]]


class Particular(BaseHTTPRequestHandler):
    """A dojo of another version, which takes no light whose number is 1."""

    def do_POST(self) -> None:
        """Answer."""
        lights = json.loads(self.rfile.read(int(self.headers["content-length"])))["lights"]
        self.send_response(400 if any(light["id"].endswith("001") for light in lights) else 200)
        self.end_headers()
        self.wfile.write(b'{"problem": "no light as I know them"}')

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_what_is_refused_for_good_does_not_hold_up_the_rest(mine: Path) -> None:
    """It is told once, and the next ones go."""
    with HTTPServer(("127.0.0.1", 0), Particular) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        strip = joined(mine.parent, server.server_port)
        for number in range(1, 61):
            strip.add(light(number))
        sent = send_waiting(mine.parent, 10)
        assert sent == Sent(arrived=10, waiting=0, why="no light as I know them")
        strip.add(light(61))
        assert send_waiting(mine.parent, 10) == Sent(arrived=1)
        server.shutdown()


def test_code_goes_along_only_where_the_team_says_so(served: Served, mine: Path) -> None:
    """By its own option; else the differences stay in the folder, where its own report has them."""
    join(served, mine.parent)
    (mine.parent / REMEMBERS / "sent.json").unlink()
    for share in (False, True):
        if share:
            join(served, mine.parent, "--share-code")
        run_pytest(cwd=mine.parent)
        mine.write_text(f"{mine.read_text('utf-8')}secret = {share}\n", "utf-8")
        run_pytest(cwd=mine.parent)
    (team,) = served.teams
    shown = "".join(team.differences.values())
    assert "secret = True" in shown
    assert "+secret = False" not in shown


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["nobody at home", "ABCDEF"], "no address of a dojo"),
        (["127.0.0.1:x", "ABCDEF"], "no address of a dojo"),
        (["ftp://127.0.0.1", "ABCDEF"], "no address of a dojo"),
        (["127.0.0.1:9", "ABCDEF"], "no dojo answers at http://127.0.0.1:9: Connection refused"),
        (["no-such-host.invalid", "ABCDEF"], "no dojo answers at"),
    ],
)
def test_a_mistake_is_one_message(mine: Path, words: list[str], says: str) -> None:
    """With what to do; and nothing was made."""
    done = run_kata("dojo", "join", *words, cwd=mine.parent)
    assert done.code == 2
    assert says in done.err
    assert "Traceback" not in done.err
    assert not (mine.parent / REMEMBERS).exists()


def test_a_wrong_code_and_another_kata_are_told(shared: Served, mine: Path) -> None:
    """In the words of the dojo."""
    done = join(shared, mine.parent, code="WRONGX")
    assert (done.code, "says no: That is another dojo's code." in done.err) == (2, True)
    settings = SETTINGS.replace(KATA, "greed")
    (mine.parent / "pyproject.toml").write_text(settings, "utf-8")
    done = join(shared, mine.parent)
    assert done.code == 2
    assert "this dojo is on yatzy-exactly, and your folder on greed" in done.err


def test_a_folder_that_can_not_be_written_is_told(shared: Served, mine: Path) -> None:
    """What lets a team write has to be kept somewhere."""
    (mine.parent / REMEMBERS).write_text("a file", "utf-8")
    done = join(shared, mine.parent)
    assert done.code == 2
    assert ".katas can't be written" in done.err


def test_what_is_remembered_of_a_dojo_may_be_anything(tmp_path: Path) -> None:
    """A file that isn't ours is as none."""
    place = tmp_path / REMEMBERS / "dojo.json"
    place.parent.mkdir()
    for text in ("", "[]", '{"version": 2}', json.dumps({"version": 1, "address": 1}), "[" * 9999):
        place.write_text(text, "utf-8")
        assert Membership.read(tmp_path) is None
