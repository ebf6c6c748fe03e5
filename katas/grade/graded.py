"""What came of a submission, as data: the one model that every report is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from katas.spec import Told


class Status(Enum):
    """How the grading of one submission came out. Nothing of ours becomes a nought."""

    PASSED = "passed"
    NOT_PASSED = "not passed"
    DID_NOT_RUN = "did not run"
    NEEDS_A_HUMAN = "needs a human"
    OUR_FAULT = "our fault"

    @property
    def is_final(self) -> bool:
        """Whether the same submission would come out so again."""
        return self is not Status.OUR_FAULT


class Part(Enum):
    """What an item belongs to: each is a part of its own in a mark."""

    EXAMPLES = "examples"
    GAMES = "games"
    PROOF = "proof"


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that was asked and can earn points: an example, whole games, a category's rolls.

    `name` is unique among the items of its part; `told` has what came of it, in words. `stage`
    is that of the kata which asks for it first.
    """

    part: Part
    stage: str
    name: str
    told: Told

    @property
    def passed(self) -> bool:
        """Whether it is as it should be."""
        return self.told.passed

    def as_data(self) -> dict[str, Any]:
        """Give it as values that JSON has: of its words those that say something."""
        words = self.told.as_data()
        return {
            "part": self.part.value,
            "stage": self.stage,
            "name": self.name,
            "told": {name: value for name, value in words.items() if value or name in KEPT},
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Item:
        """Make it of such values again."""
        told = Told.from_data({"followed": (), "story": (), "kept": (), **data["told"]})
        return cls(Part(data["part"]), data["stage"], data["name"], told)


KEPT = ("where", "heading", "category", "verdict", "word")
"""Of an item's words, those that always cross."""


@dataclass(frozen=True, slots=True)
class Graded:
    """What came of one submission. Its content alone decides: no owner is in it, and no mark.

    `solution` is the file that was taken, by its path in the submission. `problem` says why it
    did not run, or what a human has to look at. `called_as` has the calls that were found, by
    category, `missing` what was not. `honoured` is what the submission's own settings said and
    was followed, as text by setting. `notes` are worth a look and cost nobody anything; `says`
    are the sentences of the diagnosis. `printed` is what it printed while it loaded.
    `seconds` is the time that it took, `sandbox` the level that it ran in.
    """

    status: Status
    solution: str = ""
    problem: str = ""
    called_as: Mapping[str, str] = field(default_factory=dict)
    missing: Mapping[str, str] = field(default_factory=dict)
    honoured: Mapping[str, str] = field(default_factory=dict)
    items: tuple[Item, ...] = ()
    notes: tuple[str, ...] = ()
    says: tuple[str, ...] = ()
    printed: str = ""
    seconds: float = 0.0
    sandbox: str = ""

    def as_data(self) -> dict[str, Any]:
        """Give it as values that JSON has."""
        return {
            "status": self.status.value,
            "solution": self.solution,
            "problem": self.problem,
            "called_as": dict(self.called_as),
            "missing": dict(self.missing),
            "honoured": dict(self.honoured),
            "items": [item.as_data() for item in self.items],
            "notes": list(self.notes),
            "says": list(self.says),
            "printed": self.printed,
            "seconds": self.seconds,
            "sandbox": self.sandbox,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Graded:
        """Make it of such values again; fields that a newer version adds are left out."""
        return cls(
            status=Status(data["status"]),
            solution=data["solution"],
            problem=data["problem"],
            called_as=data["called_as"],
            missing=data["missing"],
            honoured=data["honoured"],
            items=tuple(map(Item.from_data, data["items"])),
            notes=tuple(data["notes"]),
            says=tuple(data["says"]),
            printed=data["printed"],
            seconds=data["seconds"],
            sandbox=data["sandbox"],
        )

    def noted(self, *notes: str) -> Graded:
        """The same, with more notes behind its own."""
        return replace(self, notes=(*self.notes, *notes))
