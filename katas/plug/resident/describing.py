"""Describes what a loaded Python module offers, by its signatures: data that fits in JSON."""

import sys
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any, TypeGuard, TypeVar

from katas.plug.resident.signatures import (
    Data,
    parameter,
    plain_parameters,
    signed_parameters,
    unwrapped,
)

T = TypeVar("T")

OBJECT_NAMES = ("self", "this", "me", "_")
"""What people call the object that a method is called on."""

COMMON = frozenset([*dir(list), *dir(dict), *dir(str)])


def describe(module: ModuleType, root: Path) -> Data:
    """List what is written in a module, or in its neighbours below the root of its imports.

    Modules of theirs that it imports as such (`import dice`) are looked into as well.
    """
    found = list(_theirs(module, (), root))
    for name, value in _public(vars(module)):
        if is_a(value, ModuleType) and _is_neighbour(value, module, root):
            found += _theirs(value, (name,), root)
    for path, value in list(found):
        if is_a(value, type):
            found += _nested(path, value, root)
    offers: list[Data] = []
    classes: list[Data] = []
    for path, value in found:
        offers += _offers(path, value, root)
        if is_a(value, type):
            classes += _class(path, value, root)
    return {"offers": offers, "classes": classes, "constants": list(_constants(module, root))}


def _public(names: Mapping[str, object]) -> list[tuple[str, object]]:
    return [(name, value) for name, value in names.items() if not name.startswith("_")]


def _theirs(
    module: ModuleType, way: tuple[str, ...], root: Path
) -> Iterator[tuple[tuple[str, ...], object]]:
    for name, value in _public(vars(module)):
        if is_a(value, ModuleType):
            continue
        if _is_theirs(value, root) or _is_alias(name, value):
            yield (*way, name), value


def _is_neighbour(value: ModuleType, module: ModuleType, root: Path) -> bool:
    """Whether a module that is imported is another one of theirs."""
    same = getattr(value, "__file__", None) == getattr(module, "__file__", None)
    return not same and _is_written(value, root)


def _nested(
    path: tuple[str, ...], cls: type, root: Path
) -> Iterator[tuple[tuple[str, ...], object]]:
    """Classes that stand in a class, such as the enumeration of its categories."""
    for name, value in _public(vars(cls)):
        if is_a(value, type) and _is_theirs(value, root):
            yield (*path, name), value


def _is_alias(name: str, value: object) -> bool:
    """Whether a function of Python's was given a name of their own: `chance = sum`."""
    return is_a(value, BuiltinFunctionType) and value.__name__ != name


def _constants(module: ModuleType, root: Path) -> Iterator[Data]:
    """Texts, whole numbers and objects of theirs by name: what a category may be called by."""
    classes = {
        id(value): name for name, value in vars(module).items() if issubclass(type(value), type)
    }
    for name, value in _public(vars(module)):
        if type(value) is int or type(value) is str:
            yield {"path": [name], "value": value}
        elif id(type(value)) in classes and _is_theirs(type(value), root):
            yield {"path": [name], "class": [classes[id(type(value))]]}


def is_a(value: object, kind: type[T]) -> TypeGuard[T]:
    """Whether something is of a type, by what it is and not by what it says of itself."""
    return issubclass(type(value), kind)


def _is_theirs(value: object, root: Path) -> bool:
    """Whether something is written below the root, and not in an environment there.

    What is made of a function (a partial, a cache around it) is theirs as the function is.
    """
    try:
        inner = unwrapped(getattr(value, "func", value))
        return any(_is_below(origin, root) for origin in _origins(inner))
    except Exception:  # noqa: BLE001  # asked for an attribute, theirs may do anything
        return False


def _origins(value: Any) -> Iterator[str | None]:
    """The files that something may be written in: its module's, and those of its code.

    A module's name may be another's by now: see `loading`.
    """
    yield getattr(sys.modules.get(getattr(value, "__module__", None) or ""), "__file__", None)
    for function in [value, *(vars(value).values() if is_a(value, type) else ())]:
        if is_a(function, FunctionType):
            yield function.__code__.co_filename


def _is_written(module: ModuleType, root: Path) -> bool:
    return _is_below(getattr(module, "__file__", None), root)


@cache
def _is_below(origin: str | None, root: Path) -> bool:
    if origin is None or not Path(origin).is_relative_to(root):
        return False
    parts = Path(origin).relative_to(root).parts
    return not any(part.startswith(".") or part == "site-packages" for part in parts)


def _offers(path: tuple[str, ...], value: object, root: Path) -> Iterator[Data]:
    if is_a(value, type):
        yield from _methods(path, value, root)
    elif callable(value):
        yield from _offer(path, value)


def _members(cls: type, root: Path) -> dict[str, object]:
    """What stands in a class, each once, what it has from their own bases included."""
    found: dict[str, object] = {}
    for base in reversed(cls.__mro__):
        if _is_theirs(base, root):
            found |= vars(base)
    return found


def _methods(owner: tuple[str, ...], cls: type, root: Path) -> Iterator[Data]:
    for name, raw in _members(cls, root).items():
        if name.startswith("_") and name != "__call__":
            continue
        path = (*owner, name)
        if is_a(raw, staticmethod) or is_a(raw, classmethod):
            yield from _offer(path, getattr(cls, name))
        elif is_a(raw, property) or type(raw).__name__ == "cached_property":
            yield {"path": list(path), "attribute": True, "needs_object": True, "line": 0}
        elif isinstance(unwrapped(raw), FunctionType):
            yield from _offer(path, raw, needs_object=_takes_object(unwrapped(raw)))


def _takes_object(method: FunctionType) -> bool:
    """Whether a method's first parameter is an object; if not, a decorator was forgotten.

    What a decorator has put around it (`wrapper(*args, **kwargs)`) is taken for a method.
    """
    names = method.__code__.co_varnames[: method.__code__.co_argcount]
    if not names:
        return "<locals>" in method.__qualname__
    return names[0] in OBJECT_NAMES


def _class(path: tuple[str, ...], cls: type, root: Path) -> Iterator[Data]:
    """How an object of a class is made, its members if it is an enumeration, its attributes."""
    data: Data = {"path": list(path)}
    if issubclass(cls, Enum):
        data["members"] = [
            {"name": name, "value": item.value if type(item.value) in (int, str) else None}
            for name, item in cls.__members__.items()
        ]
        yield data
        return
    found = _members(cls, root)
    data["constants"] = [
        {"name": name, "value": value}
        for name, value in _public(found)
        if type(value) is int or type(value) is str
    ]
    data["abstract"] = bool(getattr(cls, "__abstractmethods__", None))
    data["attributes"] = _attributes(found)
    data["parameters"] = _made_with(cls)
    if data["parameters"] is not None:
        yield data


def _attributes(found: Mapping[str, object]) -> list[str]:
    """Names that an object may be given after it is made: declared, or used by its methods.

    A name that lists and dictionaries have as well (`counts.values()`) may be theirs.
    """
    names = [name for name, value in _public(found) if not callable(value)]
    slots: Any = found.get("__slots__") or ()
    names += [*_annotations(found), *([slots] if isinstance(slots, str) else slots)]
    for value in found.values():
        code = getattr(unwrapped(getattr(value, "fget", value)), "__code__", None)
        if code is not None:
            names += [name for name in code.co_names if name not in COMMON]
    return [name for name in dict.fromkeys(names) if not name.startswith("__")]


def _annotations(found: Mapping[str, object]) -> Iterator[str]:
    written = found.get("__annotations__")
    if isinstance(written, dict):
        yield from written


def _made_with(cls: type) -> list[Data] | None:
    """What a class is called with; None for one that won't say."""
    made = next(
        (getattr(cls, name) for name in ("__init__", "__new__") if _is_function(cls, name)), None
    )
    if made is not None:
        return plain_parameters(made)[1:]
    return [] if _is_made_of_nothing(cls) else signed_parameters(cls)


def _is_made_of_nothing(cls: type) -> bool:
    """Whether a class is made as any object is, which `inspect` needn't be imported for."""
    plain = type(cls) is type and not hasattr(cls, "__signature__")
    made = [getattr(cls, name) is getattr(object, name) for name in ("__init__", "__new__")]
    return plain and all(made) and cls.__text_signature__ is None


def _is_function(cls: type, name: str) -> bool:
    return type(cls) is type and isinstance(getattr(cls, name), FunctionType)


def _offer(path: tuple[str, ...], function: Any, *, needs_object: bool = False) -> Iterator[Data]:
    """Offer a function, unless it is one of Python's that won't show its parameters."""
    inner = unwrapped(function)
    code = getattr(inner, "__code__", None)
    if isinstance(inner, FunctionType) and not hasattr(inner, "__signature__"):
        parameters: list[Data] | None = plain_parameters(inner)
    elif isinstance(inner, MethodType) and isinstance(inner.__func__, FunctionType):
        parameters = plain_parameters(inner.__func__)[1:]
    else:
        parameters = signed_parameters(function)
    if parameters is None:
        return
    if needs_object and (not parameters or parameters[0].get("rest")):
        parameters.insert(0, parameter(OBJECT_NAMES[0], {}))
    yield {
        "path": list(path),
        "parameters": parameters,
        "line": code.co_firstlineno if code else 0,
        "needs_object": needs_object,
    }
