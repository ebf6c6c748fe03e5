"""Wheels as files: what each is, for whom it is, and what it requires."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from email import message_from_bytes
from pathlib import Path
from zipfile import BadZipFile, ZipFile

from packaging.requirements import InvalidRequirement, Requirement
from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.tags import Tag
from packaging.utils import InvalidWheelFilename, canonicalize_name, parse_wheel_filename
from packaging.version import Version

from katas.dojo.packing.targets import Target
from katas.errors import UsageError


@dataclass(frozen=True, slots=True)
class Wheel:
    """A wheel of so many bytes. `pythons` are those that it is for, whatever its `tags` say."""

    path: Path
    size: int
    name: str
    version: Version
    build: tuple[int, str] | tuple[()]
    tags: frozenset[Tag]
    pythons: SpecifierSet
    requires: tuple[Requirement, ...]

    def fits(self, target: Target) -> bool:
        """Whether it can be installed there."""
        return not self.tags.isdisjoint(target.tags) and self.pythons.contains(f"{target.python}.0")


def read_wheel(path: Path) -> Wheel:
    """Read what a wheel says of itself, in its name and within.

    Raises UsageError if it isn't one.
    """
    try:
        name, version, build, tags = parse_wheel_filename(path.name)
        with ZipFile(path) as file:
            (inner,) = (
                known
                for known in file.namelist()
                if known.endswith(".dist-info/METADATA") and known.count("/") == 1
            )
            said = message_from_bytes(file.read(inner))
        return Wheel(
            path,
            path.stat().st_size,
            name,
            version,
            build,
            tags,
            SpecifierSet(said.get("Requires-Python", "")),
            tuple(map(Requirement, said.get_all("Requires-Dist", []))),
        )
    except (
        InvalidRequirement,
        InvalidSpecifier,
        InvalidWheelFilename,
        BadZipFile,
        ValueError,
        OSError,
    ) as error:
        raise UsageError(f"{path.name} is no wheel that can be read", found=[str(error)]) from None


class Stock:
    """The wheels that are there already, for whichever target they came."""

    def __init__(self, wheels: Iterable[Wheel]) -> None:
        self._wheels: dict[str, list[Wheel]] = {}
        for wheel in wheels:
            self.add(wheel)

    def add(self, wheel: Wheel) -> None:
        """Put one more there."""
        self._wheels.setdefault(wheel.name, []).append(wheel)

    def has(self, path: Path) -> bool:
        """Whether a file is there by its name."""
        return any(path.name == wheel.path.name for all_ in self._wheels.values() for wheel in all_)

    def best(self, wanted: Requirement, target: Target) -> Wheel | None:
        """The newest that is as wanted and fits; None where there is none."""
        fitting = [
            wheel
            for wheel in self._wheels.get(canonicalize_name(wanted.name), [])
            if wheel.fits(target) and wanted.specifier.contains(wheel.version, prereleases=True)
        ]
        return max(fitting, key=lambda wheel: (wheel.version, wheel.build), default=None)
