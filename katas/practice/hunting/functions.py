"""Finds the functions of Python's behind what a call leads to, and whatever else holds them."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from types import FunctionType, MethodType, ModuleType
from typing import Any

from katas.plug import Call
from katas.plug.binding.call import Make
from katas.plug.hosts.port import Wrapped
from katas.practice.hunting.hearing import Role


def makes_of(call: Call) -> Iterator[Make | Wrapped]:
    """The objects that a call makes, those inside others too."""
    waiting: list[object] = [call.on, *call.arguments]
    while waiting:
        item = waiting.pop()
        if isinstance(item, (Make, Wrapped)):
            yield item
        if isinstance(item, Make):
            waiting += item.arguments
            waiting += [value for gift in item.gifts for value in gift.arguments]


def function_in(raw: Any) -> FunctionType | None:
    """The function of Python's in what a name stands for; None where there is none."""
    for _ in range(DEEPEST):
        if isinstance(raw, FunctionType):
            return raw
        inner = (
            getattr(raw, "__func__", None)
            or getattr(raw, "fget", None)
            or (getattr(raw, "func", None) if type(raw).__name__ == "cached_property" else None)
            or (getattr(raw, "__wrapped__", None) if hasattr(raw, "cache_clear") else None)
            or inspect.getattr_static(type(raw), "__call__", None)
        )
        if inner is None or inner is raw or isinstance(raw, type):
            return None
        raw = inner
    return None


DEEPEST = 10
"""So many things may be wrapped in one another."""


def role_of(category: str | None, call: Call, owner: Any, raw: Any) -> Role:
    """A call as its function sees it: whether an object comes first, and which."""
    if isinstance(raw, MethodType):
        return Role(category, call, takes_object=True, me=raw.__self__)
    if isinstance(raw, classmethod):
        return Role(category, call, takes_object=True, me=owner)
    if isinstance(raw, staticmethod):
        return Role(category, call)
    if call.on is not None:
        return Role(category, call, takes_object=True)
    if isinstance(raw, FunctionType) or hasattr(raw, "cache_clear"):
        on_object = not isinstance(owner, (type, ModuleType)) and not _is_own(owner, raw)
        return Role(category, call, takes_object=on_object, me=owner if on_object else None)
    return Role(category, call, takes_object=True, me=raw)  # an object that is called itself


def _is_own(owner: object, raw: object) -> bool:
    """Whether an object has something for itself alone."""
    return any(item is raw for item in getattr(owner, "__dict__", {}).values())


def holders_of(
    module: ModuleType, owner: Any, name: str, value: object
) -> Iterator[tuple[Any, Any]]:
    """Where something is held: by its name, by others in the module, in tables that it has."""
    yield owner, name
    for key, held in list(vars(module).items()):
        if key.startswith("__"):
            continue  # what Python has put there, its own functions among it
        if held is value and not (module is owner and key == name):
            yield module, key
        elif isinstance(held, dict):
            yield from ((held, inner) for inner, item in list(held.items()) if item is value)
        elif isinstance(held, list):
            yield from ((held, place) for place, item in enumerate(held) if item is value)


def put(holder: Any, key: Any, value: Any) -> None:
    """Put a function in its place; in a class it is to be called without an object."""
    if isinstance(holder, (dict, list)):
        holder[key] = value
    else:
        setattr(holder, key, staticmethod(value) if isinstance(holder, type) else value)
