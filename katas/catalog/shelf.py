"""The shelf: all katas there are, ours and those of packs, and where their files lie."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from katas.catalog.installed import may_have_packs
from katas.catalog.kata import Kata, read_kata
from katas.catalog.shipped import PACKAGE
from katas.catalog.table import Table, shipped_tables
from katas.catalog.vocabulary import Vocabulary, read_vocabulary
from katas.errors import SpecError, UsageError, nearest
from katas.records import dataclass

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


MANIFEST = "kata.toml"

GROUP = "katas.packs"
"""The entry points of packs that are installed."""


@dataclass(frozen=True, slots=True)
class Board:
    """One board of the shelf: three folders side by side, each kata under the same path in all."""

    katas: Path
    features: Path
    solutions: Path

    @classmethod
    def ours(cls) -> Board:
        """The katas that come with the package: from a wheel, or from a checkout around it."""
        shipped = PACKAGE / "shelf"
        root = shipped if shipped.is_dir() else PACKAGE.parent
        return cls(PACKAGE, root / "features", root / "solutions")

    @classmethod
    def of_pack(cls, folder: Path) -> Board:
        """A pack: a folder with `katas` and `features` in it.

        Raises UsageError if it isn't one.
        """
        board = cls(folder / "katas", folder / "features", folder / "solutions")
        if not board.katas.is_dir():
            raise UsageError(
                f"{folder} is no pack of katas",
                found=["it has no folder 'katas'"],
                advice="a pack has katas/FAMILY/KATA/kata.toml and features/FAMILY/KATA/*.feature",
            )
        return board

    def rulebooks(self, family: str) -> list[Path]:
        """The rulebooks of a family."""
        folder = self.katas / family / "rulebooks"
        if not folder.is_dir():
            return []
        return sorted(path for path in folder.iterdir() if path.suffix == ".toml")

    def read(self, manifest: Path) -> Kata:
        """Read one of its katas."""
        return read_kata(manifest, self.katas, self.features, self.solutions)

    def manifests(self) -> list[Path]:
        """The files that describe its katas."""
        known = shipped_tables() if self.katas == PACKAGE else {}
        found = (
            [Path(path) for path in known if path.endswith(MANIFEST)]
            if known
            else self.katas.rglob(MANIFEST)
        )
        return sorted(found)


class Shelf:
    """Every kata by its id, every family by its name.

    Raises SpecError for a pack that is broken.
    """

    def __init__(self, boards: Sequence[Board]) -> None:
        self.boards = tuple(boards)
        if len(boards) > 1:
            _ = self.katas  # a pack may be broken, and that is told at once

    @cached_property
    def katas(self) -> dict[str, Kata]:
        """Every kata by its id, those of our own board first."""
        katas: dict[str, Kata] = {}
        for board in self.boards:
            for manifest in board.manifests():
                kata = board.read(manifest)
                if other := katas.get(kata.id):
                    raise SpecError(
                        f"two katas are called {kata.id}",
                        found=[str(other.folder), str(kata.folder)],
                    )
                katas[kata.id] = kata
        return katas

    def find(self, name: str) -> Kata:
        """Give a kata by its id.

        Raises UsageError with the nearest names, or with the choice where `name` is a family.
        """
        if known := self._alone(name):
            return known
        if name in self.katas:
            return self.katas[name]
        relatives = [kata for kata in self.katas.values() if kata.family == name]
        if relatives:
            raise UsageError(
                f"{name} is a family of {len(relatives)} katas: which one?",
                found=[f"{kata.id:<20} {kata.document_title}" for kata in relatives],
                advice="take one of these ids",
            )
        raise UsageError(
            f"there is no kata {name!r}",
            found=[nearest(name, self.katas)],
            advice="`kata` lists the shelf",
        )

    def _alone(self, name: str) -> Kata | None:
        """A kata by its id, without reading the others: where there are ours only, as shipped."""
        ours, *packs = self.boards
        if packs or ours.katas != PACKAGE or "katas" in vars(self):
            return None
        for path, table in shipped_tables().items():
            if path.endswith(MANIFEST) and table.get("id") == name:
                return ours.read(Path(path))
        return None

    def is_ours(self, family: str) -> bool:
        """Whether a family is the package's own, and no pack has a say in it."""
        ours, *packs = self.boards
        return ours.katas == PACKAGE and not any((pack.katas / family).is_dir() for pack in packs)

    def vocabulary(self, family: str) -> Vocabulary:
        """How solutions of a family are spelt."""
        return read_vocabulary(Table.read(self._family(family) / "family.toml"))

    def rulebooks(self, family: str) -> dict[str, Path]:
        """All rulebooks of a family on any board, by name."""
        return {path.stem: path for board in self.boards for path in board.rulebooks(family)}

    def code(self, family: str, module: str = "") -> ModuleType:
        """Import a family's package, or a module of it: its rulebooks' code, its steps."""
        folder = self._family(family)
        if folder.parent == PACKAGE:
            package = f"katas.{family}"
        else:
            from zlib import crc32  # noqa: PLC0415  # ours have names of their own

            package = f"katas_pack_{family}_{crc32(bytes(folder)):08x}"
            _import_from(folder, package)
        return importlib.import_module(f"{package}.{module}" if module else package)

    def _family(self, family: str) -> Path:
        for board in self.boards:
            if (board.katas / family / "family.toml").is_file():
                return board.katas / family
        raise SpecError(f"no board has katas/{family}/family.toml")


def open_shelf(packs: Iterable[Path] = ()) -> Shelf:
    """Read the shelf: ours, installed packs (entry point group `katas.packs`), and folders.

    Raises UsageError for a folder that is no pack, SpecError for a pack that is broken.
    """
    folders = dict.fromkeys(path.resolve() for path in [*_installed(), *packs])
    return Shelf([Board.ours(), *map(Board.of_pack, folders)])


def _installed() -> Iterator[Path]:
    """The packs that are installed."""
    if may_have_packs(GROUP):
        from importlib.metadata import entry_points  # noqa: PLC0415  # slow, and seldom needed

        for point in entry_points(group=GROUP):
            yield _pack_of(point)


def _pack_of(point: EntryPoint) -> Path:
    """An entry point names a package whose folder is the pack."""
    try:
        (folder,) = point.load().__path__
    except (ImportError, AttributeError, ValueError) as error:
        raise SpecError(
            f"the installed pack {point.name!r} is no package: {point.value} ({error})"
        ) from None
    return Path(folder)


def _import_from(folder: Path, name: str) -> None:
    """Import a pack's family package from its folder, under a name that can't clash."""
    if name in sys.modules:
        return
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    if spec is None or spec.loader is None or not (folder / "__init__.py").is_file():
        raise SpecError(f"{folder} has no __init__.py with the family's code")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
