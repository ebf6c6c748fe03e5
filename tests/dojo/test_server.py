"""The server, by plain HTTP: who gets what, and what becomes of all else."""

import itertools
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from katas.dojo.keeping.codes import LETTERS, new_code
from katas.dojo.keeping.store import FILE
from katas.model import Light
from tests.dojo.served import KATA, Served, light_data

WRONG = "guessed"

PAGES = ("/board", "/join", "/board/events", "/lead", "/lead/events", "/lead/notes", "/lead/report")


def dump(folder: Path) -> list[str]:
    """All that a dojo has kept."""
    with closing(sqlite3.connect(folder / "dojo" / FILE)) as database:
        return list(database.iterdump())


def test_a_code_can_be_called_across_a_room() -> None:
    """Six letters, none of which is taken for another."""
    code = new_code()
    assert len(code) == 6
    assert set(code) <= set(LETTERS)
    assert not set("ILO") & set(LETTERS)


@pytest.mark.parametrize("page", [page for page in PAGES if "lead" not in page])
def test_nobody_reads_without_the_code(shared: Served, page: str) -> None:
    """They are shown the door."""
    answer = shared.ask(page)
    assert (answer.status, answer.headers["location"]) == (303, "/")
    answer = shared.ask(page, headers={"Cookie": "katas-dojo=guessed; katas-dojo-lead="})
    assert answer.status == 303


@pytest.mark.parametrize("page", [page for page in PAGES if "lead" in page])
def test_who_knows_the_code_does_not_lead(shared: Served, page: str) -> None:
    """What whoever leads has is theirs alone, and the code leads nobody there."""
    assert shared.ask(page, headers=shared.reading()).status == 403
    assert shared.ask(page).status == 403


def test_the_door_asks_for_the_code(shared: Served) -> None:
    """Typed in small letters it will do as well."""
    assert shared.ask("/").status == 200
    answer = shared.ask("/in", body=f"code={shared.code.lower()}+".encode())
    assert (answer.status, answer.headers["location"]) == (303, "/board")
    assert "HttpOnly" in answer.headers["set-cookie"]
    answer = shared.ask("/in", body=b"code=WRONGX")
    assert answer.status == 403
    assert "another dojo" in answer.body


def test_the_code_is_shown_where_one_joins_and_nowhere_else(shared: Served) -> None:
    """Not on the board, which is on the wall all evening, nor to whoever leads."""
    leading = shared.leading()
    shown = [page for page in PAGES if "events" not in page]
    holding = [page for page in shown if shared.code in shared.ask(page, headers=leading).body]
    assert holding == ["/join"]
    assert shared.key not in "".join(shared.ask(page, headers=leading).body for page in shown)


def test_nobody_guesses_for_long(served: Served) -> None:
    """After ten wrong codes not even the right one will do, for a while."""
    asked = {"code": "WRONGX", "name": "", "kata": "", "token": ""}
    statuses = [served.ask("/api/join", asked).status for _ in range(12)]
    assert statuses == [403] * 10 + [429] * 2
    answer = served.ask("/api/join", {**asked, "code": served.code})
    assert answer.status == 429
    assert answer.problem == "Too many wrong codes; wait a minute."
    assert not served.members


def test_a_team_gets_an_animal_and_keeps_it(served: Served) -> None:
    """Whoever shows the token is the same team, under another name if they like."""
    team = served.join("Kari & Ola")
    again = served.join("Kari", token=team.token)
    assert (again.team, again.animal, again.name) == (team.team, team.animal, "Kari")
    assert served.join(token=team.token).name == "Kari"
    assert served.join("Kari").team != team.team
    assert served.join(token=WRONG).team not in (team.team, again.team)
    assert len(served.members) == 3


def test_no_two_teams_get_one_animal(served: Served) -> None:
    """Not even when there are more teams than animals; and 300 is enough."""
    animals = [served.join().animal for _ in range(300)]
    assert len(set(animals)) == 300
    assert any(animal.endswith(" 2") for animal in animals)
    asked = {"code": served.code, "name": "", "kata": "", "token": ""}
    assert served.ask("/api/join", asked).status == 409


def test_a_folder_on_another_kata_is_told(served: Served) -> None:
    """With the kata that is practised here."""
    asked = {"code": served.code, "name": "", "kata": "greed", "token": ""}
    answer = served.ask("/api/join", asked)
    assert answer.status == 409
    assert "this dojo is on yatzy-exactly, and your folder on greed" in answer.problem
    assert not served.members


def test_a_light_is_kept_once_however_often_it_comes(served: Served) -> None:
    """By its id, within its team."""
    one, other = served.join(), served.join()
    light = light_data(Light.RED)
    assert one.send(light, light).data == {"kept": 1}
    assert one.send(light, light_data()).data == {"kept": 1}
    assert other.send(light).data == {"kept": 1}
    assert [len(team.lights) for team in served.teams] == [2, 1]


def test_a_team_writes_its_own_lights_alone(served: Served) -> None:
    """Whoever has no token, or a wrong one, writes nobody's."""
    team = served.join()
    before = dump(served.cwd)
    assert team.send(light_data(), token=WRONG).status == 401
    assert team.send(light_data(), token=team.team).status == 401
    nobody = served.ask("/api/lights", {"sent": 0, "lights": [light_data()]})
    assert nobody.status == 401
    basic = {"Authorization": f"Basic {team.token}"}
    assert served.ask("/api/lights", {"sent": 0, "lights": []}, headers=basic).status == 401
    assert dump(served.cwd) == before


def test_a_clock_that_goes_wrong_is_put_right(served: Served) -> None:
    """What counts is how long before it was sent a light was lit, and not before the team came."""
    team = served.join()
    joined = served.members[0].joined
    future = light_data(at=4_000_000_000.0)
    long_ago = light_data(at=0.0)
    assert team.send(future, long_ago, sent=4_000_000_000.0).status == 200
    first, last = served.teams[0].lights
    assert first.at == joined
    assert joined <= last.at < joined + 600


DEEP = b"[" * 100_000


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/join", b"", 400),
        ("/api/join", b"\xff\x00", 400),
        ("/api/join", DEEP, 400),
        ("/api/join", b"[]", 400),
        ("/api/join", b'{"code": 1, "name": "", "kata": "", "token": ""}', 400),
        ("/api/lights", b"", 400),
        ("/api/lights", DEEP, 400),
        ("/api/lights", b'{"sent": "now", "lights": []}', 400),
        ("/api/lights", b'{"sent": Infinity, "lights": []}', 400),
        ("/api/lights", b'{"sent": 1, "lights": {}}', 400),
        ("/api/lights", b'{"sent": 1, "lights": [7]}', 400),
        ("/api/lights", b'{"sent": 1, "lights": [' + b"1," * 100 + b"1]}", 400),
        ("/api/lights", b" " * 1_000_001, 413),
        ("/api/nothing", b"{}", 404),
        ("/in", b"code=" + b"A" * 2_000, 413),
        ("/lead/timer", b"{}", 403),
        ("/board", b"{}", 405),
    ],
)
def test_garbage_changes_nothing(shared: Served, path: str, body: bytes, status: int) -> None:
    """It is refused in one sentence, and with a number for the fault of who sent it."""
    team = shared.join()
    before = dump(shared.cwd)
    answer = shared.ask(path, body=body, headers={"Authorization": f"Bearer {team.token}"})
    assert answer.status == status
    assert answer.problem if path.startswith("/api") else True
    assert "Traceback" not in answer.body + shared.text
    assert dump(shared.cwd) == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"kata": "greed"},
        {"light": "blue"},
        {"difference": "x" * 30_000},
        {"difference": 7},
        {"id": "1"},
    ],
)
def test_one_wrong_light_among_right_ones_changes_nothing(
    shared: Served, wrong: dict[str, Any]
) -> None:
    """All of a request is kept, or nothing."""
    team = shared.join()
    before = dump(shared.cwd)
    assert team.send(light_data(), {**light_data(), **wrong}).status == 400
    assert dump(shared.cwd) == before


def test_a_name_has_its_length(shared: Served) -> None:
    """It has to fit on the wall."""
    asked = {"code": shared.code, "name": "x" * 41, "kata": "", "token": ""}
    assert "at most 40" in shared.ask("/api/join", asked).problem


def test_who_sends_too_often_waits(served: Served) -> None:
    """A team that is in a hurry is told to wait; the others aren't."""
    one, other = served.join(), served.join()
    statuses = {one.send(light_data()).status for _ in range(120)}
    assert statuses == {200, 429}
    assert other.send(light_data()).status == 200


def test_code_is_shown_to_nobody(served: Served) -> None:
    """A difference that a team shares stands in the look back alone."""
    team = served.join()
    team.send({**light_data(Light.RED, counts={}), "difference": "+secret_of_ours = 1"})
    leading = served.leading()
    shown = {page: served.ask(page, headers=leading).body for page in ("/board", "/lead", "/join")}
    assert [page for page, body in shown.items() if "secret_of_ours" in body] == []
    assert served.teams[0].differences
    assert "secret_of_ours" in served.ask("/lead/report", headers=leading).body


def test_the_timer_is_turned_by_whoever_leads_and_from_the_dojos_own_pages(served: Served) -> None:
    """Another page in the same browser can't."""
    leading, own = served.leading(), {"Origin": served.address}
    ask = {"turn": "go"}
    other = {"Origin": "http://elsewhere.example"}
    assert served.ask("/lead/timer", ask, headers=leading).status == 403
    assert served.ask("/lead/timer", ask, headers={**leading, **other}).status == 403
    assert served.ask("/lead/timer", ask, headers={**served.reading(), **own}).status == 403
    host = {"Host": f"127.0.0.1:{served.port}"}
    assert (
        served.ask("/lead/timer", {"turn": "x"}, headers={**leading, **own, **host}).status == 400
    )
    assert served.timer.since is None
    assert served.ask("/lead/timer", ask, headers={**leading, **own, **host}).status == 204
    assert served.timer.since is not None


def test_pages_may_do_nothing_but_their_own(shared: Served) -> None:
    """No script but the dojo's runs on them, and nothing is asked of anybody else."""
    headers = shared.ask("/board", headers=shared.reading()).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == "no-store"


def test_whoever_leads_sees_how_far_each_is(served: Served) -> None:
    """Examples and categories, what was foretold, open questions answered, and who waits."""
    team = served.join("Kari")
    team.light(
        Light.RED,
        stage="alike",
        counts={"pair": _count(3, 14), "chance": _count(6, 6)},
        foreseen=Light.RED,
        readings={"four-alike": "no"},
    )
    served.join("Ola")
    body = served.ask("/lead", headers=served.leading()).body
    for text in (team.animal, "Kari", "alike", "9 of 20", "pair 3/14", "1 of 1 right"):
        assert text in body
    assert "four-alike: no" in body
    assert "none yet, 0 min here" in body
    assert "chance" not in body


def _count(passed: int, every: int) -> Any:
    from katas.dojo.lit import Count  # noqa: PLC0415  # read here alone

    return Count(passed, every)


def test_the_board_counts_nothing(served: Served) -> None:
    """Teams stand in the order in which they came; no number is on it but the clock's."""
    teams = [served.join() for _ in range(3)]
    for team, times in zip(teams, (1, 3, 2), strict=True):
        for _ in range(times):
            team.light(Light.GREEN, stage="sums", counts={"pair": _count(13, 17)})
    body = served.ask("/board", headers=served.reading()).body
    places = [body.index(team.animal) for team in teams]
    assert places == sorted(places)
    assert not any(text in body for text in ("13", "17", "min ago"))


def test_what_is_new_goes_to_open_pages(served: Served) -> None:
    """As server-sent events: the clock, each row, and each that is new."""
    import http.client  # noqa: PLC0415  # for what doesn't end

    client = http.client.HTTPConnection("127.0.0.1", served.port, timeout=60)
    client.request("GET", "/board/events", headers=served.reading())
    stream = client.getresponse()
    assert stream.headers["content-type"].startswith("text/event-stream")
    assert _event(stream)[0] == "clock"
    team = served.join("<b>")
    name, data = _event(stream)
    assert (name, data["team"]) == ("row", 1)
    assert "&lt;b&gt;" in data["html"]
    team.light(Light.AMBER)
    assert 'class="light amber"' in _event(stream)[1]["html"]
    client.close()


def _event(stream: Any) -> tuple[str, Any]:
    """The next event of a stream, passing over signs of life."""
    lines = itertools.takewhile(bool, (stream.readline().decode().strip() for _ in iter(int, 1)))
    read = dict(line.split(": ", 1) for line in lines if not line.startswith(":"))
    return (read["event"], json.loads(read["data"])) if read else _event(stream)


def test_the_notes_are_a_page_for_whoever_leads(shared: Served) -> None:
    """As `kata show ID --notes` has them."""
    body = shared.ask("/lead/notes", headers=shared.leading()).body
    assert "<h1>Yatzy, exactly: notes for the facilitator</h1>" in body
    assert "<table>" in body


def test_the_pages_speak_the_language_of_the_kata(tmp_path: Path) -> None:
    """The Norwegian kata is practised in Norwegian, animals included."""
    with Served(tmp_path, kata="yatzy-norwegian") as served:
        served.join()
        body = served.ask("/board", headers=served.reading()).body
        assert '<html lang="no">' in body
        assert "Tavlen" in body


def test_what_is_not_there_is_said_so(shared: Served) -> None:
    """With the way back."""
    answer = shared.ask("/nothing")
    assert answer.status == 404
    assert "That can&#39;t be had" in answer.body
    assert KATA in shared.ask("/join", headers=shared.reading()).body
