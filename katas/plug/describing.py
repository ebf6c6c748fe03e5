"""Describes what a loaded Python module offers, by its signatures."""

import inspect
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType

from katas.plug.surface import Offer, Parameter, Surface

OBJECT_NAMES = ("self", "this", "me", "_")
"""What people call the object that a method is called on."""


def describe(module: ModuleType, folder: Path) -> Surface:
    """List what is written in a module, or in its neighbours in the learner's folder."""
    public = [(name, value) for name, value in vars(module).items() if not name.startswith("_")]
    theirs = [(name, value) for name, value in public if _is_theirs(value, folder)]
    offers = [offer for name, value in theirs for offer in _offers(name, value, folder)]
    classes = [
        offer
        for name, value in theirs
        if isinstance(value, type)
        for offer in _offer((name,), value)
    ]
    return Surface(tuple(offers), tuple(classes))


def takes(function: Callable[..., object], count: int) -> bool:
    """Whether a function takes so many arguments."""
    try:
        _signature(function).bind(*range(count))
    except (TypeError, ValueError):
        return False
    return True


def _is_theirs(value: object, folder: Path) -> bool:
    """Whether something is written in the learner's folder, and not in an environment in it.

    What is made of a function (a partial, a cache around it) is theirs as the function is.
    """
    inner = inspect.unwrap(getattr(value, "func", value))  # type: ignore[arg-type]
    origin = getattr(sys.modules.get(getattr(inner, "__module__", "")), "__file__", None)
    if origin is None or not Path(origin).is_relative_to(folder):
        return False
    parts = Path(origin).relative_to(folder).parts
    return not any(part.startswith(".") or part == "site-packages" for part in parts)


def _offers(name: str, value: object, folder: Path) -> Iterator[Offer]:
    if isinstance(value, type):
        yield from _methods(name, value, folder)
    elif callable(value):
        yield from _offer((name,), value)


def _methods(owner: str, cls: type, folder: Path) -> Iterator[Offer]:
    """The methods that a class offers, each once, those of their own bases included."""
    found: dict[str, object] = {}
    for base in reversed(cls.__mro__):
        if _is_theirs(base, folder):
            found |= vars(base)
    for name, raw in found.items():
        if name.startswith("_"):
            continue
        if isinstance(raw, (staticmethod, classmethod)):
            yield from _offer((owner, name), getattr(cls, name))
        elif isinstance(raw, FunctionType):
            yield from _offer((owner, name), raw, needs_object=_takes_object(raw))


def _takes_object(method: FunctionType) -> bool:
    """Whether a method's first parameter is an object; if not, a decorator was forgotten."""
    names = method.__code__.co_varnames[: method.__code__.co_argcount]
    return bool(names) and names[0] in OBJECT_NAMES


def _offer(
    path: tuple[str, ...], function: Callable[..., object], *, needs_object: bool = False
) -> Iterator[Offer]:
    """Offer a function, unless it is one of Python's that won't show its parameters."""
    try:
        signature = _signature(function)
    except ValueError:
        return
    parameters = tuple(
        Parameter(
            item.name,
            optional=item.default is not item.empty,
            rest=item.kind is item.VAR_POSITIONAL,
        )
        for item in signature.parameters.values()
        if item.kind not in (item.VAR_KEYWORD, item.KEYWORD_ONLY)
    )
    code = getattr(inspect.unwrap(function), "__code__", None)
    yield Offer(path, parameters, code.co_firstlineno if code else 0, needs_object)


def _signature(function: Callable[..., object]) -> inspect.Signature:
    """The parameters; annotations are left as they are written.

    Raises ValueError for one of Python's own functions that won't show them.
    """
    if sys.version_info >= (3, 14):
        from annotationlib import Format  # noqa: PLC0415  # not there before

        return inspect.signature(function, annotation_format=Format.STRING)
    return inspect.signature(function)
