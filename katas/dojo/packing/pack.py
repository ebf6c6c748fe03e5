"""A pack as it lies in a folder: what is in it, whether it is one, and how it comes to be.

`pack.json` says it, for us and for `begin.py`. It is written first, as of a pack that isn't whole,
and again when all the rest is there: so what was stopped half way is nobody's pack, and can be
gone on with.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from katas.errors import UsageError

MARKER = "pack.json"

VERSION = 1

OURS = re.compile(r"(wheels/[^/\\]+\.whl|briefs/[^/\\]+\.html|[a-z]+\.(html|py|sh|bat|txt))")
"""The names that we give to files; what a marker says of any other isn't believed."""

HALF = ".half"
"""So a file ends that is being written."""


@dataclass(frozen=True, slots=True)
class Filled:
    """What is there for one Python on one platform.

    `machine` is what a Python says that it runs on there. Where something is `missing`, nobody
    can install from what is there.
    """

    platform: str
    machine: str
    python: str
    wheels: tuple[str, ...]
    missing: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pack:
    """What is in a pack: of which katas, for whom, and the files by their places in it.

    `katas` are titles by id. It is `whole` when all its files are there.
    """

    version: str
    katas: Mapping[str, str]
    filled: tuple[Filled, ...]
    files: tuple[str, ...]
    whole: bool = True

    @property
    def targets(self) -> list[Filled]:
        """What can be installed from it."""
        return [one for one in self.filled if not one.missing]

    def as_data(self) -> dict[str, Any]:
        """The pack as its marker has it. `begin.py` reads `whole`, `katas` and `targets`."""
        return {
            "version": VERSION,
            "whole": self.whole,
            "katas-version": self.version,
            "katas": dict(self.katas),
            "targets": [asdict(one) for one in self.targets],
            "incomplete": [asdict(one) for one in self.filled if one.missing],
            "files": sorted(self.files),
        }

    @classmethod
    def from_data(cls, data: object) -> Pack:
        """Read what a marker says.

        Raises ValueError if it is none of ours.
        """
        match data:
            case {
                "version": 1,
                "whole": bool(whole),
                "katas-version": str(version),
                "katas": dict(katas),
                "targets": list(targets),
                "incomplete": list(incomplete),
                "files": list(files),
            } if _texts(katas, katas.values(), files) and all(map(OURS.fullmatch, files)):
                filled = tuple(map(_filled, [*targets, *incomplete]))
                return cls(version, katas, filled, tuple(files), whole)
            case {"version": int(number), "whole": _} if number > VERSION:
                raise ValueError("it is a pack of a newer version of katas")
        raise ValueError("its pack.json is not as we write it")


def _texts(*several: Iterable[object]) -> bool:
    """Whether all of them are texts."""
    return all(isinstance(one, str) for some in several for one in some)


def _filled(data: object) -> Filled:
    match data:
        case {
            "platform": str(platform),
            "machine": str(machine),
            "python": str(python),
            "wheels": list(wheels),
            "missing": list(missing),
        } if _texts(wheels, missing):
            return Filled(platform, machine, python, tuple(wheels), tuple(missing))
    raise ValueError("its pack.json is not as we write it")


def read_pack(folder: Path) -> Pack | None:
    """What a folder says is in it, whole or not; None where there is no marker.

    Raises ValueError for a marker that can't be read.
    """
    try:
        text = (folder / MARKER).read_text("utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise ValueError(f"its {MARKER} can't be read: {error.strerror}") from None
    return Pack.from_data(json.loads(text))


def is_pack(folder: Path) -> bool:
    """Whether a folder is a pack, and all of it."""
    with suppress(ValueError):
        pack = read_pack(folder)
        return pack is not None and pack.whole and all(map(os.path.isfile, _paths(folder, pack)))
    return False


def pack_files(folder: Path) -> Iterator[tuple[str, Path]]:
    """The files of a pack: the place of each in it, with slashes, and where it is.

    Of whatever else lies in the folder nothing is given; of what is no pack, nothing at all.
    """
    with suppress(ValueError):
        pack = read_pack(folder)
        if pack is not None and pack.whole:
            for name, path in zip(pack.files, _paths(folder, pack), strict=True):
                if path.is_file():
                    yield name, path


def _paths(folder: Path, pack: Pack) -> list[Path]:
    return [folder / name for name in pack.files]


def check_place(folder: Path) -> Pack | None:
    """See that a pack can come into a folder, and give the one that is there already.

    Raises UsageError where something else is.
    """
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"{folder} is a file", advice="name a folder that isn't there yet")
    try:
        pack = read_pack(folder)
        filled = folder.is_dir() and any(folder.iterdir())
    except ValueError as error:
        raise UsageError(
            f"{folder} is no pack that can be brought up to date",
            found=[str(error)],
            advice="name a folder that is empty, or isn't there yet",
        ) from None
    except OSError as error:
        raise UsageError(f"{folder} can't be read: {error.strerror}") from None
    if pack is None and filled:
        raise UsageError(
            f"{folder} isn't empty, and no pack of ours",
            advice="name a folder that is empty, or isn't there yet",
        )
    return pack


def lay_down(folder: Path, pack: Pack, files: Mapping[str, Path | bytes]) -> None:
    """Put a pack into a folder: files by their place in it, as they lie elsewhere or as bytes.

    What lies there and isn't ours stays; what was ours and isn't needed any more goes.

    Raises UsageError where something else is, or it can't be written.
    """
    before = check_place(folder)
    old = before.files if before else ()
    _see_that_nothing_is_in_the_way(folder, [name for name in files if name not in old])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        everything = tuple(dict.fromkeys([*old, *files]))
        _mark(folder, Pack(pack.version, pack.katas, pack.filled, everything, whole=False))
        for name, source in files.items():
            _put(folder / name, source)
        for name in old:
            if name not in files:
                (folder / name).unlink(missing_ok=True)
        _mark(folder, Pack(pack.version, pack.katas, pack.filled, tuple(files)))
    except OSError as error:
        raise UsageError(
            f"{folder} can't be written: {error.strerror}",
            advice="what is there is no pack until `kata dojo pack` has come to its end",
        ) from None


def _see_that_nothing_is_in_the_way(folder: Path, names: Sequence[str]) -> None:
    """See that nobody else's file is where one of ours is to be.

    Raises UsageError.
    """
    taken = [name for name in names if (folder / name).exists() or (folder / name).is_symlink()]
    rooms = [room for room in ("wheels", "briefs") if (folder / room).is_symlink()]
    if taken or rooms:
        raise UsageError(
            f"{folder} has something of yours where the pack is to be",
            found=[*taken[:3], *rooms],
            advice="move it away, or name another folder",
        )


def _put(place: Path, source: Path | bytes) -> None:
    """Write a file in one go."""
    place.parent.mkdir(exist_ok=True)
    half = place.with_name(place.name + HALF)
    try:
        if isinstance(source, bytes):
            half.write_bytes(source)
        else:
            shutil.copyfile(source, half)
        half.replace(place)
    except BaseException:
        half.unlink(missing_ok=True)
        raise


def _mark(folder: Path, pack: Pack) -> None:
    text = json.dumps(pack.as_data(), ensure_ascii=False, indent=1) + "\n"
    _put(folder / MARKER, text.encode())
