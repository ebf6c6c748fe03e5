"""Puts what a game answers into data: whole numbers, texts, yes and no, lists and tables."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from gc import get_referents
from itertools import islice
from types import GetSetDescriptorType, MappingProxyType, MemberDescriptorType
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
            for key, item in islice(fields, MOST)
        ]
    return told


def _items(value: Any) -> Iterable[object]:
    """What is in a list, by the list's own way through it and not by one of theirs."""
    base = next(kind for kind in LISTS if issubclass(type(value), kind))
    return iter(base.__iter__(value))


def _fields(value: Any) -> Sequence[tuple[object, object]] | None:
    """What is in a dictionary, or what an object of theirs holds; None for anything else.

    The pairs of a dictionary are not put into another: to find a key's place runs its code.
    """
    if type(value) is MappingProxyType:
        (value,) = get_referents(value)  # what it shows, without asking it
    if issubclass(type(value), dict):
        return list(dict.items(value))
    found: list[tuple[object, object]] = []
    held: object = None
    for base in reversed(MRO(type(value))):
        names = NAMES(base)
        slots = names if "__slots__" in names else ()
        for name in slots:
            slot = names[name]
            with suppress(AttributeError):  # nothing is in it yet
                if type(slot) is MemberDescriptorType:
                    found.append((name, slot.__get__(value)))
        if type(own := names.get("__dict__")) is GetSetDescriptorType:
            held = own.__get__(value)
    if type(held) is not dict:
        return found or None
    if callable(value):
        return None
    return [*found, *((name, item) for name, item in held.items() if type(name) is str)]


MRO: Callable[[type], tuple[type, ...]] = type.__dict__["__mro__"].__get__
NAMES: Callable[[type], Mapping[str, object]] = type.__dict__["__dict__"].__get__
"""What a class has in it, asked past whatever it or its metaclass has to say of that."""
