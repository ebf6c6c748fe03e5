"""What became of one example: the verdict and all that a report needs to tell why."""

from katas.model.example import Example
from katas.model.outcome import Outcome
from katas.model.verdict import Verdict
from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """One example judged.

    `outcomes` has one outcome an operation, up to the one that decided. `followed` are the
    names of the readings that the answers fit, where the example is an open one.
    `to_discuss` marks an open row whose answer fits no reading; it counts against nobody.
    """

    example: Example
    verdict: Verdict
    outcomes: tuple[Outcome, ...]
    followed: tuple[str, ...] = ()
    to_discuss: bool = False

    @property
    def passed(self) -> bool:
        """Whether the example passed."""
        return self.verdict is Verdict.PASSED
