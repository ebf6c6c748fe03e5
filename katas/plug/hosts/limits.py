"""How long a solution may take: one call, and all of them together."""

from katas.errors import UsageError
from katas.model import Failure, Verdict
from katas.records import dataclass

CALL = 2.0
RUN = 60.0

LONGEST = 10**6
"""Seconds; nobody waits longer."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds; None is without end. Only time spent in the solution's code counts."""

    call: float | None = CALL
    run: float | None = RUN

    def over(self, spent: float) -> Failure | None:
        """What a call comes to for which no time is left; None if there is some."""
        if self.run is None or spent < self.run:
            return None
        return Failure(Verdict.NOT_RUN, "", f"{self.run:g}")


USUAL = Limits()


def limits_of(call: float | None, run: float | None, usual: Limits = USUAL) -> Limits:
    """The limits that somebody asked for, in seconds: 0 takes one away, None leaves it as usual.

    Raises UsageError for what is no limit.
    """
    for name, seconds in (("call", call), ("run", run)):
        if seconds is not None and not 0 <= seconds < LONGEST:
            raise UsageError(
                f"--{name}-limit {seconds:g} is no limit",
                advice=f"it is in seconds: --{name}-limit 5; 0 takes it away",
            )
    return Limits(_limit(call, usual.call), _limit(run, usual.run))


def _limit(asked: float | None, usual: float | None) -> float | None:
    return usual if asked is None else asked or None
