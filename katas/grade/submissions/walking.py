"""Goes through what was named, down to where the submissions lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from tempfile import mkdtemp

from katas.errors import UsageError
from katas.grade.submissions.archives import extract, is_archive, stem_of
from katas.grade.submissions.content import Content, Part
from katas.grade.submissions.names import Pattern, fitting
from katas.grade.submissions.notes import About, Refused
from katas.grade.submissions.shapes import Item, Listing, Shape, only_folder, shape_of
from katas.grade.submissions.students import by_student

CLASS = 3
"""So many folders with code in each look like a class."""

SHOWN = 2
"""So many names are told where a pattern fits none."""


@dataclass(frozen=True, slots=True)
class Found:
    """A submission that has no id yet."""

    owner: str
    name: str
    content: Content


@dataclass(frozen=True, slots=True)
class Place:
    """A folder that is gone through; `item` is what it was named as, `above` its path below that.

    `refused` is what was left out of the archive that it was, by path in the folder.
    """

    folder: Path
    item: Item
    above: str = ""
    refused: tuple[Refused, ...] = ()

    def below(self, name: str) -> Place:
        """A folder in it; that of an archive is still called as the archive is."""
        item = self.item if self.item.is_archive else Item(name, is_folder=True)
        return Place(self.folder / name, item, f"{self.above}{name}/", _below(self.refused, name))


@dataclass
class Walk:
    """Goes through paths. What it comes by that is in no submission is `refused`.

    `own` is a teacher's pattern, `fits` says whether it has fitted anything, `seen` are some
    names that there were. `several` paths are each a submission if they can be.
    """

    own: Pattern | None
    workspace: Path
    several: bool = False
    refused: list[Refused] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    fits: bool = False

    def through(self, paths: Iterable[Path]) -> Iterator[Found]:
        """The submissions at some paths; files that were named one by one come last."""
        files: dict[Path, list[Item]] = {}
        for path in paths:
            if path.is_dir():
                yield from self._folder(Place(path, Item(path.name, is_folder=True)))
            elif is_archive(path.name):
                folder = Path(mkdtemp(prefix="opened-", dir=self.workspace))
                yield from self._folder(
                    Place(folder, Item(path.name), refused=extract(path, folder))
                )
            else:
                files.setdefault(path.parent, []).append(Item(path.name))
        for folder, items in files.items():
            yield from self._files(Listing(folder, items))

    def _folder(self, place: Place) -> Iterator[Found]:
        listing = Listing.of(place.folder)
        shape, pattern = shape_of(listing, self.own)
        holds_some = any(item.is_folder or item.is_archive for item in listing.items)
        if shape is Shape.ONE or (shape is Shape.EACH and self.several and not holds_some):
            yield self._one(place, listing)
            return
        self._leave(place, listing)
        only = only_folder(listing)
        if pattern:
            yield from self._by_name(listing, pattern, place)
        elif only and self._is_more(place.below(only)):
            yield from self._folder(place.below(only))
        else:
            yield from self._each(listing, place)

    def _one(self, place: Place, listing: Listing) -> Found:
        """A folder that is one submission, be it that it looks like a class beside a loose file."""
        item = place.item
        inner = [each.name for each in listing.items if each.is_folder and _has_code(place, each)]
        if len(inner) >= CLASS and any(each.is_code for each in listing.items):
            self.refused += [Refused(f"{place.above}{name}", About.SWALLOWED) for name in inner]
        self._try_own([*listing.items, item])
        pattern = self.own or fitting([(item.name, item.is_folder)])
        hand_in = pattern.read(item.name, is_folder=item.is_folder) if pattern else None
        owner = hand_in.student if hand_in else _owner(item)
        part = Part(str(place.folder), "", "")
        return Found(owner, place.above.rstrip("/") or item.name, Content((part,), place.refused))

    def _is_more(self, place: Place) -> bool:
        """Whether the only folder that there is has a class in it, or is all of an archive."""
        try:
            listing = Listing.of(place.folder)
        except UsageError:
            return False
        shape, _ = shape_of(listing, self.own)
        if shape is Shape.EACH:
            return any(item.is_folder or item.is_archive for item in listing.items)
        return shape is Shape.BY_NAME or place.item.is_archive

    def _files(self, listing: Listing) -> Iterator[Found]:
        """Files that were named one by one: each for itself, but for those of one student."""
        place = Place(listing.folder, Item(listing.folder.name, is_folder=True))
        pattern = self.own or fitting((item.name, item.is_folder) for item in listing.items)
        if pattern:
            yield from self._by_name(listing, pattern, place)
        else:
            yield from self._each(listing, place)

    def _by_name(self, listing: Listing, pattern: Pattern, place: Place) -> Iterator[Found]:
        """One submission for each student."""
        self._try_own(listing.items)
        root = str(listing.folder)
        sorted_out = by_student(listing.items, pattern)
        for student in sorted_out.students:
            parts = tuple(Part(root, name, home) for name, home in student.items.items())
            refused = [item for name in student.items for item in _below(place.refused, name)]
            refused += [Refused(name, About.OLDER) for name in student.older]
            name = next(iter(student.items), student.name)
            yield Found(student.name, place.above + name, Content(parts, tuple(refused)))
        for item in sorted_out.strangers:
            self.refused.append(Refused(f"{place.above}{item.name}", About.NAMELESS))
            yield self._found(item, listing, place)
        self.refused += [Refused(f"{place.above}{name}", About.LOOSE) for name in sorted_out.loose]

    def _each(self, listing: Listing, place: Place) -> Iterator[Found]:
        """One submission in each folder and archive, and each file that is a solution."""
        self._try_own(listing.items)
        for item in listing.items:
            if item.is_folder or item.is_archive or item.is_code:
                yield self._found(item, listing, place)
            else:
                self.refused.append(Refused(f"{place.above}{item.name}", About.LOOSE))

    def _found(self, item: Item, listing: Listing, place: Place) -> Found:
        """Something in a folder that is a submission, and whose is what it is called."""
        part = Part(str(listing.folder), item.name, item.name)
        content = Content((part,), _below(place.refused, item.name))
        return Found(_owner(item), place.above + item.name, content)

    def _leave(self, place: Place, listing: Listing) -> None:
        """Keep what was left out in a folder of many, and is in none of what is there."""
        names = {item.name for item in listing.items}
        self.refused += [Refused(f"{place.above}{name}", About.LINK) for name in listing.links]
        self.refused += [item for item in place.refused if item.path.split("/")[0] not in names]

    def _try_own(self, items: Sequence[Item]) -> None:
        """Remember whether a teacher's pattern fits any of these, and some of their names."""
        if self.own:
            read = self.own.read
            self.fits |= any(read(item.name, is_folder=item.is_folder) for item in items)
        self.seen += islice((item.name for item in items), max(0, SHOWN - len(self.seen)))


def _has_code(place: Place, item: Item) -> bool:
    """Whether code lies directly in a folder."""
    try:
        return any(each.is_code for each in Listing.of(place.folder / item.name).items)
    except UsageError:
        return False


def _owner(item: Item) -> str:
    """Whose something is by its name alone."""
    return item.name if item.is_folder else stem_of(item.name)


def _below(refused: Iterable[Refused], name: str) -> tuple[Refused, ...]:
    """What was left out below a folder, by its path there."""
    start = f"{name}/"
    return tuple(
        Refused(item.path.removeprefix(start), item.about)
        for item in refused
        if item.path.startswith(start)
    )
