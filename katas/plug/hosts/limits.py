"""How long a solution may take: one call, and all of them together."""

from katas.model import Failure, Verdict
from katas.records import dataclass

CALL = 2.0
RUN = 60.0


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
