"""A review as data: what `kata review --json` prints, documented in docs/review.md."""

from __future__ import annotations

from dataclasses import asdict
from enum import Enum
from typing import Any

from katas.practice.reviewing.review import Review

FORMAT = 1
"""Raised when a field changes its meaning or goes; new ones may come."""


def as_data(review: Review) -> dict[str, Any]:
    """A review as JSON has it, field by field; the text of the code of before is left out."""
    data = asdict(review)
    del data["words"]
    del data["code"]["before"]["files"]
    kept: dict[str, Any] = {"format": FORMAT, **_plain(data)}
    return kept


def _plain(value: Any) -> Any:
    """A value with names in place of what is an enumeration here."""
    match value:
        case Enum():
            return value.value
        case dict():
            return {key: _plain(item) for key, item in value.items()}
        case list() | tuple():
            return list(map(_plain, value))
    return value
