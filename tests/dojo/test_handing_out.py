"""A dojo hands out its pack to those who know the code, and nothing besides."""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.dojo.conftest import Packing
from tests.dojo.served import Served
from tests.running import run


@pytest.fixture(scope="module")
def handing(packing: Packing, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A dojo with a pack, in whose folder somebody keeps something else."""
    place = tmp_path_factory.mktemp("dojo")
    shutil.copytree(packing.folder, place / "pack")
    (place / "pack" / "my own notes.txt").write_text("a secret", "utf-8")
    with Served(place, "--pack", "pack") as served:
        yield served


def test_pip_installs_from_it(handing: Served, tmp_path: Path) -> None:
    """By the line that stands where one joins, with no index at all."""
    page = handing.ask("/join", headers=handing.reading()).body
    found = re.search(r"<pre>pip install ([^<]+)</pre>", page)
    assert found
    words = found[1].split()
    assert words[0] == "--no-index"
    command = (sys.executable, "-m", "pip", "download", "--quiet", "--dest", tmp_path / "got")
    done = run(*command, *words, cwd=tmp_path, env={"PIP_CONFIG_FILE": "/dev/null"})
    assert done.code == 0, done.text
    assert {path.name.split("-")[0] for path in (tmp_path / "got").iterdir()} >= {"katas", "pytest"}


def test_the_door_shows_the_way_to_it(handing: Served) -> None:
    """The terminal says where it is; the pack's first page is there, and the briefs below it."""
    top = f"/pack/{handing.code}"
    assert f"the pack      {handing.address}{top}/" in handing.text
    assert "kata start" in handing.ask(f"{top}/").body or "start.sh" in handing.ask(f"{top}/").body
    assert handing.ask(f"{top}/briefs/greed.html").status == 200
    assert handing.ask(f"{top}/wheels").status == 307
    assert "unsafe-inline" in handing.ask(f"{top}/").headers["content-security-policy"]
    assert "script" not in handing.ask(f"{top}/").headers["content-security-policy"]


def test_nobody_gets_it_without_the_code(handing: Served) -> None:
    """A cookie is no help, for pip has none."""
    assert handing.ask("/pack/WRONGX/wheels/", headers=handing.reading()).status == 403


@pytest.mark.parametrize(
    "path",
    [
        "my%20own%20notes.txt",
        "pack.json.txt",
        "../dojo/dojo.sqlite",
        "%2e%2e/dojo/dojo.sqlite",
        "..%2fdojo%2fdojo.sqlite",
        "wheels/../../dojo/dojo.sqlite",
        "/etc/passwd",
        "%2fetc%2fpasswd",
        "nothing",
        "whe",
    ],
)
def test_nothing_else_is_handed_out(handing: Served, path: str) -> None:
    """Whatever else lies there, and wherever a path may lead."""
    answer = handing.ask(f"/pack/{handing.code}/{path}")
    assert answer.status == 404
    assert "secret" not in answer.body


def test_a_dojo_without_a_pack_hands_out_none(shared: Served) -> None:
    """There is no such page, and the door doesn't speak of one."""
    assert shared.ask(f"/pack/{shared.code}/").status == 404
    assert "/pack/" not in shared.text
