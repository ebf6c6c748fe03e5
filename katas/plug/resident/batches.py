"""Performs the same calls on many rolls, at least as fast as a bare loop would."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from marshal import dumps
from typing import Any

from katas.plug.resident.signatures import Data
from katas.plug.resident.telling import plain, same

Rolls = Sequence[list[int]]
Found = Callable[[Sequence[str]], Any]
"""Gives what a path leads to in the solution."""

Lists = Iterator[Sequence[int]]
Perform = Callable[[Lists, Callable[[object], None]], None]
"""Performs a call on lists to their end. What raises is passed on; the rest is still to come."""

MOST_TOLD = 2_000
"""So many different answers that are no scores are told in a batch; more tell nobody anything."""


class Batch:
    """What comes of one kind of call, roll by roll, in order.

    `values` has what came for each roll; where that was no value, `odd` has the number of its
    reply, by the roll's. `changed` counts the rolls whose list came back changed; `example` is
    the first, as it went and as it came. `perform` performs its call, once that is found.
    """

    def __init__(self) -> None:
        self.perform: Perform | None = None
        self.values: list[Any] = []
        self.odd: dict[int, int] = {}
        self.replies: list[Data] = []
        self.changed = 0
        self.example: list[list[Any]] = []
        self._known: dict[str, int] = {}

    def add_odd(self, reply: Data) -> None:
        """Add a reply in the place of the next value."""
        self.replace(len(self.values), reply)
        self.values.append(None)

    def replace(self, index: int, reply: Data) -> None:
        """Put a reply in the place of a value; the same ones are kept once."""
        key = repr(reply)
        if key not in self._known and len(self.replies) < MOST_TOLD:
            self._known[key] = len(self.replies)
            self.replies.append(reply)
        self.odd[index] = self._known.get(key, 0)

    def note_changes(self, part: Part, lists: Rolls) -> None:
        """Note which of the lists that were given came back changed."""
        if packed(lists) == part.packed:
            return
        for roll, given in zip(part.rolls, lists, strict=True):
            if not same(given, roll):
                self.changed += 1
                self.example = self.example or [plain(roll), plain(given)]

    def as_data(self) -> Data:
        """The batch as it crosses."""
        return {
            "values": self.values,
            "odd": list(self.odd.items()),
            "replies": self.replies,
            "changed": self.changed,
            "example": self.example,
        }


class Part:
    """Some of the rolls, packed as well; and as tuples, which are handed over die by die as are."""

    def __init__(self, rolls: Rolls) -> None:
        self.rolls = rolls
        self.dice = list(map(tuple, rolls))
        self.packed = packed(rolls)


def packed(values: Sequence[Any]) -> bytes:
    """Whole numbers, or lists of them, as bytes: the same for the same ones, and for no others.

    A fourth of the time that it takes to look at each; and nothing that came from a solution is
    asked for anything: what is no plain value can't be packed, and gives nothing.
    """
    try:
        return dumps(values, WITHOUT_REFERENCES)  # type: ignore[arg-type]  # it is to be seen
    except ValueError:
        return b""


WITHOUT_REFERENCES = 2
"""The version of marshal's format that writes what is there twice as it is, twice."""


def are_small(values: Sequence[Any]) -> bool:
    """Whether all of some values are exactly integers, of 32 bits at most.

    Such a one is packed as an i and four bytes, behind as many for the list. So where every fifth
    byte is an i, the first value is one, hence the second, and so on to the last.
    """
    data = packed(values)
    return len(data) == 5 * (len(values) + 1) and data[5::5] == b"i" * len(values)


class Progress(Sized):
    """How far some batches have come, as one number that only grows."""

    def __init__(self, batches: Sequence[Batch]) -> None:
        self._batches = batches

    def __len__(self) -> int:
        return sum(len(batch.values) for batch in self._batches)


def performing(steps: Sequence[Data], found: Found) -> Perform:
    """What performs a call on one list of dice after the other, and hands on what comes.

    Each shape has a loop of its own, for Python enters a function quickest from a plain loop.
    """
    last = steps[-1]
    if len(steps) == 1 and last["op"] == "call" and "on" not in last:
        function = found(last["path"])
        match last["arguments"]:
            case [{"dice": "each"}]:
                return _with_each(function)
            case [{"dice": "list"}]:
                return _with_list(function)
            case [{"dice": "list"}, word] if not _is_dice(word):
                return _with_list_and_word(function, _constant(word, found))
            case [word, {"dice": "list"}] if not _is_dice(word):
                return _with_word_and_list(function, _constant(word, found))
    return _with_list(scorer(steps, found))


def _with_each(function: Callable[..., object]) -> Perform:
    def perform(lists: Lists, add: Callable[[object], None]) -> None:
        for roll in lists:
            add(function(*roll))

    return perform


def _with_list(function: Callable[..., object]) -> Perform:
    def perform(lists: Lists, add: Callable[[object], None]) -> None:
        for roll in lists:
            add(function(roll))

    return perform


def _with_list_and_word(function: Callable[..., object], word: object) -> Perform:
    def perform(lists: Lists, add: Callable[[object], None]) -> None:
        for roll in lists:
            add(function(roll, word))

    return perform


def _with_word_and_list(function: Callable[..., object], word: object) -> Perform:
    def perform(lists: Lists, add: Callable[[object], None]) -> None:
        for roll in lists:
            add(function(word, roll))

    return perform


def _is_dice(value: object) -> bool:
    """Whether an argument stands for the dice, in one form or another."""
    return isinstance(value, dict) and "dice" in value


def _constant(value: Any, found: Found) -> Any:
    return found(value["member"]) if isinstance(value, dict) else value


def scorer(steps: Sequence[Data], found: Found) -> Callable[[Sequence[int]], object]:
    """A call that makes objects on the way; what each step gives is at hand for the next."""
    performers = [_performer(step, found) for step in steps]

    def score(roll: Sequence[int]) -> object:
        made: list[Any] = []
        for perform in performers:
            made.append(perform(roll, made))
        return made[-1]

    return score


def _performer(step: Data, found: Found) -> Callable[[Sequence[int], list[Any]], object]:
    """One step, with all that can be known before the dice are."""
    path, operation = step["path"], step["op"]
    fill = _filler(step.get("arguments", ()), found)
    if "on" not in step:
        reached = found(path)
        return lambda roll, made: reached(*fill(roll, made))
    place = step["on"]["made"]
    if operation == "get":
        return lambda _, made: _followed(made[place], path)
    if operation == "set":
        return lambda roll, made: setattr(made[place], path[-1], *fill(roll, made))
    return lambda roll, made: _followed(made[place], path)(*fill(roll, made))


def _followed(value: Any, path: Iterable[str]) -> Any:
    for name in path:
        value = getattr(value, name)
    return value


def _filler(
    arguments: Sequence[Any], found: Found
) -> Callable[[Sequence[int], list[Any]], Sequence[Any]]:
    """What gives the arguments of a step."""
    match arguments:
        case [{"dice": "each"}]:
            return lambda roll, _: roll
        case [{"dice": "list"}]:
            return lambda roll, _: (roll,)
        case []:
            return lambda _roll, _made: ()
    prepared = [_prepared(value, found) for value in arguments]

    def fill(roll: Sequence[int], made: list[Any]) -> list[Any]:
        given: list[Any] = []
        for give in prepared:
            given += give(roll, made)
        return given

    return fill


def _prepared(value: Any, found: Found) -> Callable[[Sequence[int], list[Any]], Sequence[Any]]:
    match value:
        case {"dice": "list"}:
            return lambda roll, _: (roll,)
        case {"dice": "each"}:
            return lambda roll, _: roll
        case {"dice": "wrapped", "as": list(path)}:
            wrap = found(path)
            return lambda roll, _: ([wrap(die) for die in roll],)
        case {"made": int(place)}:
            return lambda _, made: (made[place],)
    constant = _constant(value, found)
    return lambda _roll, _made: (constant,)
