"""The files that are shipped: what each is made by, and what it is made of."""

import json
import tomllib
from collections.abc import Callable, Iterator
from shutil import rmtree

from katas.catalog import Board, Shelf
from katas.catalog.shipped import FOLDER, MADE_OF, PACKAGE, state
from katas.catalog.table import TABLES
from katas.proof.vectors import Vectors
from katas.proof.vectors import shipped_name as vectors_name
from katas.spec import Recorder, open_specification
from katas.spec.transcripts import packed, shipped_name

Maker = Callable[[Shelf], Iterator[tuple[str, bytes]]]
"""Gives the files of one kind: each its name and its contents."""

ROOMS = ("model", "catalog", "spec", "proof", "shipping")
"""The rooms of the package whose code has a say in what is shipped; each family's has one too."""


def tables(_: Shelf) -> Iterator[tuple[str, bytes]]:
    """All TOML of the package as JSON, which is read many times as fast."""
    paths = sorted(PACKAGE.rglob("*.toml"))
    read = {
        path.relative_to(PACKAGE).as_posix(): tomllib.loads(path.read_text("utf-8"))
        for path in paths
    }
    yield TABLES, json.dumps(read, ensure_ascii=False, separators=(",", ":")).encode()


def transcripts(shelf: Shelf) -> Iterator[tuple[str, bytes]]:
    """The transcript of each kata: to record it takes a parser and the steps."""
    for kata in shelf.katas.values():
        recorder = Recorder(open_specification(shelf, kata))
        yield shipped_name(kata), packed(recorder.transcript())


def vectors(shelf: Shelf) -> Iterator[tuple[str, bytes]]:
    """What rulebooks and near misses give on every roll: each near miss is run for it."""
    for family in dict.fromkeys(kata.family for kata in shelf.katas.values()):
        yield vectors_name(family), Vectors(shelf, family, afresh=True).prepared().as_bytes()


MAKERS: tuple[Maker, ...] = (tables, transcripts, vectors)
"""What is shipped."""


def ship() -> None:
    """Make all of it anew, in the folder that `katas.catalog.shipped` reads."""
    if FOLDER.exists():
        rmtree(FOLDER)
    # Before anything is made: what changes meanwhile is noticed at the next start.
    made_of = [state(name) for name in sources()]
    shelf = Shelf([Board.ours()])
    for make in MAKERS:
        for name, contents in make(shelf):
            path = FOLDER / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(contents)
    MADE_OF.write_text("".join(f"{line}\n" for line in made_of), "utf-8")


def sources() -> list[str]:
    """The files that have a say in what is shipped, by their names below the checkout.

    So do the folders they lie in, whose names end with a slash: another file may come.
    """
    families = [path.parent.name for path in PACKAGE.glob("*/family.toml")]
    files = [path for room in (*ROOMS, *families) for path in (PACKAGE / room).rglob("*.py")]
    features = (PACKAGE.parent / "features").rglob("*.feature")
    near = (PACKAGE.parent / "solutions").glob("*/near_misses/**/*.*")
    read = PACKAGE.rglob("*.toml")  # in whatever room: `tables` ships them all
    found = [*PACKAGE.glob("*.py"), *read, *files, *features, *near]
    names = {path.relative_to(PACKAGE.parent).as_posix() for path in found}
    folders = {f"{name.rpartition('/')[0]}/" for name in names}
    return sorted(names | folders)
