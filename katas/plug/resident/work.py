"""One thing to do with a solution, and what is known of it meanwhile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from katas.plug.resident.host import Resident

Pair = tuple[list[Any], Sequence[Any]]
"""A list that the solution was given, and what it was."""


class Work:
    """One thing to do with a solution; what is known of it is kept while it is done.

    `function` is what was called, `count` with how many arguments, as far as it came;
    `lists` are the solution's copies of the lists it was given, each with what it was. A game
    is given lists by the hundred, and what it does with them is its own: they are not watched.
    """

    def __init__(
        self,
        host: Resident,
        path: Sequence[str],
        arguments: Sequence[Any] | None,
        on: int | None = None,
        *,
        sets: bool = False,
        watched: bool = True,
    ) -> None:
        self._host = host
        self._path = path
        self._arguments = arguments
        self._on = on
        self._sets = sets
        self.function: Any = None
        self.count: int | None = None
        self._watched = watched
        self.lists: list[Pair] = host.lists_of(on) if watched and on is not None else []

    def __call__(self) -> object:
        """Do it."""
        host = self._host
        if self._arguments is None:
            return host.found(self._path, self._on)
        given = [host.argument(value) for value in self._arguments]
        for value, before in zip(given, self._arguments, strict=True):
            if type(value) is list and self._watched:
                self.lists.append((value, before))
        if self._sets:
            return setattr(host.found((), self._on), self._path[-1], *given)  # type: ignore[func-returns-value]  # None is what it gives
        self.function = host.found(self._path, self._on)
        self.count = len(given)
        return self.function(*given)


def followed(value: Any, path: Iterable[str]) -> Any:
    """What a path leads to; to look for it may run their code."""
    for name in path:
        value = getattr(value, name)
    return value
