"""An attribute of theirs that is read, and answers as somebody else does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Looked:
    """Stands in a class for an attribute of its objects.

    `slot` is what stood there before; `look` is called with the object, and what reads its own.
    """

    def __init__(
        self, name: str, slot: Any, look: Callable[[object, Callable[[], object]], object]
    ) -> None:
        self._name = name
        self._slot = slot if hasattr(slot, "__set__") else None
        self._look = look

    def __get__(self, thing: Any, kind: type | None = None) -> Any:
        """Read it."""
        if thing is None:
            return self
        return self._look(thing, lambda: self._own(thing))

    def __set__(self, thing: Any, value: object) -> None:
        """Set it as it was set before."""
        if self._slot is not None:
            self._slot.__set__(thing, value)
        else:
            vars(thing)[self._name] = value

    def _own(self, thing: Any) -> object:
        if self._slot is not None:
            return self._slot.__get__(thing, type(thing))
        try:
            return vars(thing)[self._name]
        except KeyError:
            raise AttributeError(self._name) from None
