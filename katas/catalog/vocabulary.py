"""How solutions are spelt: the words a family is looked for by, as data."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from katas.catalog.table import Table
from katas.errors import UsageError
from katas.model import Roll, parse_roll


def fold(name: str) -> str:
    """Make spellings comparable: `smallStraight`, `small_straight`, `Small Straight` are one."""
    return re.sub(r"[\W_]+", "", name).casefold()


@dataclass(frozen=True, slots=True)
class Words:
    """The spellings of one thing, the documents' own first; `probe` is a roll to try it on."""

    spellings: tuple[str, ...]
    probe: Roll
    affixes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """A family's operations and categories and how people spell them."""

    operations: Mapping[str, Words]
    categories: Mapping[str, Words]

    def category(self, spelling: str) -> str | None:
        """Give the category that is spelt so, or None."""
        folded = fold(spelling)
        for category, words in self.categories.items():
            if folded in map(fold, words.spellings):
                return category
        return None


def read_vocabulary(table: Table) -> Vocabulary:
    """Read the vocabulary from a family.toml.

    Raises SpecError for a missing key or a wrong type.
    """
    return Vocabulary(
        operations={
            name: Words(
                entry.texts("names"),
                _probe(entry, ""),
                entry.texts("affixes", []),
            )
            for name, entry in table.named("operations").items()
        },
        categories={
            name: Words(entry.texts("spellings"), _probe(entry))
            for name, entry in table.named("categories").items()
        },
    )


def _probe(entry: Table, default: str | None = None) -> Roll:
    text = entry.get("probe", str, default)
    try:
        return parse_roll(text)
    except UsageError as error:
        raise entry.wrong(error.problem, advice=error.advice) from None
