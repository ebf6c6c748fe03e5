"""Tries calls on rolls, each once: a probe confirms what names and signatures say."""

from collections.abc import Iterable

from katas.catalog import Words
from katas.model import Answer, Failure, Outcome, Roll, Verdict
from katas.plug.binding.call import Call
from katas.plug.hosts.port import Host


class Trial:
    """What came of the calls that were tried on a host."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._seen: dict[tuple[Call, Roll], Outcome] = {}

    def outcome(self, call: Call, roll: Roll) -> Outcome:
        """Try a call on a roll, unless it has been tried."""
        key = call, roll
        if key not in self._seen:
            self._seen[key] = call.on_host(self.host, roll)
        return self._seen[key]

    def scores(self, call: Call, entry: Words) -> bool:
        """Whether a call gives points for a roll that has some by all rules."""
        return points(self.outcome(call, entry.probe)) > 0

    def reaches(self, call: Call, entry: Words) -> bool:
        """Whether a call gets to its function, whatever came of it there."""
        return not is_misfit(self.outcome(call, entry.probe))

    def first_scoring(self, calls: Iterable[Call], entry: Words) -> Call | None:
        """The first of some calls that gives points, or that had to be stopped: one is enough."""
        for call in calls:
            if self.scores(call, entry) or is_stopped(self.outcome(call, entry.probe)):
                return call
        return None

    def most_scoring(self, calls: Iterable[Call], entry: Words) -> Call | None:
        """The first call that gives points for the most of the probes; None where none does."""
        best, most = None, 0
        for call in calls:
            scored = sum(points(self.outcome(call, roll)) > 0 for roll in entry.probes)
            if scored > most:
                best, most = call, scored
            if most == len(entry.probes):
                break
        return best


def points(outcome: Outcome) -> int:
    """The score that came, or -1."""
    if isinstance(outcome, Answer) and outcome.score is not None:
        return outcome.score
    return -1


def is_misfit(outcome: Outcome) -> bool:
    """Whether a call was no call: it takes other arguments, or gives something to call."""
    if isinstance(outcome, Answer):
        return outcome.kind in TO_CALL
    return isinstance(outcome, Failure) and outcome.accident in MISFITS


TO_CALL = frozenset(
    {"function", "method", "partial", "type", "Proc", "Method", "Class", "Function"}
)
"""Kinds of what is to be called itself."""


def takes_so_many(outcome: Outcome) -> bool:
    """Whether a call has the right number of arguments, whatever came of it."""
    return not (isinstance(outcome, Failure) and outcome.accident == MISFITS[0])


MISFITS = ("a wrong number of arguments", "arguments of another type")
"""What is said of a call that the signature doesn't take."""


def is_stub(outcome: Outcome) -> bool:
    """Whether a call leads to what says of itself that it is still to be written."""
    return isinstance(outcome, Failure) and (
        outcome.kind == "NotImplementedError" or outcome.accident == "not written yet"
    )


def is_stopped(outcome: Outcome) -> bool:
    """Whether a call had to be stopped, or ended its process."""
    return isinstance(outcome, Failure) and outcome.verdict is not Verdict.RAISED


def leads_nowhere(outcome: Outcome) -> bool:
    """Whether what was to be called isn't there."""
    if not isinstance(outcome, Failure) or outcome.place:
        return False
    return outcome.kind in ("AttributeError", "NoSuchName")


def shown(outcome: Outcome) -> str:
    """What came, in a word."""
    if isinstance(outcome, Answer):
        return outcome.shown
    if is_stopped(outcome):
        return f"no answer ({outcome.verdict.value.replace('_', ' ')})"
    return outcome.kind
