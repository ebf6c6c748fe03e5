"""A hunt as data: docs/hunt.md has the fields."""

from __future__ import annotations

from typing import Any

from katas.model import show_roll
from katas.practice.hunting.hunt import Hunted
from katas.practice.hunting.rivals import Mistake
from katas.practice.hunting.showing import Showing
from katas.proof import Vectors

FORMAT = 1
"""The version of the fields; raised whenever one changes its meaning or goes."""


def as_data(hunted: Hunted) -> dict[str, Any]:
    """All of a hunt, answers included."""
    spec = hunted.spec
    showing = Showing(spec, hunted.readings, Vectors(spec.shelf, spec.kata.family))
    return {
        "format": FORMAT,
        "kata": spec.kata.id,
        "passed": hunted.passed,
        "tests": list(hunted.tests),
        "idle": list(hunted.idle),
        "unplayed": list(hunted.unplayed),
        "readings": dict(hunted.readings),
        "failed": [
            {"test": test.test, "says": test.says, "asked": test.asked} for test in hunted.failed
        ],
        "ended": hunted.ended.ended,
        "caught": [
            {**_mistake(item.mistake, showing), "test": item.test, "ended": item.ended}
            for item in hunted.caught
        ],
        "missed": [_mistake(mistake, showing) for mistake in hunted.missed],
    }


def _mistake(mistake: Mistake, showing: Showing) -> dict[str, Any]:
    language = showing.spec.rulebook.language
    data: dict[str, Any] = {
        "name": mistake.name,
        "categories": list(mistake.categories),
        "parts": list(mistake.parts),
        "says": mistake.sentence(language),
    }
    shown = showing.of(mistake)
    if shown is not None:
        data["shows"] = {"roll": show_roll(shown.roll), "expected": shown.right}
    return data
