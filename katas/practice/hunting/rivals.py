"""Other documents' rules, where they are a mistake by a kata's own: the old argument."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from katas.catalog.table import said_in
from katas.model import Roll
from katas.proof import NearMiss, Vectors
from katas.proof.domain import domain_of
from katas.spec import Specification
from katas.spec.told import joined

WORDS = Path(__file__).parent / "words.toml"


@dataclass(frozen=True)
class Rival:
    """One category as `rulebooks` score it, which agree there; `rule` is what they say, if known.

    To whoever hunts it is as a near miss is.
    """

    category: str | None
    rulebooks: tuple[str, ...]
    rule: str = ""

    parts: ClassVar[tuple[str, ...]] = ()
    impurity: ClassVar[str] = ""
    clearest: ClassVar[Roll | None] = None

    @property
    def name(self) -> str:
        """What it is known by."""
        return f"{self.category or 'score'} {self.named('en')}"

    @property
    def categories(self) -> tuple[str | None, ...]:
        """What is wrong in it."""
        return (self.category,)

    def named(self, language: str) -> str:
        """Whose rules they are, in a language."""
        says = said_in(language, WORDS)
        return str(says["rival"]).format(names=joined(self.rulebooks, says["and"]))

    def sentence(self, language: str) -> str:
        """What they say."""
        says = said_in(language, WORDS)
        names = joined(self.rulebooks, says["and"])
        key = "rival-says" if self.rule else "rival-has"
        return str(says[key]).format(names=names, rule=self.rule)


Mistake = NearMiss | Rival
"""What is hunted."""


def rivals(
    spec: Specification, vectors: Vectors, dice: Mapping[str | None, Sequence[int]]
) -> Iterator[Rival]:
    """The other rulebooks of a family, category by category; those that agree are one."""
    others = [book for name, book in spec.rulebooks.items() if name != spec.rulebook.name]
    for category, many in dice.items():
        groups: dict[object, list[str]] = {}
        for book in others:
            if category in book.categories and set(many) & set(book.dice):
                cells = tuple(
                    tuple(vectors.rules(book, category, domain_of((count,))))
                    for count in many
                    if count in book.dice
                )
                groups.setdefault(cells, []).append(book.name)
        for names in groups.values():
            yield Rival(category, tuple(names), _rule(spec, names, category))


def _rule(spec: Specification, names: Sequence[str], category: str | None) -> str:
    """What the first of them that speaks the kata's language says."""
    for name in names:
        book = spec.rulebooks[name]
        if book.language == spec.rulebook.language:
            roll = tuple(range(1, max(book.dice) + 1))
            return book.explain(roll, category).rule
    return ""
