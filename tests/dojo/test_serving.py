"""`kata dojo serve`, from its first line to its last."""

import signal
import socket
import stat
from contextlib import closing
from pathlib import Path

import pytest

from katas.model import Light
from tests.dojo.served import Served
from tests.running import below, run_kata
from tests.watching import has_gone


def test_what_whoever_leads_has_to_know_is_printed(shared: Served) -> None:
    """The address, the code of six letters, the line for the teams, a picture for telephones."""
    assert shared.text.startswith(f"Yatzy, exactly, a dojo at http://127.0.0.1:{shared.port}\n")
    assert len(shared.code) == 6
    assert f"kata dojo join 127.0.0.1:{shared.port} {shared.code}" in shared.text
    assert f"http://127.0.0.1:{shared.port}/board" in shared.text
    assert "█▄" in shared.text
    assert stat.S_IMODE((shared.cwd / "dojo" / "dojo.sqlite").stat().st_mode) == 0o600


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly(tmp_path: Path, number: int) -> None:
    """With pages open, without a word too many, and with nothing left behind."""
    with Served(tmp_path) as served:
        streams = [_open_stream(served, page) for page in ("/board/events", "/lead/events")]
        started = below(served.process.pid)
        assert served.stop(number) == 0
        for stream in streams:
            stream.close()
        _, _, last = served.text.partition("Ctrl-C ends it, and nothing is lost\n")
        assert last.splitlines() == [
            "the dojo is kept in dojo: kata dojo serve goes on with it,",
            "and kata dojo report dojo looks back",
        ]
    assert all(map(has_gone, started))


def _open_stream(served: Served, page: str) -> socket.socket:
    stream = socket.create_connection(("127.0.0.1", served.port), timeout=60)
    cookie = served.leading()["Cookie"]
    stream.sendall(f"GET {page} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n".encode())
    assert b"200 OK" in stream.recv(1000)
    return stream


def test_it_goes_on_with_everything_there(tmp_path: Path) -> None:
    """Killed in the middle: the code, the teams, their lights, the timer, and who has come in."""
    with Served(tmp_path, "--minutes", "45") as served:
        team = served.join("Kari")
        team.light(Light.GREEN)
        reading, leading, port, code = served.reading(), served.leading(), served.port, served.code
        own = {**leading, "Origin": served.address, "Host": f"127.0.0.1:{port}"}
        assert served.ask("/lead/timer", {"turn": "go"}, headers=own).status == 204
        served.stop(signal.SIGKILL)
    with Served(tmp_path, port=port) as again:
        assert again.code == code
        assert "it goes on, with 1 team" in again.text
        body = again.ask("/board", headers=reading).body
        assert team.animal in body
        assert 'class="light green"' in body
        assert again.ask("/lead", headers=leading).status == 200
        assert (again.timer.minutes, again.timer.since is None) == (45, False)
        team.served = again
        assert team.light(Light.RED).data == {"kept": 1}


def test_the_length_can_be_changed_later(tmp_path: Path) -> None:
    """What isn't said again stays."""
    with Served(tmp_path, "--minutes", "45", "--rotate", "7"):
        pass
    with Served(tmp_path, "--minutes", "60") as again:
        assert (again.timer.minutes, again.timer.rotate) == (60, 7)


def test_another_kata_wants_another_folder(tmp_path: Path) -> None:
    """Nothing of the first is touched."""
    with Served(tmp_path):
        pass
    done = run_kata("dojo", "serve", "--kata", "greed", "--port", "0", cwd=tmp_path)
    assert done.code == 2
    assert "the dojo in dojo is on yatzy-exactly" in done.err
    assert "--folder dojo-greed" in done.err


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    """And nothing was begun."""
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        words = ("dojo", "serve", "--kata", "greed", "--host", "127.0.0.1", "--port", port)
        done = run_kata(*words, cwd=tmp_path)
    assert done.code == 2
    assert f"127.0.0.1, port {port} can't be had: Address already in use" in done.err
    assert not (tmp_path / "dojo").exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--kata", "gred"], "there is no kata 'gred'"),
        (["--kata", "greed", "--minutes", "0"], "--minutes 0: minutes, from 1 to 600"),
        (["--kata", "greed", "--rotate", "-3"], "--rotate -3: minutes, from 1 to 600"),
        (["--kata", "greed", "--pack", "nowhere"], "nowhere is no pack"),
        (["--kata", "greed", "--host", "300.1.1.1"], "can't be had"),
        (["--kata", "greed", "--port", "70000"], "can't be had"),
        (["--kata", "greed", "--folder", "file.txt"], "file.txt"),
    ],
)
def test_a_mistake_is_one_message(tmp_path: Path, words: list[str], says: str) -> None:
    """And nothing was begun."""
    (tmp_path / "file.txt").write_text("mine", "utf-8")
    done = run_kata("dojo", "serve", *words, cwd=tmp_path)
    assert done.code == 2
    assert says in done.err
    assert "Traceback" not in done.err
    assert [path.name for path in tmp_path.iterdir()] == ["file.txt"]


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    """A file that is called as ours is."""
    (tmp_path / "dojo").mkdir()
    (tmp_path / "dojo" / "dojo.sqlite").write_text("mine", "utf-8")
    done = run_kata("dojo", "serve", "--kata", "greed", "--port", "0", cwd=tmp_path)
    assert done.code == 2
    assert "dojo.sqlite is no dojo of this version of katas" in done.err
    assert (tmp_path / "dojo" / "dojo.sqlite").read_text("utf-8") == "mine"


def test_a_terminal_without_such_letters_gets_no_picture(tmp_path: Path) -> None:
    """All else is there."""
    with Served(tmp_path, encoding="ascii") as served:
        assert "?" not in served.text
        assert len(served.code) == 6
