"""A full house: two hundred teams, and a server that dies in the middle."""

import signal
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

from katas.catalog import REMEMBERS
from katas.dojo.lit import Lit
from katas.dojo.membership import Membership
from katas.dojo.sending import send_waiting
from katas.dojo.strip import Strip
from katas.model import Light
from tests.dojo.served import KATA, Served

TEAMS = 200
EACH = 3


def test_every_light_arrives_once(tmp_path: Path) -> None:
    """The server is killed when a part of them is there; all are sent until none waits."""
    with Served(tmp_path) as served:
        folders = [_joined(served, tmp_path / f"team {number}") for number in range(TEAMS)]
        assert len({member.animal for member in served.members}) == TEAMS
        with ThreadPoolExecutor(8) as pool:
            going = pool.map(_send, folders)
            some = list(islice(going, TEAMS // 3))
            served.stop(signal.SIGKILL)
            first = [*some, *going]
        port = served.port
    assert any(waiting for waiting in first), "it was killed in the middle"
    assert not all(waiting for waiting in first)
    with Served(tmp_path, port=port) as again:
        _send_all(folders)
        _send_all(folders)  # nothing is sent twice
        found = {team.id: [lit.id for lit in team.lights] for team in again.teams}
    assert found == {_team(folder): _kept(folder) for folder in folders}


def _joined(served: Served, folder: Path) -> Path:
    """A team's folder, with a few lights that wait."""
    (folder / REMEMBERS).mkdir(parents=True)
    team = served.join()
    Membership(served.address, KATA, team.team, team.animal, "", team.token, 0.0).keep(folder)
    number = int(team.team[:12], 16)
    for light in range(EACH):
        lit = Lit(f"{number:016x}{light:016x}", float(light), Light.GREEN, KATA)
        Strip(folder).add(lit)
    return folder


def _send(folder: Path) -> int:
    return send_waiting(folder, 30).waiting


def _send_all(folders: Sequence[Path]) -> None:
    with ThreadPoolExecutor(8) as pool:
        assert not any(pool.map(_send, folders))


def _team(folder: Path) -> str:
    membership = Membership.read(folder)
    assert membership is not None
    return membership.team


def _kept(folder: Path) -> list[str]:
    return [lit.id for lit in Strip(folder).read()]
