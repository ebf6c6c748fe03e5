"""Exchanges the code of functions: whoever has hold of one calls something else from then on.

A test may have imported a function by name, a table may hold it, an object may have bound it. All
have the same function object, and its code is what can be exchanged under their hands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import CodeType, FunctionType
from typing import Any

Original = Callable[..., Any]

Instead = Callable[[Original, tuple[Any, ...], dict[str, Any]], object]
"""What is called instead: with the function as it was, and with what it was given."""

CALLED = "katas: what is called instead"
"""Stands among the constants of a code, to be exchanged for what is called."""


class Exchanged:
    """A function whose code is exchanged until it is put back."""

    def __init__(self, function: FunctionType, instead: Instead) -> None:
        self._function = function
        self._code = function.__code__
        self._original = _copy(function)
        function.__code__ = self._new_code(instead)

    def put_back(self) -> None:
        """Give the function its own code again."""
        self._function.__code__ = self._code

    def _new_code(self, instead: Instead) -> CodeType:
        """A code that takes anything; it has as many free variables as a closure has to have."""

        def call(*given: Any, **named: Any) -> object:
            return instead(self._original, given, named)

        code = _template(len(self._code.co_freevars))
        constants = tuple(call if value == CALLED else value for value in code.co_consts)
        return code.replace(
            co_consts=constants,
            co_name=self._code.co_name,
            co_qualname=self._code.co_qualname,
            co_filename=self._code.co_filename,
        )


def _copy(function: FunctionType) -> FunctionType:
    """The same function once more, with the code that it has now."""
    made = FunctionType(
        function.__code__,
        function.__globals__,
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    made.__kwdefaults__ = function.__kwdefaults__
    made.__dict__.update(function.__dict__)
    return made


@cache
def _template(free: int) -> CodeType:
    """The code of a function that hands all it is given on, with so many free variables."""
    names = ", ".join(f"free_{number}" for number in range(free))
    text = (
        f"def outer({names}):\n"
        "    def inner(*given, **named):\n"
        f"        {f'nonlocal {names}' if free else 'pass'}\n"
        f"        call = {CALLED!r}\n"
        "        return call(*given, **named)\n"
        "    return inner\n"
    )
    made: dict[str, Any] = {}
    exec(compile(text, __file__, "exec"), made)  # noqa: S102  # a text of ours, with numbered names
    inner: FunctionType = made["outer"](*[None] * free)
    return inner.__code__
