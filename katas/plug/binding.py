"""How each operation of the contract is called on one solution."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from katas.model import Failure, Outcome, Roll
from katas.plug.port import Argument, Host


class Dice(Enum):
    """How a roll is handed over: as one list, or die by die."""

    LIST = "dice"
    EACH = "*dice"


Arguments = tuple[Dice | str, ...]
"""What is handed over, in order: the roll in one of its forms, or a category's spelling."""


def given(arguments: Arguments, roll: Roll) -> list[Argument]:
    """Fill a roll into arguments."""
    filled: list[Argument] = []
    for argument in arguments:
        match argument:
            case Dice.LIST:
                filled.append(list(roll))
            case Dice.EACH:
                filled += roll
            case str():
                filled.append(argument)
    return filled


@dataclass(frozen=True, slots=True)
class Make:
    """An object made anew for each call, of the class that `path` leads to."""

    path: tuple[str, ...]
    arguments: Arguments


@dataclass(frozen=True, slots=True)
class Call:
    """A way to score a roll: what to call, with what, and on which object if on any."""

    path: tuple[str, ...]
    arguments: Arguments
    on: Make | None = None

    def on_host(self, host: Host, roll: Roll) -> Outcome:
        """Score a roll on a host, on an object of its own if it takes one."""
        if self.on is None:
            return host.call(self.path, given(self.arguments, roll))
        made = host.new(self.on.path, given(self.on.arguments, roll))
        if isinstance(made, Failure):
            return made
        outcome = host.call(self.path, given(self.arguments, roll), made)
        host.release(made)
        return outcome

    @property
    def general(self) -> str:
        """The call for any category: the spelling of one becomes the word `category`."""
        return self._shown("category")

    def __str__(self) -> str:
        return self._shown(None)

    def _shown(self, any_text: str | None) -> str:
        call = f"{'.'.join(self.path)}({_listed(self.arguments, any_text)})"
        if self.on is None:
            return call
        return f"{'.'.join(self.on.path)}({_listed(self.on.arguments, any_text)}).{call}"


def _listed(arguments: Arguments, any_text: str | None) -> str:
    return ", ".join(
        argument.value if isinstance(argument, Dice) else any_text or f'"{argument}"'
        for argument in arguments
    )


@dataclass(frozen=True, slots=True)
class Binding:
    """The calls that were found, by category (None where the kata has none).

    `missing` says of each category that isn't there yet what to add.
    """

    calls: Mapping[str | None, Call]
    missing: Mapping[str | None, str]

    def __str__(self) -> str:
        """`score(dice, category)`, or each call there is."""
        shown = dict.fromkeys(call.general for call in self.calls.values())
        return "  ".join(shown) or "nothing found yet"
