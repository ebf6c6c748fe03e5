"""The ways a solution's code ends that are not its own: stopped here, and told as data."""

from collections.abc import Sequence


class DoesNotLoad(Exception):
    """The solution's file can't be loaded, for a reason that its author can mend.

    The fields are those of `katas.errors.KatasError`, which is not there in a worker's child.
    """

    def __init__(self, problem: str, *, found: Sequence[str] = (), advice: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.found = tuple(found)
        self.advice = advice


class AskedForInput(BaseException):
    """The solution reads from the keyboard. No Exception: a game's own loop can't swallow it."""


class TookTooLong(BaseException):
    """A call was longer at it than the limit allows."""


class PrintedTooMuch(BaseException):
    """A call printed more than the limit allows."""
