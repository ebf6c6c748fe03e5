"""The objects that a process keeps for us, by the handles that we have given out for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from katas.plug.hosts.port import Argument, Reference, as_data


class Handles:
    """A fresh process counts from 1 again; what we give out is never given out twice."""

    def __init__(self) -> None:
        self._known: dict[int, int] = {}
        self._given = 0

    def give(self, made: Reference) -> Reference:
        """Give out a handle for an object that the process has made."""
        self._given += 1
        self._known[self._given] = made.handle
        return Reference(self._given)

    def known(self, reference: Reference) -> int | None:
        """What the process calls an object; None if that went with another process."""
        return self._known.get(reference.handle)

    def take(self, reference: Reference) -> int | None:
        """The same, and the object is known no more."""
        return self._known.pop(reference.handle, None)

    def forget(self) -> None:
        """The process has gone, and all of its objects."""
        self._known.clear()

    def crossing(self, arguments: Sequence[Argument]) -> list[Any] | None:
        """Arguments as they cross; None if one is an object that is there no more."""
        try:
            return [self._crossing(argument) for argument in arguments]
        except KeyError:
            return None

    def _crossing(self, argument: Argument) -> Any:
        if isinstance(argument, Reference):
            return {"ref": self._known[argument.handle]}
        if isinstance(argument, (list, tuple)):
            return [self._crossing(item) for item in argument]
        return as_data(argument)
