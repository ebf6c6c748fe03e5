"""A solution plugged in: asked for an operation, it gives an outcome, whatever its shape."""

from dataclasses import dataclass, replace

from katas.model import Answer, Failure, Operation, Outcome, Verdict
from katas.plug.binding.call import Binding
from katas.plug.hosts.port import Host


@dataclass(frozen=True, slots=True)
class Solution:
    """A host, and how each operation is called on it.

    `refused` is the score by which it says that it refuses a roll, where it has one.
    """

    host: Host
    binding: Binding
    refused: int | None = None

    @property
    def name(self) -> str:
        """What people call it: its file's name."""
        return self.host.name

    def perform(self, operation: Operation) -> Outcome:
        """Carry out one operation."""
        call = self.binding.calls.get(operation.category)
        if call is None:
            missing = self.binding.missing.get(operation.category, "")
            return Failure(Verdict.NOT_THERE, "", str(missing))
        return self._told(call.on_host(self.host, operation.roll))

    def _told(self, outcome: Outcome) -> Outcome:
        """What came, as the solution means it."""
        if not isinstance(outcome, Answer):
            return outcome
        if self.refused is not None:
            if outcome.score != self.refused:
                return outcome
            return Failure(Verdict.RAISED, "refused", outcome.shown, outcome.printed, outcome.place)
        return outcome if self.binding.refuses else replace(outcome, could_refuse=False)

    def close(self) -> None:
        """Leave nothing behind."""
        self.host.close()
