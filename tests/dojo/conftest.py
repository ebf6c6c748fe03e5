"""What the tests of the dojo share: one that is served, and a real pack.

The pack is made once: for this machine and for Windows, with the dice club's katas.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from katas.dojo.packing.targets import platforms, this_platform
from tests.conftest import ROOT
from tests.dojo.served import Served
from tests.running import Run, run, run_kata

HERE = this_platform(platforms())
PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
DICE_CLUB = ROOT / "tests" / "packs" / "dice_club"

WITHOUT_NETWORK = {
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_CONFIG_FILE": "/dev/null",
    "PIP_FIND_LINKS": "",
    "PIP_RETRIES": "0",
}
"""Nothing answers there, and nothing lies ready on this machine."""


@dataclass(frozen=True)
class Packing:
    """A pack, and the run that made it."""

    folder: Path
    done: Run


@pytest.fixture(scope="session")
def packing(tmp_path_factory: pytest.TempPathFactory) -> Packing:
    """A pack on a stick whose path has a space and an å."""
    folder = tmp_path_factory.mktemp("packing") / "en stikke på nøkkelringen"
    done = run_kata(
        *("dojo", "pack", folder, "--platform", HERE, "windows", "--python", PYTHON),
        *("--kata-path", DICE_CLUB),
        cwd=folder.parent,
        patience=600,
    )
    return Packing(folder, done)


@dataclass(frozen=True)
class Room:
    """A learner's folder that was begun from a pack, and the run that made it."""

    folder: Path
    done: Run

    def run(self, command: str, *arguments: str | Path) -> Run:
        """Run something that is in its environment."""
        return run(self.folder / ".venv" / "bin" / command, *arguments, cwd=self.folder)


@pytest.fixture(scope="session")
def room(packing: Packing, tmp_path_factory: pytest.TempPathFactory) -> Room:
    """Greed, begun from the pack where there is no network."""
    place = tmp_path_factory.mktemp("room")
    done = run(
        *("sh", packing.folder / "start.sh", "greed", "mitt lille rå grådig"),
        cwd=place,
        env=WITHOUT_NETWORK,
        patience=600,
    )
    return Room(place / "mitt lille rå grådig", done)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A dojo that is served in an empty folder."""
    with Served(tmp_path) as served:
        yield served


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The same, one for all tests of a module: they look at it, and leave it as it is."""
    with Served(tmp_path_factory.mktemp("dojo")) as served:
        yield served
