"""The port: what every host of a solution can be asked, whatever it is written in."""

from collections.abc import Sequence
from typing import Protocol

from katas.model import Outcome
from katas.plug.surface import Surface

Argument = int | str | Sequence[int]
"""What a call can be given: a JSON value."""


class Host(Protocol):
    """Where a solution's code runs."""

    @property
    def name(self) -> str:
        """What people call the solution: its file's name."""

    def describe(self) -> Surface:
        """Say what the solution offers."""

    def call(self, path: Sequence[str], arguments: Sequence[Argument]) -> Outcome:
        """Call what `path` leads to. Whatever the solution does, an outcome comes back.

        Lists are the solution's to keep: each call gets copies of its own.
        """
