"""Puts what a game answers into data: whole numbers, texts, yes and no, lists and tables."""

from collections.abc import Iterable, Mapping
from enum import Enum
from itertools import islice
from typing import Any

from katas.plug.resident.telling import LARGEST, LONGEST, kind_of

DEEPEST = 4
"""A table of cards, each a table, is the deepest that a game needs to answer."""

MOST = 200
"""So many entries of a list or a table cross."""

LISTS = (list, tuple, set, frozenset)


def as_data(value: Any, depth: int = 0) -> Any:
    """A value as JSON has it.

    A table is `{"table": [[key, value], …]}`, in its order. An object of theirs is one too, of
    what it holds, with its `kind`; a member of an enumeration is its name. What is none of
    this is told by its kind alone. No code of theirs is run: fields are read, not asked for.
    """
    kind = type(value)
    if value is None or kind is bool or (kind is int and -LARGEST < value < LARGEST):
        return value
    if issubclass(kind, Enum):
        return str(object.__getattribute__(value, "_name_"))
    if issubclass(kind, str):
        return str.__str__(value)[:LONGEST]
    if depth < DEEPEST and issubclass(kind, LISTS):
        return [as_data(item, depth + 1) for item in islice(_items(value), MOST)]
    fields = _fields(value) if depth < DEEPEST else None
    told: dict[str, Any] = (
        {} if issubclass(kind, dict) and fields is not None else {"kind": kind_of(value)}
    )
    if fields is not None:
        told["table"] = [
            [as_data(key, depth + 1), as_data(item, depth + 1)]
            for key, item in islice(fields.items(), MOST)
        ]
    return told


def _items(value: Any) -> Iterable[object]:
    """What is in a list, by the list's own way through it and not by one of theirs."""
    base = next(kind for kind in LISTS if issubclass(type(value), kind))
    return iter(base.__iter__(value))


def _fields(value: Any) -> Mapping[object, object] | None:
    """What is in a dictionary, or what an object of theirs holds; None for anything else."""
    if issubclass(type(value), dict):
        return dict(dict.items(value))
    found: dict[object, object] = {}
    for name in _slots(type(value)):
        try:
            found[name] = object.__getattribute__(value, name)
        except AttributeError:
            continue
    try:
        held = object.__getattribute__(value, "__dict__")
    except AttributeError:
        return found or None
    if type(held) is not dict or callable(value):
        return None
    return {**found, **{name: item for name, item in held.items() if type(name) is str}}


def _slots(cls: type) -> Iterable[str]:
    for base in cls.__mro__:
        slots = vars(base).get("__slots__", ())
        yield from [slots] if type(slots) is str else [name for name in slots if type(name) is str]
