"""What a pack is for: platforms by the names that people have for them, and the Pythons there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.tags import Tag, compatible_tags, cpython_tags, mac_platforms

from katas.catalog.table import Table
from katas.dojo.packing.stick.begin import machine
from katas.errors import UsageError, nearest

FILE = Path(__file__).with_name("targets.toml")

PYTHON = "Programming Language :: Python :: 3."
"""So a classifier begins that names a Python."""


@dataclass(frozen=True, slots=True)
class Platform:
    """A system on a processor. `tags` are pip's names for it, the newest first.

    `machine` is what a Python says that it runs on there; `markers` are its answers to whoever
    requires something on some systems only.
    """

    name: str
    title: str
    machine: str
    tags: tuple[str, ...]
    markers: Mapping[str, str]


@dataclass(frozen=True)
class Target:
    """A Python on a platform, `3.12` on `windows`: what a wheel is chosen for."""

    platform: Platform
    python: str

    def __str__(self) -> str:
        return f"{self.platform.name} {self.python}"

    @property
    def abi(self) -> str:
        """What a wheel calls this Python."""
        return f"cp{self.python.replace('.', '')}"

    @cached_property
    def tags(self) -> frozenset[Tag]:
        """What a wheel may say that it is for, to run here."""
        major, minor = map(int, self.python.split("."))
        names = [name for tag in self.platform.tags for name in _older(tag)]
        return frozenset(
            [
                *cpython_tags((major, minor), [self.abi], names),
                *compatible_tags((major, minor), self.abi, names),
            ]
        )

    def wants(self, requirement: Requirement, extra: str = "") -> bool:
        """Whether something is required here, and not on other systems or Pythons only.

        Which 3.12 it is nobody knows, so what the first or a late one wants is wanted.
        """
        marker = requirement.marker
        return marker is None or any(
            marker.evaluate({**self._markers(micro), "extra": extra}) for micro in (0, 99)
        )

    def _markers(self, micro: int) -> dict[str, str]:
        return {
            **self.platform.markers,
            "python_version": self.python,
            "python_full_version": f"{self.python}.{micro}",
            "implementation_version": f"{self.python}.{micro}",
            "implementation_name": "cpython",
            "platform_python_implementation": "CPython",
            "platform_release": "",
            "platform_version": "",
        }


def _older(tag: str) -> Iterator[str]:
    """The platform of a tag, and the older ones whose wheels it runs."""
    match tag.split("_", 3):
        case ["macosx", major, minor, processor]:
            yield from mac_platforms((int(major), int(minor)), processor)
        case _:
            yield tag


def platforms() -> dict[str, Platform]:
    """The platforms that a pack can be for, by their names."""
    return {
        name: Platform(
            name,
            table.get("title", str),
            table.get("machine", str),
            table.texts("tags"),
            table.mapping("markers"),
        )
        for name, table in Table.read(FILE).named("platforms").items()
    }


def pythons() -> list[str]:
    """The Pythons that katas is for, by what it says of itself, the oldest first.

    Raises UsageError where it isn't installed.
    """
    try:
        said = metadata("katas").get_all("Classifier") or []
    except PackageNotFoundError:
        raise UsageError(
            "katas isn't installed here, and so can't be packed",
            advice="install it: python -m pip install -e . in a checkout",
        ) from None
    minors = [line.removeprefix(PYTHON) for line in said if line.startswith(PYTHON)]
    return [f"3.{minor}" for minor in sorted(map(int, filter(str.isdecimal, minors)))]


def choose(names: Sequence[str], versions: Sequence[str]) -> list[Target]:
    """Make targets of what was asked for: every Python on every platform, each once.

    Without names it is this machine's platform; without versions, every Python that katas is for.
    The newest comes first: what is chosen for it does for others too, and not the other way round,
    for there are releases that don't run on an old one, and old releases that don't run on it.

    Raises UsageError for what isn't known.
    """
    known, supported = platforms(), pythons()
    for name in names:
        if name not in known:
            raise UsageError(
                f"there is no platform {name!r} to pack for", found=[nearest(name, known)]
            )
    for version in versions:
        if version not in supported:
            raise UsageError(
                f"katas doesn't run on Python {version!r}",
                found=[f"it is for {', '.join(supported)}"],
            )
    return [
        Target(known[name], version)
        for name in dict.fromkeys(names or [this_platform(known)])
        for version in reversed(supported)
        if version in (versions or supported)
    ]


def this_platform(known: Mapping[str, Platform]) -> str:
    """Find the name of this machine's own platform.

    Raises UsageError where it has none.
    """
    here = machine()
    for name, platform in known.items():
        if platform.machine == here:
            return name
    raise UsageError(
        f"this machine is none that a pack can be for by itself ({here})",
        found=[f"there are: {', '.join(known)}"],
        advice="say for which: --platform NAME",
    )
