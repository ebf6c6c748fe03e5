"""A solution plugged in: asked for an operation, it gives an outcome, whatever its shape."""

from dataclasses import dataclass

from katas.model import Failure, Operation, Outcome, Verdict
from katas.plug.binding.call import Binding
from katas.plug.hosts.port import Host


@dataclass(frozen=True, slots=True)
class Solution:
    """A host, and how each operation is called on it."""

    host: Host
    binding: Binding

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
        return call.on_host(self.host, operation.roll)

    def close(self) -> None:
        """Leave nothing behind."""
        self.host.close()
