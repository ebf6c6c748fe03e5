"""The near misses of a family: solutions with one known mistake, read from their index."""

from collections.abc import Mapping
from pathlib import Path

from katas.catalog import Shelf
from katas.catalog.table import Table
from katas.errors import SpecError
from katas.model import Roll, parse_roll
from katas.records import dataclass, field

INDEX = "near_misses.toml"


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A solution of the kata with the id `kata`, but for one mistake.

    `name` says in a few words which, and is what it is known by; `names` are the same in other
    languages.
    `categories` are those that it gets wrong, None of a family without any; `breaks` are the
    rulebooks that they are wrong by. Where it is about a whole game, `parts` are those it gets
    wrong. `says` is what a teacher would say, by language; `clearest` the roll that shows it,
    None in a game. An `impurity` is what is wrong where all scores are right.
    """

    name: str
    file: Path
    kata: str
    categories: tuple[str | None, ...]
    breaks: tuple[str, ...]
    says: Mapping[str, str]
    clearest: Roll | None = None
    parts: tuple[str, ...] = ()
    impurity: str = ""
    names: Mapping[str, str] = field(default_factory=dict)

    def named(self, language: str) -> str:
        """What is wrong, in a few words of a language, else in English."""
        return self.names.get(language) or self.name

    def sentence(self, language: str) -> str:
        """What a teacher would say, in a language, else in English."""
        return self.says.get(language) or self.says["en"]


def near_misses(shelf: Shelf, family: str) -> list[NearMiss]:
    """Read those of a family, from all boards.

    Raises SpecError for one that is described wrongly, or whose file isn't there.
    """
    found = []
    for board in shelf.boards:
        index = board.solutions / family / "near_misses" / INDEX
        if index.is_file():
            table = Table.read(index)
            found += [_near_miss(entry, index.parent) for entry in table.tables("near_misses")]
    return found


def _near_miss(table: Table, folder: Path) -> NearMiss:
    file = folder / table.get("file", str)
    if not file.is_file():
        raise SpecError(f"{table.where} names a near miss that isn't there: {file}")
    says = table.mapping("says")
    if "en" not in says:
        raise table.wrong("'says.en' is missing")
    parts = table.texts("parts", [])
    return NearMiss(
        name=table.get("name", str),
        file=file,
        kata=table.get("kata", str),
        categories=() if parts else table.texts("categories", []) or (None,),
        breaks=table.texts("breaks"),
        says=says,
        clearest=parse_roll(table.get("clearest", str)) if "clearest" in table.keys else None,
        parts=parts,
        impurity=table.get("impurity", str, ""),
        names=table.mapping("names"),
    )
