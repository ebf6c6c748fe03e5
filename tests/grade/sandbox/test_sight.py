"""What a submission is shown of a machine, on machines made up for it."""

from pathlib import Path

import pytest

from katas.grade.sandbox.sight import Sight, parts_of, sight_of


@pytest.fixture
def system(tmp_path: Path) -> Path:
    """A system of today: `lib` leads to `usr/lib`, where packages were installed among others."""
    system = tmp_path.resolve()
    (system / "usr" / "lib" / "packages").mkdir(parents=True)
    (system / "usr" / "lib" / "libm.so").touch()
    (system / "usr" / "bin").mkdir()
    (system / "usr" / "bin" / "round").symlink_to(system / "usr" / "lib")
    (system / "lib").symlink_to("usr/lib")
    return system


def test_a_folder_is_seen_once_however_many_names_it_has(system: Path) -> None:
    """What is hidden has one place then; the other names are links, and are made as such."""
    sight = sight_of([system / "lib", system / "usr"], [system / "lib" / "packages"])
    assert sight.read == (system / "usr",)
    assert sight.links == ((system / "lib", system / "usr" / "lib"),)
    assert list(sight.covered) == [system / "usr" / "lib" / "packages"]


def test_who_can_only_allow_allows_no_link(system: Path) -> None:
    """A rule for a link is one for all that it leads to."""
    hidden = [system / "usr" / "lib" / "packages", system / "usr" / "bin" / "tools"]
    hidden[1].mkdir()
    sight = sight_of([system / "usr"], hidden)
    assert list(sight.uncovered) == [system / "usr" / "lib" / "libm.so"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home, with a program in each of the places where people put them."""
    home = tmp_path.resolve() / "home" / "kari"
    for name in ("bin/node", ".local/bin/node", "node", "node-22/bin/node"):
        program = home / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.touch()
    (home / ".local" / "lib").mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    return home


@pytest.mark.parametrize(
    ("program", "parts"),
    [
        pytest.param("node-22/bin/node", ["node-22"], id="a tree of its own"),
        pytest.param("bin/node", ["bin/node"], id="a bin in the home"),
        pytest.param("node", ["node"], id="in the home itself"),
        pytest.param(".local/bin/node", [".local/bin/node", ".local/lib"], id="in .local"),
    ],
)
def test_nobodys_home_is_shown(home: Path, program: str, parts: list[str]) -> None:
    """A program is shown with the tree it came in, and alone where that holds all there is."""
    assert list(parts_of(home / program)) == [home / part for part in parts]


def test_what_is_seen_already_is_not_added(home: Path) -> None:
    """A program in a folder that can be read needs nothing more."""
    sight = Sight((home / "node-22",), ())
    assert sight.beside_programs(home / "node-22" / "bin" / "node") == sight
