"""The host that runs a solution in this process: breakpoints, tracebacks and coverage work."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import ModuleType

from katas.errors import UsageError
from katas.model import Failure, Outcome, Roll
from katas.plug.hosts.limits import Limits
from katas.plug.hosts.port import Argument, Batch, Reference, Step, as_data
from katas.plug.hosts.replies import batches, not_run, outcome, reference_or_failure
from katas.plug.hosts.surface import Surface, read_surface
from katas.plug.resident.endings import DoesNotLoad
from katas.plug.resident.host import Resident
from katas.plug.resident.watchdog import Watchdog, debugged


class InProcess:
    """A Python file, loaded here.

    `keyboard` leaves standard input to the solution; `let_through` are exceptions that end the
    run and not the call, such as a debugger's.
    `known` are modules that may be missing, `stuck` is called when a call can't be interrupted.

    Raises UsageError if the file doesn't load.
    """

    def __init__(
        self,
        file: Path,
        *,
        limits: Limits | None = None,
        known: Mapping[str, Sequence[str]] | None = None,
        keyboard: bool = False,
        let_through: tuple[type[BaseException], ...] = (),
        stuck: Callable[[], None] | None = None,
    ) -> None:
        self.name = file.name
        self.file = file
        self._limits = limits or Limits()
        self._surface: Surface | None = None
        call = None if debugged() else self._limits.call
        self._watchdog = Watchdog(call, stuck=stuck)
        self._loaded = partial(
            Resident,
            file,
            self._watchdog,
            known=known,
            keyboard=keyboard,
            holds=True,
            debugger=True,
            let_through=(KeyboardInterrupt, *let_through),
        )
        try:
            self._resident = self._loaded()
        except DoesNotLoad as error:
            raise UsageError(error.problem, found=error.found, advice=error.advice) from None
        self._watchdog.spent = 0.0

    @property
    def module(self) -> ModuleType:
        """The file as it was loaded."""
        return self._resident.module

    @property
    def aloud(self) -> bool:
        """Whether what the solution prints is printed, besides being kept."""
        return self._resident.guard.aloud

    @aloud.setter
    def aloud(self, aloud: bool) -> None:
        self._resident.guard.aloud = aloud

    def describe(self) -> Surface:
        """List what the file and those that it imports from beside it offer; looked at once."""
        if self._surface is None:
            self._surface = read_surface(self._resident.describe())
        return self._surface

    def new(self, path: Sequence[str], arguments: Sequence[Argument]) -> Reference | Failure:
        """Make an object."""
        return self._over() or reference_or_failure(self._resident.new(path, _data(arguments)))

    def get(
        self, path: Sequence[str], on: Reference | None = None, *, data: bool = False
    ) -> Outcome:
        """Read an attribute."""
        return self._over() or outcome(self._resident.get(path, _handle(on), data=data))

    def set(self, on: Reference, name: str, value: Argument) -> Outcome:
        """Set an attribute."""
        return self._over() or outcome(self._resident.set(on.handle, name, as_data(value)))

    def call(
        self,
        path: Sequence[str],
        arguments: Sequence[Argument],
        on: Reference | None = None,
        *,
        data: bool = False,
    ) -> Outcome:
        """Call a function, or a method of a class or of an object."""
        given = _data(arguments)
        return self._over() or outcome(self._resident.call(path, given, _handle(on), data=data))

    def call_many(self, calls: Sequence[Sequence[Step]], rolls: Sequence[Roll]) -> Sequence[Batch]:
        """Perform each call on each roll."""
        if over := self._over():
            return not_run(over, len(calls), rolls)
        steps = [[step.as_data() for step in call] for call in calls]
        reply = self._resident.call_many(steps, [list(roll) for roll in rolls])
        return batches(reply, len(calls), rolls, sorted_out=True)

    def release(self, reference: Reference) -> None:
        """Let go of an object."""
        self._resident.release(reference.handle)

    def anew(self) -> None:
        """Load the file once more; one that loads only once stays as it is."""
        with suppress(DoesNotLoad):
            aloud, self._resident = self.aloud, self._loaded(afresh=True)
            self.aloud = aloud

    def no_limits(self) -> None:
        """Let everything take its time: somebody looks at it line by line."""
        self._watchdog.limit = None
        self._limits = Limits(None, None)

    def close(self) -> None:
        """Nothing has to be let go."""

    def _over(self) -> Failure | None:
        return self._limits.over(self._watchdog.spent)


def _data(arguments: Sequence[Argument]) -> list[object]:
    return [as_data(argument) for argument in arguments]


def _handle(reference: Reference | None) -> int | None:
    return None if reference is None else reference.handle
