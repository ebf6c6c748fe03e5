"""What came of a proof, as data: for each category its rolls, its differences, its purity."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from katas.model import Outcome, Roll
from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Difference:
    """A roll on which something else came than is expected.

    `expected` has the score, or those of all readings of an open question; none where a roll is
    to be refused.
    """

    roll: Roll
    expected: tuple[int, ...]
    came: Outcome


@dataclass(frozen=True, slots=True)
class Clash:
    """Two rolls that don't go together: the same dice answered otherwise, or readings mixed."""

    first: Roll
    first_came: Outcome
    second: Roll
    second_came: Outcome


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """How the open question about a category is answered.

    `followed` are the readings that all answers keep to, `announced` the one that was written
    down; `to_discuss` counts the answers that fit none; `mixed` are two that keep to none together.
    """

    name: str
    followed: tuple[str, ...]
    announced: str = ""
    to_discuss: int = 0
    discussed: Difference | None = None
    mixed: Clash | None = None


@dataclass(frozen=True, slots=True)
class Purity:
    """What a solution does beside its answers.

    `order`: the same dice, lying otherwise, are answered otherwise. `changed` counts the lists
    that came back changed; `left` is the first, as it went and as it came. `again`: asked once
    more, and `shared`: asked on an object that has answered before, it answers otherwise.
    """

    order: Clash | None = None
    changed: int = 0
    left: tuple[Roll, tuple[object, ...]] | None = None
    again: Clash | None = None
    shared: Clash | None = None


@dataclass(frozen=True, slots=True)
class CategoryProof:
    """One category on every roll there is.

    `asked` counts the rolls, `not_run` those that a call which had to be stopped kept from being
    asked; `wrong` those answered otherwise than by the rules. `cells` has what
    came for each roll of the domain, `expected` what should have; `odd` the outcomes that are no
    scores, by the roll's number. `refusals` counts the rolls of wrong numbers of dice that
    were asked, `not_refused` those that were not refused, `unrefused` is the first.
    """

    category: str | None
    asked: int
    wrong: int
    cells: Sequence[int]
    expected: Sequence[int]
    odd: Mapping[int, Outcome]
    dice: tuple[int, ...]
    clearest: Difference | None = None
    smallest: Difference | None = None
    question: OpenQuestion | None = None
    purity: Purity = Purity()
    refusals: int = 0
    not_refused: int = 0
    unrefused: Difference | None = None
    not_run: int = 0

    @property
    def passed(self) -> bool:
        """Whether everything is as it should be; a changed list is told, and fails nobody."""
        pure = self.purity
        mixed = self.question is not None and self.question.mixed is not None
        clashes = pure.order or pure.again or pure.shared
        return not (self.wrong or self.not_run or self.not_refused or mixed or clashes)


@dataclass(frozen=True, slots=True)
class Proof:
    """Every roll there is, in every category that is there.

    `missing` are the categories that aren't there yet, `dice` the numbers of dice of a roll.
    """

    categories: Mapping[str | None, CategoryProof]
    missing: tuple[str | None, ...]
    dice: tuple[int, ...]

    @property
    def passed(self) -> bool:
        """Whether every category is there, and as it should be."""
        return not self.missing and all(item.passed for item in self.categories.values())

    @property
    def asked(self) -> int:
        """How many rolls were asked, in all categories together."""
        return sum(item.asked for item in self.categories.values())

    @property
    def not_run(self) -> int:
        """How many were not asked, because a call had to be stopped or no time was left."""
        return sum(item.not_run for item in self.categories.values())

    @property
    def wrong(self) -> int:
        """How many of them were answered otherwise than by the rules."""
        return sum(item.wrong for item in self.categories.values())
