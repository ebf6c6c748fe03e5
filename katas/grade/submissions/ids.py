"""Ids of submissions: unique in a run, and fit for the name of a file on every system."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import count

LONGEST, HEAVIEST = 80, 200
"""Characters of an id at most, and bytes."""

FORBIDDEN = frozenset('/\\:*?"<>|')

DEVICES = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³]) *(\..*)?", re.IGNORECASE
)
"""Names that Windows keeps for devices, with any suffix."""

NAMELESS = "submission"
"""The id where nothing of a name is left."""


class Ids:
    """Gives ids that differ in more than upper and lower case."""

    def __init__(self) -> None:
        self._unlike = Unlike()

    def give(self, name: str) -> str:
        """Make an id of a name: `Kari Nordmann`, and for the next one `Kari Nordmann-2`."""
        for number in self._unlike.numbers(name):
            end = f"-{number}" if number > 1 else ""
            made = fit(name, LONGEST - len(end)) + end
            if self._unlike.take(made):
                return name if made == name else made  # the same text is kept once
        raise AssertionError("numbers never end")


class Unlike:
    """Keeps names apart that some system takes for the same."""

    def __init__(self) -> None:
        self._taken: set[str] = set()
        self._next: dict[str, int] = {}

    def take(self, name: str) -> bool:
        """Take a name, and say whether it was still to be had."""
        key = folded(name)
        if key in self._taken:
            return False
        self._taken.add(key)
        return True

    def numbers(self, name: str = "") -> Iterator[int]:
        """Numbers to tell names apart, from the first that wasn't tried for this one."""
        key = folded(name)
        for number in count(self._next.get(key, 1)):
            if name:
                self._next[key] = number + 1
            yield number


def folded(name: str) -> str:
    """A name as a system sees it that knows neither case nor ways to write an accent."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def fit(name: str, longest: int = LONGEST) -> str:
    """A name as it can stand for a file, everywhere; letters stay, of whatever language."""
    whole = unicodedata.normalize("NFC", name)
    whole = unicodedata.normalize("NFC", "".join(map(_kept, whole)))
    made = _trimmed(_shortest(whole.lstrip(" .-"), longest))
    if DEVICES.fullmatch(made):
        made = _trimmed(f"_{made}"[:longest])
    return made or NAMELESS


def _kept(letter: str) -> str:
    """A letter, or a dash for what can't be seen or means something elsewhere."""
    category = unicodedata.category(letter)
    if letter in FORBIDDEN or category in {"Zl", "Zp"} or category.startswith("C"):
        return "-"
    return " " if category == "Zs" else letter


def _shortest(text: str, longest: int) -> str:
    """The beginning of a text that is short enough, in characters and in bytes."""
    return text[:longest].encode()[: HEAVIEST - (LONGEST - longest)].decode("utf-8", "ignore")


def _trimmed(text: str) -> str:
    return text.rstrip(" .")
