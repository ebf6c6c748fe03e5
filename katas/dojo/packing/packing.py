"""Packs: makes wheels, fetches wheels, writes pages, and lays all of it down at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

from packaging.requirements import Requirement

import katas
from katas.catalog import Shelf
from katas.dojo.packing import own_wheel
from katas.dojo.packing.briefs import Brief, briefs_of, pages_of
from katas.dojo.packing.closing import Closed, close
from katas.dojo.packing.fetching import Pip, see_that_there_is_an_index
from katas.dojo.packing.pack import Filled, Pack, check_place, lay_down
from katas.dojo.packing.targets import Target
from katas.dojo.packing.wheels import Stock, Wheel

STICK = Path(__file__).parent / "stick"
"""What a pack is begun with."""

EXTRA = "approve"
"""Old code is refactored by `kata baseline`, which needs it."""


@dataclass(frozen=True, slots=True)
class Packed:
    """What has been packed: for each target the wheels, and what is missing."""

    pack: Pack
    closed: tuple[Closed, ...]


class Listener(Protocol):
    """Who is told how far it is."""

    def now(self, what: str) -> None:
        """Hear what is done next."""

    def done(self, closed: Closed) -> None:
        """Hear that all has come that there is for a target."""


def pack(
    folder: Path,
    shelf: Shelf,
    packs: Sequence[Path],
    targets: Sequence[Target],
    listener: Listener,
) -> Packed:
    """Pack the katas of a shelf into a folder; `packs` are the folders of one's own on it.

    Raises UsageError where the folder is something else, no index can be reached, or katas isn't
    installed in a way that it can be packed.
    """
    check_place(folder)
    briefs = briefs_of(shelf)
    listener.now("looking for an index of packages …")
    see_that_there_is_an_index()
    with TemporaryDirectory(prefix="katas-pack-") as work:
        listener.now("making a wheel of katas …")
        own = _own_wheels(work, packs)
        roots = [
            Requirement(f"{wheel.name}{f'[{EXTRA}]' if wheel is own[0] else ''}=={wheel.version}")
            for wheel in own
        ]
        stock, fetch = Stock(own), Pip(_room(work, "fetched"), [wheel.name for wheel in own])
        closed: list[Closed] = []
        for target in targets:
            listener.now(f"{target}: asking for wheels …")
            closed.append(close(roots, target, stock, fetch))
            listener.done(closed[-1])
        files = _files(briefs, closed, roots)
        made = _pack(briefs, closed, list(files))
        lay_down(folder, made, files)
    return Packed(made, tuple(closed))


def _room(work: str, name: str) -> Path:
    room = Path(work) / name
    room.mkdir()
    return room


def _own_wheels(work: str, packs: Sequence[Path]) -> list[Wheel]:
    """The wheel of katas, and those of katas of one's own."""
    room = _room(work, "own")
    return [own_wheel.of_katas(room), *own_wheel.of_packs(packs, room)]


def _pack(briefs: Sequence[Brief], closed: Sequence[Closed], files: Sequence[str]) -> Pack:
    return Pack(
        katas.__version__,
        {brief.kata.id: brief.kata.title for brief in briefs},
        tuple(
            Filled(
                one.target.platform.name,
                one.target.platform.machine,
                one.target.python,
                tuple(sorted(wheel.path.name for wheel in one.wheels)),
                tuple(str(missing.wanted) for missing in one.missing),
            )
            for one in closed
        ),
        tuple(files),
    )


def _files(
    briefs: Sequence[Brief], closed: Sequence[Closed], roots: Sequence[Requirement]
) -> dict[str, Path | bytes]:
    """All files of the pack by their place in it."""
    whole = [one.target for one in closed if not one.missing]
    versions = sorted({target.python for target in whole}, key=lambda one: int(one[2:]))
    pythons: dict[str, list[str]] = {}
    for target in whole:  # the newest first
        pythons.setdefault(target.platform.title, []).insert(0, target.python)
    texts = {
        "requirements.txt": _lines(roots),
        "pythons.txt": _lines(reversed(versions)),  # the first that fits is taken
        "begin.py": (STICK / "begin.py").read_text("utf-8"),
        "start.sh": (STICK / "start.sh").read_text("utf-8"),
        # So Windows wants it, whatever git makes of it.
        "start.bat": "\r\n".join((STICK / "start.bat").read_text("utf-8").split("\n")),
        **pages_of(briefs, pythons),
    }
    return {
        **{f"wheels/{wheel.path.name}": wheel.path for one in closed for wheel in one.wheels},
        **{name: text.encode() for name, text in texts.items()},
    }


def _lines(things: Iterable[object]) -> str:
    return "".join(f"{thing}\n" for thing in things)
