"""Performs the same calls on many rolls, little slower than a bare loop would."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from katas.plug.resident.describing import Data
from katas.plug.resident.telling import LARGEST

Score = Callable[[list[int]], object]

DICE = {"dice": "list"}
EACH = {"dice": "each"}

MOST_TOLD = 2_000
"""So many different answers that are no scores are told in a batch; more tell nobody anything."""


class Changed(Exception):
    """The solution changed the list that it was given."""


def quick(function: Callable[..., object], arguments: Sequence[Any]) -> Score | None:
    """The call as a function of the roll, where nothing has to be made for it; else None."""
    match list(arguments):
        case [{"dice": "each"}]:
            return lambda roll: function(*roll)
        case [{"dice": "list"}]:
            return function
        case [{"dice": "list"}, int() | str() as word]:
            return lambda roll: function(roll, word)
        case [int() | str() as word, {"dice": "list"}]:
            return lambda roll: function(word, roll)
    return None


class Batch:
    """What comes of one kind of call, roll by roll, in order.

    `values` has a score a roll, or None where `odd` has the reply. `changed` counts the
    rolls whose list came back changed; `example` is the first, as it went and came.
    """

    def __init__(self) -> None:
        self.values: list[Any] = []
        self.odd: dict[int, int] = {}
        self.replies: list[Data] = []
        self.changed = 0
        self.example: list[list[int]] = []
        self._known: dict[str, int] = {}

    def add_odd(self, reply: Data) -> None:
        """Add a reply that is no score; the same ones are kept once."""
        key = repr(reply)
        if key not in self._known and len(self.replies) < MOST_TOLD:
            self._known[key] = len(self.replies)
            self.replies.append(reply)
        self.odd[len(self.values)] = self._known.get(key, 0)
        self.values.append(None)

    def note_change(self, roll: Iterable[int], given: Iterable[int]) -> None:
        """Note that a list came back changed."""
        self.changed += 1
        if not self.example:
            self.example = [list(roll), list(given)]

    def as_data(self) -> Data:
        """The batch as it crosses."""
        return {
            "values": self.values,
            "odd": list(self.odd.items()),
            "replies": self.replies,
            "changed": self.changed,
            "example": self.example,
        }

    @property
    def scores(self) -> bool:
        """Whether all the values are scores that may cross."""
        found = set(map(type, self.values))
        return found <= {int} and (not self.values or max(map(abs, self.values)) < LARGEST)
