"""Remembers things about objects of theirs, for as long as they are there."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar
from weakref import ref

T = TypeVar("T")

Arguments = tuple[Any, ...]

MADE = ""
"""What an object was made of is remembered under this; what a method gave it, under its name."""


class ByObject(Generic[T]):
    """What is known of objects: by what they are, and not by what they say of themselves."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Callable[[], object], T]] = {}

    def of(self, thing: object) -> T | None:
        """What is known of it."""
        where, known = self._kept.get(id(thing), (None, None))
        return known if where is not None and where() is thing else None

    def keep(self, thing: object, known: T) -> None:
        """Remember something of it."""
        self._kept[id(thing)] = (self._hold(thing), known)

    def _hold(self, thing: object) -> Callable[[], object]:
        """What leads to it and keeps it from nobody; where that can't be had, what keeps it."""
        number = id(thing)

        def forget(_: object) -> None:
            self._kept.pop(number, None)

        try:
            return ref(thing, forget)
        except TypeError:
            return lambda: thing


class Given:
    """What was handed over to objects."""

    def __init__(self) -> None:
        self._kept: ByObject[dict[str, Arguments]] = ByObject()

    def note_made(self, thing: object, arguments: Arguments) -> None:
        """Note what it was made of: by the class's own way first, and by its bases' behind that."""
        self._of(thing).setdefault(MADE, arguments)

    def note_gift(self, thing: object, method: str, arguments: Arguments) -> None:
        """Note what a method was given last."""
        self._of(thing)[method] = arguments

    def to(self, thing: object, method: str = MADE) -> Arguments:
        """What was handed over; nothing where nobody has seen it."""
        return (self._kept.of(thing) or {}).get(method, ())

    def _of(self, thing: object) -> dict[str, Arguments]:
        known = self._kept.of(thing)
        if known is None:
            known = {}
            self._kept.keep(thing, known)
        return known


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
