"""Remembers what objects of theirs were made of, and what they were given afterwards."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from weakref import ref

Arguments = tuple[Any, ...]

MADE = ""
"""What an object was made of is remembered under this; what a method gave it, under its name."""


class Given:
    """What was handed over to objects, for as long as they are there."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Callable[[], object], dict[str, Arguments]]] = {}

    def note_made(self, thing: object, arguments: Arguments) -> None:
        """Note what it was made of: by the class's own way first, and by its bases' behind that."""
        self._of(thing).setdefault(MADE, arguments)

    def note_gift(self, thing: object, method: str, arguments: Arguments) -> None:
        """Note what a method was given last."""
        self._of(thing)[method] = arguments

    def to(self, thing: object, method: str = MADE) -> Arguments:
        """What was handed over; nothing where nobody has seen it."""
        where, given = self._kept.get(id(thing), (None, {}))
        return given.get(method, ()) if where is not None and where() is thing else ()

    def _of(self, thing: object) -> dict[str, Arguments]:
        number = id(thing)
        known = self._kept.get(number)
        if known is None or known[0]() is not thing:
            known = self._kept[number] = (self._hold(thing), {})
        return known[1]

    def _hold(self, thing: object) -> Callable[[], object]:
        """What leads to it and keeps it from nobody; where that can't be had, what keeps it."""
        number = id(thing)

        def forget(_: object) -> None:
            self._kept.pop(number, None)

        try:
            return ref(thing, forget)
        except TypeError:
            return lambda: thing


def in_order(
    function: Callable[..., Any], given: Sequence[Any], named: Mapping[str, Any]
) -> Arguments:
    """What a function was given, in the order of its parameters; as it is where it doesn't fit."""
    if not named:
        return tuple(given)
    try:
        bound = inspect.signature(function).bind(*given, **named)
    except (TypeError, ValueError):
        return tuple(given)
    return (*bound.args, *bound.kwargs.values())
