"""The port: what every host of a solution can be asked, whatever it is written in."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from katas.model import Failure, Outcome
from katas.plug.surface import Surface

Argument = int | str | Sequence[int]
"""What a call can be given: a JSON value."""


@dataclass(frozen=True, slots=True)
class Reference:
    """An object that the host keeps, by its handle."""

    handle: int


class Host(Protocol):
    """Where a solution's code runs."""

    @property
    def name(self) -> str:
        """What people call the solution: its file's name."""

    def describe(self) -> Surface:
        """Say what the solution offers."""

    def new(self, path: Sequence[str], arguments: Sequence[Argument]) -> Reference | Failure:
        """Make an object of the class that `path` leads to, and keep it until it is released."""

    def call(
        self,
        path: Sequence[str],
        arguments: Sequence[Argument],
        on: Reference | None = None,
    ) -> Outcome:
        """Call what `path` leads to, from the file or from an object.

        Whatever the solution does, an outcome comes back. Lists are the solution's to keep:
        each call gets copies of its own.
        """

    def release(self, reference: Reference) -> None:
        """Let go of an object."""
