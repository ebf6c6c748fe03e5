"""What may be behind wrong answers: whose rules, which known mistake, which habit."""

from __future__ import annotations

from katas.model import Failure, Outcome, Roll
from katas.proof.diagnosing.alone import Alone
from katas.proof.diagnosing.conditions import Condition
from katas.proof.diagnosing.formulas import Formula
from katas.proof.diagnosing.places import Place
from katas.proof.near_misses import NearMiss
from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of other documents, more than one where no roll tells them apart."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """A known mistake, more than one where no roll tells them apart."""

    near: tuple[NearMiss, ...]


@dataclass(frozen=True, slots=True)
class Reckoned:
    """A way to reckon."""

    formula: Formula


@dataclass(frozen=True, slots=True)
class Overlooked:
    """The rules, with some dice not looked at: `face-6`, `first-die`."""

    which: str


@dataclass(frozen=True, slots=True)
class Part:
    """A part of what the dice are worth, where each face counts for itself."""

    which: str


@dataclass(frozen=True, slots=True)
class Sets:
    """Sets of one face that give alone what they should not, which is all that is wrong."""

    sets: tuple[Alone, ...]


@dataclass(frozen=True, slots=True)
class Places:
    """Places whose dice count too often or not at all, which is all that is wrong."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class PaysAs:
    """What another category pays."""

    category: str


@dataclass(frozen=True, slots=True)
class Off:
    """So many points too many, or too few."""

    points: int


@dataclass(frozen=True, slots=True)
class Times:
    """`many` by `of` times what it should be."""

    many: int
    of: int


@dataclass(frozen=True, slots=True)
class NoAnswer:
    """What is no score at all: a failure, or something of another type."""

    outcome: Outcome

    @property
    def kind(self) -> tuple[object, ...]:
        """What it has in common with others of its kind."""
        if isinstance(self.outcome, Failure):
            return self.outcome.verdict, self.outcome.kind
        return ("answer", self.outcome.kind)


@dataclass(frozen=True, slots=True)
class Unknown:
    """Nothing that we know."""


Cause = (
    Rules
    | Known
    | Reckoned
    | Overlooked
    | Part
    | Sets
    | Places
    | PaysAs
    | Off
    | Times
    | NoAnswer
    | Unknown
)

When = tuple[tuple[Condition, ...], ...]
"""When it shows: any of some conditions, each of which may be some together. () is always."""


@dataclass(frozen=True, slots=True)
class Behind:
    """A cause with the rolls that it is behind.

    `when` it shows, of the `among` rolls for which that holds and it would be seen; `rolls` counts
    those on which it is, `shows` is the smallest.
    """

    cause: Cause
    rolls: int
    among: int
    shows: Roll
    when: When = ()

    @property
    def exact(self) -> bool:
        """Whether it is behind all the rolls that it would be seen on."""
        return self.rolls == self.among

    @property
    def key(self) -> tuple[object, ...]:
        """What it has in common with the same in another category."""
        when = tuple(tuple(_words(condition) for condition in together) for together in self.when)
        match self.cause:
            case NoAnswer() as no_answer:
                what: object = no_answer.kind
            case Known(near):
                what = tuple(item.name for item in near)
            case Reckoned(formula):
                what = _words(formula)
            case _:
                what = self.cause
        return when, what, self.exact


def _words(said: Condition | Formula) -> tuple[object, ...]:
    return said.key, *said.values.items()
