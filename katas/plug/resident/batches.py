"""Performs the same calls on many rolls, at least as fast as a bare loop would."""

from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from itertools import chain, repeat, starmap
from operator import eq, is_
from typing import Any

from katas.plug.resident.signatures import Data
from katas.plug.resident.telling import plain, same

Rolls = Sequence[list[int]]
Found = Callable[[Sequence[str]], Any]
"""Gives what a path leads to in the solution."""

MOST_TOLD = 2_000
"""So many different answers that are no scores are told in a batch; more tell nobody anything."""


class Batch:
    """What comes of one kind of call, roll by roll, in order.

    `values` has what came for each roll; where that was no value, `odd` has the number of its
    reply, by the roll's. `changed` counts the rolls whose list came back changed; `example` is
    the first, as it went and as it came.
    """

    def __init__(self) -> None:
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

    def note_changes(self, rolls: Rolls, lists: Rolls) -> None:
        """Note which of the lists that were given came back changed."""
        # What is in a list is only asked where it is not what was put there.
        if all(map(is_, chain.from_iterable(lists), chain.from_iterable(rolls))) and all(
            map(eq, map(len, lists), map(len, rolls))
        ):
            return
        for roll, given in zip(rolls, lists, strict=True):
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


class Progress(Sized):
    """How far some batches have come, as one number that only grows."""

    def __init__(self, batches: Sequence[Batch]) -> None:
        self._batches = batches

    def __len__(self) -> int:
        return sum(len(batch.values) for batch in self._batches)


def performed(steps: Sequence[Data], lists: Rolls, found: Found) -> Iterator[object]:
    """Perform a call on each list of dice, one at each step of the iterator.

    What raises is passed on, and the next step goes on behind it.
    """
    last = steps[-1]
    if len(steps) == 1 and last["op"] == "call" and "on" not in last:
        function = found(last["path"])
        match last["arguments"]:
            case [{"dice": "each"}]:
                return starmap(function, lists)
            case [{"dice": "list"}]:
                return map(function, lists)
            case [{"dice": "list"}, word] if "dice" not in (word or ""):
                return map(function, lists, repeat(_constant(word, found)))
            case [word, {"dice": "list"}] if "dice" not in (word or ""):
                return map(function, repeat(_constant(word, found)), lists)
    return map(_scorer(steps, found), lists)


def _constant(value: Any, found: Found) -> Any:
    return found(value["member"]) if isinstance(value, dict) else value


def _scorer(steps: Sequence[Data], found: Found) -> Callable[[list[int]], object]:
    """A call that makes objects on the way; what each step gives is at hand for the next."""
    performers = [_performer(step, found) for step in steps]

    def score(roll: list[int]) -> object:
        made: list[Any] = []
        for perform in performers:
            made.append(perform(roll, made))
        return made[-1]

    return score


def _performer(step: Data, found: Found) -> Callable[[list[int], list[Any]], object]:
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
) -> Callable[[list[int], list[Any]], Sequence[Any]]:
    """What gives the arguments of a step."""
    match arguments:
        case [{"dice": "each"}]:
            return lambda roll, _: roll
        case [{"dice": "list"}]:
            return lambda roll, _: (roll,)
        case []:
            return lambda _roll, _made: ()
    prepared = [_prepared(value, found) for value in arguments]

    def fill(roll: list[int], made: list[Any]) -> list[Any]:
        given: list[Any] = []
        for give in prepared:
            given += give(roll, made)
        return given

    return fill


def _prepared(value: Any, found: Found) -> Callable[[list[int], list[Any]], Sequence[Any]]:
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
