"""Performs calls on many rolls, watched as one; what comes of each roll is kept."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from katas.plug.resident.batches import Batch, Part, Progress, are_small, performing
from katas.plug.resident.endings import TookTooLong
from katas.plug.resident.signatures import Data
from katas.plug.resident.telling import STOPPED, as_value, ending
from katas.plug.resident.watchdog import Watchdog

AT_ONCE = 256
"""So many lists of a batch are there at a time: more would keep the collector searching."""


class Told(Protocol):
    """Says how a call failed; `function` was called with `count` arguments, if it came so far."""

    def __call__(
        self, error: BaseException, function: Any = None, count: int | None = None
    ) -> Data:
        """Say it."""


class Many:
    """What performs calls on many rolls, for the solution that `found` finds its functions in.

    `text` gives the text of something of theirs; `let_through` gives the exceptions that end the
    run and not a call: with a debugger that somebody starts meanwhile there is one more.
    """

    def __init__(
        self,
        found: Callable[[Sequence[str]], Any],
        told: Told,
        text: Callable[[Callable[[object], str], object], str],
        watchdog: Watchdog,
        let_through: Callable[[], tuple[type[BaseException], ...]],
    ) -> None:
        self._found = found
        self._told = told
        self._text = text
        self._watchdog = watchdog
        self._let_through = let_through

    def perform(self, calls: Sequence[Sequence[Data]], rolls: Sequence[list[int]]) -> list[Batch]:
        """Perform each of the calls on each roll; a call that has to be stopped ends it all."""
        batches: list[Batch] = []
        starts = range(0, len(rolls), AT_ONCE)
        parts = [Part(rolls[start : start + AT_ONCE]) for start in starts]
        self._watchdog.begin(Progress(batches))
        try:
            for steps in calls:
                batches.append(Batch())
                if self._perform_all(steps, parts, batches[-1]):
                    break
        except BaseException as error:
            if not self._watchdog.end():
                raise
            late = TookTooLong().with_traceback(error.__traceback__)
            batches[-1].add_odd({"error": self._told(late)})
        self._watchdog.end()
        for batch in batches:
            self._sort_out(batch)
        return batches

    def _perform_all(self, steps: Sequence[Data], parts: Sequence[Part], batch: Batch) -> bool:
        """Perform a call on each roll; whether it had to be stopped."""
        # Handed over die by die, a roll can't be changed; a list has to be a copy.
        each = all({"dice": "list"} not in step.get("arguments", ()) for step in steps)
        for part in parts:
            if each:
                stopped = self._extended(batch, steps, part.dice)
            else:
                lists = list(map(list, part.rolls))
                stopped = self._extended(batch, steps, lists)
                batch.note_changes(part, lists)
            if stopped:
                return True
        return False

    def _extended(
        self, batch: Batch, steps: Sequence[Data], lists: Sequence[Sequence[int]]
    ) -> bool:
        """Add to a batch what comes for some lists; whether a call had to be stopped."""
        end = len(batch.values) + len(lists)
        rest = iter(lists)
        while len(batch.values) < end:
            try:
                batch.perform = batch.perform or performing(steps, self._found)
                batch.perform(rest, batch.values.append)
            except BaseException as error:
                if isinstance(error, (TookTooLong, *self._let_through())) or self._watchdog.fired:
                    raise
                if batch.perform is None:
                    next(rest)  # what is called isn't there; perhaps it is for the next one
                roll = lists[len(lists) - (end - len(batch.values))]
                batch.add_odd({"error": self._told(error, *self._called(steps, roll))})
                if ending(error, STOPPED):
                    return True
        return False

    def _called(self, steps: Sequence[Data], roll: Sequence[int]) -> tuple[Any, int | None]:
        """What a call of one step calls, and with how many arguments."""
        step = steps[-1]
        if len(steps) > 1 or step["op"] != "call":
            return None, None
        try:
            function = self._found(step["path"])
        except Exception:  # noqa: BLE001  # it isn't there any more
            return None, None
        return function, sum(
            len(roll) if value == {"dice": "each"} else 1 for value in step["arguments"]
        )

    def _sort_out(self, batch: Batch) -> None:
        """Leave only scores among the values."""
        values = batch.values
        if are_small(values):
            return
        for index, value in enumerate(values):
            told = as_value(value, self._text)
            if told["value"] is None and index not in batch.odd:
                batch.replace(index, told)
                values[index] = None
