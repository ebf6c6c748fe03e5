"""A failure under pytest: raised by an example, shown in dice words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

from katas.spec import Told, failure_lines, phrases

if TYPE_CHECKING:
    from _pytest._io import TerminalWriter


TOLD: pytest.StashKey[Told] = pytest.StashKey()
"""Where an item keeps what became of it."""


class NotPassed(Exception):
    """An example did not pass; the message is the whole story."""

    def __init__(self, told: Told) -> None:
        super().__init__("\n".join(failure_lines(told)))
        self.told = told


class NoPoints:
    """What `place` gives where the solution gives nothing: whoever looks at it is told so."""

    def __init__(self, told: Told) -> None:
        self._told = told

    def __repr__(self) -> str:
        return "nothing"

    def __eq__(self, other: object) -> NoReturn:
        __tracebackhide__ = True
        raise NotPassed(self._told)

    def __bool__(self) -> NoReturn:
        __tracebackhide__ = True
        raise NotPassed(self._told)

    __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __add__ = __radd__ = __eq__
    __hash__ = None  # type: ignore[assignment]  # as of anything that equals nothing


def in_a_line(told: Told) -> str:
    """What was expected and what came, in one line."""
    says = phrases(told.language)
    compared = f"{says['expected']} {told.expected}, {says['got']} {told.got}"
    return compared if told.expected else told.got_why or told.heading


class InDiceWords:
    """How a failure is shown: the lines, and one of them for the short summary."""

    def __init__(self, told: Told, path: Path) -> None:
        self._lines = failure_lines(told)
        written = told.where.rpartition(":")[2]
        line = int(written) if written.isdigit() else 1
        self.reprcrash = Crash(str(path), line, in_a_line(told))

    def __str__(self) -> str:
        return "\n".join(self._lines)

    def toterminal(self, writer: TerminalWriter) -> None:
        """Write the lines; pytest calls this with its terminal writer."""
        for line in self._lines:
            writer.line(line)


class Crash:
    """Where and why, in the shape that pytest's short summary and JUnit report look for."""

    def __init__(self, path: str, lineno: int, message: str) -> None:
        self.path = path
        self.lineno = lineno
        self.message = message

    def __str__(self) -> str:
        return f"{self.path}:{self.lineno}: {self.message}"


class FailsInDiceWords(pytest.Item):
    """An item whose failures speak of dice; anything that is our own fault keeps its traceback."""

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> Any:  # type: ignore[override]  # pytest passes no style
        """Show what was expected and what came."""
        if isinstance(excinfo.value, NotPassed):
            return InDiceWords(excinfo.value.told, self.path)
        return super().repr_failure(excinfo)
