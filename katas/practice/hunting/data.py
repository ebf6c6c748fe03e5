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
            {**_near(item.near, showing), "test": item.test, "ended": item.ended}
            for item in hunted.caught
        ],
        "missed": [_near(near, showing) for near in hunted.missed],
    }


def _near(near: Mistake, showing: Showing) -> dict[str, Any]:
    language = showing.spec.rulebook.language
    data: dict[str, Any] = {
        "name": near.name,
        "categories": list(near.categories),
        "parts": list(near.parts),
        "says": near.sentence(language),
    }
    shown = showing.of(near)
    if shown is not None:
        data["shows"] = {"roll": show_roll(shown.roll), "expected": shown.right}
    return data
