"""The port: what every host of a solution can be asked, whatever it is written in.

docs/protocol.md has the same as lines of JSON, for hosts that are programs of their own.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Protocol

from katas.model import Failure, Outcome, Roll
from katas.plug.hosts.surface import Surface
from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Reference:
    """An object that the host keeps, by its handle."""

    handle: int


@dataclass(frozen=True, slots=True)
class Member:
    """Something that the solution has by name: `Category.PAIR`, a constant, a class."""

    path: tuple[str, ...]

    def __str__(self) -> str:
        return ".".join(self.path)


Argument = (
    int | str | None | Sequence[int] | Sequence[str] | Reference | Sequence[Reference] | Member
)
"""What a call can be given."""


class Dice(Enum):
    """How a roll is handed over: as one list, or die by die."""

    LIST = "dice"
    EACH = "*dice"


@dataclass(frozen=True, slots=True)
class Wrapped:
    """The roll as a list of objects of theirs, each made of one die."""

    path: tuple[str, ...]

    def __str__(self) -> str:
        return f"[{'.'.join(self.path)}(die) for die in dice]"


@dataclass(frozen=True, slots=True)
class Made:
    """What an earlier step of the same call has made."""

    step: int


StepArgument = int | str | None | tuple[str, ...] | Dice | Wrapped | Made | Member


@dataclass(frozen=True, slots=True)
class Step:
    """One request of a call that is performed on many rolls.

    `operation` is "new", "set", "get" or "call"; `on` is the step whose object it is about.
    """

    operation: str
    path: tuple[str, ...]
    arguments: tuple[StepArgument, ...] = ()
    on: int | None = None

    def as_data(self) -> dict[str, Any]:
        """The step as it crosses."""
        data: dict[str, Any] = {"op": self.operation, "path": list(self.path)}
        data["arguments"] = [as_data(argument) for argument in self.arguments]
        if self.on is not None:
            data["on"] = {"made": self.on}
        return data


def as_data(argument: Argument | StepArgument) -> Any:
    """An argument as it crosses: a JSON value, or an object that says what it stands for."""
    if type(argument) is str or type(argument) is int:
        return argument
    match argument:
        case Reference(handle):
            data: Any = {"ref": handle}
        case Member(path):
            data = {"member": list(path)}
        case Made(step):
            data = {"made": step}
        case Dice.LIST:
            data = {"dice": "list"}
        case Dice.EACH:
            data = {"dice": "each"}
        case Wrapped(path):
            data = {"dice": "wrapped", "as": list(path)}
        case int() | str() | None:
            data = argument
        case _:
            data = [item if type(item) is int else as_data(item) for item in argument]
    return data


@dataclass(frozen=True, slots=True)
class Batch:
    """What came of one call on many rolls, in their order.

    `scores` has None where `odd` has the outcome that is no score. `changed` counts the rolls
    whose list came back changed; `example` is the first of them, as it went and as it came.
    """

    scores: Sequence[int | None]
    odd: Mapping[int, Outcome]
    changed: int = 0
    example: tuple[Roll, tuple[object, ...]] | None = None


class Host(Protocol):
    """Where a solution's code runs. Whatever that does, an outcome comes back."""

    @property
    def name(self) -> str:
        """What people call the solution: its file's name."""

    aloud: bool
    """Whether what the solution prints is printed, besides being kept."""

    def describe(self) -> Surface:
        """Say what the solution offers.

        Raises UsageError if it doesn't load.
        """

    def new(self, path: Sequence[str], arguments: Sequence[Argument]) -> Reference | Failure:
        """Make an object of the class that `path` leads to, and keep it until it is released."""

    def get(
        self, path: Sequence[str], on: Reference | None = None, *, data: bool = False
    ) -> Outcome:
        """Read what `path` leads to, from the file or from an object.

        With `data`, the answer has it as data too: texts, yes and no, lists and tables.
        """

    def set(self, on: Reference, name: str, value: Argument) -> Outcome:
        """Set an attribute of an object."""

    def call(
        self,
        path: Sequence[str],
        arguments: Sequence[Argument],
        on: Reference | None = None,
        *,
        data: bool = False,
    ) -> Outcome:
        """Call what `path` leads to, from the file or from an object.

        Lists are the solution's to keep: each call gets copies of its own.
        """

    def call_many(self, calls: Sequence[Sequence[Step]], rolls: Sequence[Roll]) -> Sequence[Batch]:
        """Perform each call on each roll: one batch a call.

        A call that has to be stopped ends all of it; what comes after it was not run.
        """

    def release(self, reference: Reference) -> None:
        """Let go of an object."""

    def anew(self) -> None:
        """Load the solution once more: whatever it remembers is gone, and so are its objects."""

    def no_limits(self) -> None:
        """Let everything take its time: somebody looks at it line by line."""

    def close(self) -> None:
        """Leave nothing behind."""
