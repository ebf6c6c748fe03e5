"""The shelf: all katas there are, ours and those of packs, and where their files lie."""

import importlib
import importlib.util
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from zlib import crc32

from katas.catalog.kata import Kata, read_kata
from katas.catalog.table import Table
from katas.catalog.vocabulary import Vocabulary, read_vocabulary
from katas.errors import SpecError, UsageError, nearest

PACKAGE = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Board:
    """One board of the shelf: three folders side by side, each kata under the same path in all."""

    katas: Path
    features: Path
    solutions: Path

    @classmethod
    def ours(cls) -> "Board":
        """The katas that come with the package: from a wheel, or from a checkout around it."""
        shipped = PACKAGE / "shelf"
        root = shipped if shipped.is_dir() else PACKAGE.parent
        return cls(PACKAGE, root / "features", root / "solutions")

    @classmethod
    def of_pack(cls, folder: Path) -> "Board":
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


class Shelf:
    """Every kata by its id, every family by its name."""

    def __init__(self, boards: Sequence[Board]) -> None:
        self.boards = tuple(boards)
        self.katas: dict[str, Kata] = {}
        for board in self.boards:
            for manifest in sorted(board.katas.rglob("kata.toml")):
                self._put(read_kata(manifest, board.katas, board.features, board.solutions))

    def _put(self, kata: Kata) -> None:
        if other := self.katas.get(kata.id):
            raise SpecError(
                f"two katas are called {kata.id}", found=[str(other.folder), str(kata.folder)]
            )
        self.katas[kata.id] = kata

    def find(self, name: str) -> Kata:
        """Give a kata by its id.

        Raises UsageError with the nearest names, or with the choice where `name` is a family.
        """
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

    def vocabulary(self, family: str) -> Vocabulary:
        """How solutions of a family are spelt."""
        return read_vocabulary(Table.read(self._family(family) / "family.toml"))

    def rulebooks(self, family: str) -> dict[str, Path]:
        """All rulebooks of a family on any board, by name."""
        return {
            path.stem: path
            for board in self.boards
            for path in sorted((board.katas / family / "rulebooks").glob("*.toml"))
        }

    def code(self, family: str, module: str = "") -> ModuleType:
        """Import a family's package, or a module of it: its rulebooks' code, its steps."""
        folder = self._family(family)
        if folder.parent == PACKAGE:
            package = f"katas.{family}"
        else:
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
    installed = [_pack_of(point) for point in entry_points(group="katas.packs")]
    folders = dict.fromkeys(path.resolve() for path in [*installed, *packs])
    return Shelf([Board.ours(), *map(Board.of_pack, folders)])


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
