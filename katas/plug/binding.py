"""How each operation of the contract is called on one solution."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from katas.model import Roll
from katas.plug.port import Argument


class Dice(Enum):
    """How a roll is handed over: as one list, or die by die."""

    LIST = "dice"
    EACH = "*dice"


@dataclass(frozen=True, slots=True)
class Call:
    """A way to score a roll: what to call, and with what in which order.

    An argument is the roll in one of its two forms, or a fixed text (a category's spelling).
    """

    path: tuple[str, ...]
    arguments: tuple[Dice | str, ...]

    def given(self, roll: Roll) -> list[Argument]:
        """Give the arguments for a roll."""
        arguments: list[Argument] = []
        for argument in self.arguments:
            match argument:
                case Dice.LIST:
                    arguments.append(list(roll))
                case Dice.EACH:
                    arguments += roll
                case str():
                    arguments.append(argument)
        return arguments

    @property
    def general(self) -> str:
        """The call for any category: the spelling of one becomes the word `category`."""
        return self._shown("category")

    def __str__(self) -> str:
        return self._shown(None)

    def _shown(self, any_text: str | None) -> str:
        shown = (
            argument.value if isinstance(argument, Dice) else any_text or f'"{argument}"'
            for argument in self.arguments
        )
        return f"{'.'.join(self.path)}({', '.join(shown)})"


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
