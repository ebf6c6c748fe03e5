"""What is graded, and by what: the same for all submissions of a run, wherever they run."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import katas
from katas.catalog import open_shelf
from katas.spec import Specification, open_specification

CALL_LIMIT, RUN_LIMIT = 2.0, 30.0
"""Seconds: a submission has less time than a learner, for there may be thousands of them."""


@dataclass(frozen=True, slots=True)
class Assignment:
    """What a teacher has said. It crosses to other processes and machines, so it is all data.

    `readings` and `calls` win over what a submission says of itself. `at_least` is the
    weakest sandbox level that will do, `only` the one that is wanted and no other; without them
    it is the strongest that there is. `packages` are the libraries that a submission may
    import, `packs` folders with katas of one's own. `seed` chooses the whole games that are
    played.
    """

    kata: str
    stage: str | None = None
    readings: Mapping[str, str] = field(default_factory=dict)
    calls: Mapping[str, str] = field(default_factory=dict)
    entry: str | None = None
    refused: int | None = None
    packages: tuple[str, ...] = ()
    packs: tuple[Path, ...] = ()
    at_least: str = ""
    only: str = ""
    call_limit: float = CALL_LIMIT
    run_limit: float = RUN_LIMIT
    examples_only: bool = False
    seed: int = 1

    def key(self, content: str, spec: str) -> bytes:
        """What a result is kept under: all that decides what comes of a content, by its digest."""
        told = {
            "content": content,
            "spec": spec,
            "katas": katas.__version__,
            "kata": self.kata,
            "stage": self.stage,
            "readings": dict(self.readings),
            "calls": dict(self.calls),
            "entry": self.entry,
            "refused": self.refused,
            "packages": sorted(self.packages),
            "limits": [self.call_limit, self.run_limit],
            "examples_only": self.examples_only,
            "seed": self.seed,
        }
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).digest()


def open_kata(assignment: Assignment) -> Specification:
    """Open the kata that is graded.

    Raises UsageError for a kata, a stage, a reading or a call that isn't there, SpecError for a
    kata that is broken.
    """
    shelf = open_shelf(assignment.packs)
    spec = open_specification(shelf, shelf.find(assignment.kata))
    spec.kata.stages_upto(assignment.stage)
    spec.check_readings(assignment.readings)
    spec.check_calls(assignment.calls)
    return spec
