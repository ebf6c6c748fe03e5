"""How solutions are spelt: the words a family is looked for by, as data."""

from collections.abc import Mapping
from functools import cache, cached_property

from katas.catalog.table import Table
from katas.errors import UsageError
from katas.model import Roll, parse_roll
from katas.records import dataclass, field


@cache
def fold(name: str) -> str:
    """Make spellings comparable: `smallStraight`, `small_straight`, `Small Straight` are one."""
    return (name if name.isalnum() else "".join(filter(str.isalnum, name))).casefold()


@dataclass(frozen=True, slots=True)
class Words:
    """The spellings of one thing, the documents' own first; `probes` are rolls to try it on.

    `affixes` may stand before or after a category's name, `core` are the words that make a
    longer name this operation's. `face` is the one that a category of the upper section adds,
    `alike` how many equal dice one asks for. `loosely` are names that may stand for it where
    nothing else does.
    """

    spellings: tuple[str, ...]
    probes: tuple[Roll, ...]
    affixes: tuple[str, ...] = ()
    core: tuple[str, ...] = ()
    face: int = 0
    alike: int = 0
    loosely: tuple[str, ...] = ()

    @property
    def probe(self) -> Roll:
        """The first roll to try it on: it scores there by all rules."""
        return self.probes[0]


@dataclass(frozen=True)
class Vocabulary:
    """A family's operations and categories and how people spell them.

    `game` are the names of each part of the contract `Game`, the contract's own first.
    `stand_ins` are modules that a solution may import for its tests and that may be missing,
    each with the names that a star import takes from it.
    """

    operations: Mapping[str, Words]
    categories: Mapping[str, Words]
    stand_ins: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    game: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def category(self, spelling: str) -> str | None:
        """Give the category that is spelt so, or None."""
        return self._by_spelling.get(fold(spelling))

    @cached_property
    def _by_spelling(self) -> dict[str, str]:
        return {
            fold(spelling): category
            for category, words in self.categories.items()
            for spelling in words.spellings
        }


def read_vocabulary(table: Table) -> Vocabulary:
    """Read the vocabulary from a family.toml.

    Raises SpecError for a missing key or a wrong type.
    """
    stand_ins, game = table.below("stand_ins"), table.below("game")
    return Vocabulary(
        operations={
            name: Words(
                entry.texts("names"),
                _probes(entry, ""),
                entry.texts("affixes", []),
                entry.texts("core", []),
            )
            for name, entry in table.named("operations").items()
        },
        categories={
            name: Words(
                entry.texts("spellings"),
                _probes(entry),
                face=entry.get("face", int, 0),
                alike=entry.get("alike", int, 0),
                loosely=entry.texts("loosely", []),
            )
            for name, entry in table.named("categories").items()
        },
        stand_ins={name: stand_ins.texts(name) for name in stand_ins.keys},
        game={name: game.texts(name) for name in game.keys},
    )


def _probes(entry: Table, default: str | None = None) -> tuple[Roll, ...]:
    texts = [entry.get("probe", str, default), *entry.texts("also", [])]
    try:
        return tuple(map(parse_roll, texts))
    except UsageError as error:
        raise entry.wrong(error.problem, advice=error.advice) from None
