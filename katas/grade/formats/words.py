"""What the reports say themselves, in English."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from katas.catalog.table import parse_toml
from katas.errors import SpecError
from katas.grade.graded import Status
from katas.grade.marks import Marked, shown

FILE = Path(__file__).parent / "words.toml"

ALL = 10_000
"""All of it, in hundredths of a per cent."""


@cache
def _said() -> Mapping[str, Any]:
    return parse_toml(FILE, SpecError)


def said(text: str, **filled: object) -> str:
    """One of the texts, filled in."""
    words: str = _said()["texts"][text]
    return words.format(**filled)


def verdict_words(verdict: str) -> str:
    """What a verdict means."""
    words: str = _said()["verdicts"][verdict]
    return words


def status_words(status: Status) -> str:
    """What a status means."""
    words: str = _said()["statuses"][status.value.replace(" ", "-")]
    return words


def mark_words(marked: Marked) -> str:
    """`7.5 of 10`, or that there is no mark yet."""
    return said("no-mark") if marked.mark is None else str(marked.mark)


def number(hundredths: int) -> float:
    """Points as a number with two decimals at most."""
    return float(shown(hundredths))


def percent(earned: int, most: int) -> str:
    """How much of it that is, in per cent with two decimals at most; nothing of nothing.

    What lacks a hair of all is not told as all.
    """
    if not most:
        return ""
    rounded = (2 * ALL * earned + most) // (2 * most)
    return shown(rounded if earned >= most else min(rounded, ALL - 1))
