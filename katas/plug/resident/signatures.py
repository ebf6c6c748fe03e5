"""Tells the parameters of a function: as data, and never by what an annotation means."""

import sys
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

Data = dict[str, Any]
"""What goes in and comes out: values that JSON has."""

REST = 0x04
"""The flag of a function that takes any number of arguments."""


def takes(function: Callable[..., object], count: int) -> bool:
    """Whether a function takes so many arguments."""
    import inspect  # noqa: PLC0415  # slow to import, and seldom needed

    try:
        inspect.signature(function).bind(*range(count))
    except (TypeError, ValueError, NameError):
        return False
    return True


def unwrapped(function: Any) -> Any:
    """The function that decorators which keep its face were put around."""
    seen = 0
    while seen < 100 and hasattr(function, "__wrapped__"):
        function = function.__wrapped__
        seen += 1
    return function


def plain_parameters(function: FunctionType) -> list[Data]:
    """The parameters of a function as it is written, without the time that `inspect` takes."""
    code = function.__code__
    names = code.co_varnames[: code.co_argcount]
    required = len(names) - len(function.__defaults__ or ())
    written = _written_annotations(function)
    parameters = [
        parameter(name, written, optional=index >= required) for index, name in enumerate(names)
    ]
    if code.co_flags & REST:
        rest = code.co_varnames[code.co_argcount + code.co_kwonlyargcount]
        parameters.append(parameter(rest, written, rest=True))
    return parameters


def parameter(
    name: str, written: Mapping[str, str], *, optional: bool = False, rest: bool = False
) -> Data:
    """One parameter as data; `written` are the annotations."""
    return {
        "name": name,
        "optional": optional,
        "rest": rest,
        "annotation": written.get(name, ""),
    }


def _written_annotations(function: FunctionType) -> dict[str, str]:
    """Annotations as text; what they mean is never evaluated."""
    if sys.version_info >= (3, 14):
        from annotationlib import Format, get_annotations  # noqa: PLC0415  # not there before

        written: Mapping[str, Any] = get_annotations(function, format=Format.STRING)
    else:
        written = function.__annotations__
    return {name: _as_text(value) for name, value in written.items()}


def _as_text(annotation: object) -> str:
    if isinstance(annotation, str):
        return annotation
    return annotation.__name__ if isinstance(annotation, type) else str(annotation)


def signed_parameters(function: Callable[..., object]) -> list[Data] | None:
    """The parameters of anything that can be called; None for what won't show them."""
    import inspect  # noqa: PLC0415  # slow to import, and seldom needed

    try:
        if sys.version_info >= (3, 14):
            from annotationlib import Format  # noqa: PLC0415  # not there before

            signature = inspect.signature(function, annotation_format=Format.STRING)
        else:
            signature = inspect.signature(function)
    except (ValueError, TypeError):
        return None
    return [
        parameter(
            item.name,
            {} if item.annotation is item.empty else {item.name: _as_text(item.annotation)},
            optional=item.default is not item.empty,
            rest=item.kind is item.VAR_POSITIONAL,
        )
        for item in signature.parameters.values()
        if item.kind not in (item.VAR_KEYWORD, item.KEYWORD_ONLY)
    ]
