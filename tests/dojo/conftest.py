"""What the tests of the dojo share: one that is served, and a real pack.

The pack is made once: for this machine and for Windows, with the dice club's katas.
"""

from __future__ import annotations

import fcntl
import json
import os
import sys
from collections.abc import Callable, Iterator
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
    # The Python that the pack is for is the first that is found, whatever else a machine has.
    "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
}
"""Nothing answers there, and nothing lies ready on this machine."""


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], Run]) -> Packing:
    """Make something in a folder, once for all processes that the tests run in."""
    ours = factory.getbasetemp()
    shared = ours.parent if "PYTEST_XDIST_WORKER" in os.environ else ours
    place, kept = shared / name, shared / f"{name}.json"
    with (shared / f"{name}.lock").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists():
            place.mkdir()
            done = make(place)
            kept.write_text(json.dumps([done.code, done.out, done.err]), "utf-8")
    return Packing(place, Run(*json.loads(kept.read_text("utf-8"))))


@dataclass(frozen=True)
class Packing:
    """A pack, and the run that made it."""

    folder: Path
    done: Run


STICK = "en stikke på nøkkelringen"
"""A path with a space and an å."""


@pytest.fixture(scope="session")
def packing(tmp_path_factory: pytest.TempPathFactory) -> Packing:
    """A pack on a stick."""

    def make(place: Path) -> Run:
        return run_kata(
            *("dojo", "pack", place / STICK, "--platform", HERE, "windows", "--python", PYTHON),
            *("--kata-path", DICE_CLUB),
            cwd=place,
            patience=600,
        )

    made = once(tmp_path_factory, "packing", make)
    return Packing(made.folder / STICK, made.done)


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

    def make(place: Path) -> Run:
        return run(
            *("sh", packing.folder / "start.sh", "greed", "mitt lille rå grådig"),
            cwd=place,
            env=WITHOUT_NETWORK,
            patience=600,
        )

    made = once(tmp_path_factory, "room", make)
    return Room(made.folder / "mitt lille rå grådig", made.done)


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
