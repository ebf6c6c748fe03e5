"""How each operation of the contract is called on one solution.

A call is an expression over the roll: what to call, with what, on which object if on any. Its
text is what `kata calls` shows and what `[tool.katas.calls]` takes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from katas.model import GAME, Outcome, Roll
from katas.plug.binding.missing import Missing
from katas.plug.hosts.performing import perform, perform_on_one
from katas.plug.hosts.port import Batch, Dice, Host, Made, Member, Step, StepArgument, Wrapped
from katas.records import dataclass, field

if TYPE_CHECKING:
    from katas.plug.playing.calls import GameCalls


@dataclass(frozen=True, slots=True)
class Give:
    """What an object is given after it is made: an attribute set, or a method called."""

    name: str
    arguments: Arguments
    attribute: bool = True


@dataclass(frozen=True, slots=True)
class Make:
    """An object made anew for each call, of the class that `path` leads to."""

    path: tuple[str, ...]
    arguments: Arguments = ()
    gifts: tuple[Give, ...] = ()

    def __str__(self) -> str:
        return f"{'.'.join(self.path)}({_listed(self.arguments)})"

    @property
    def takes_dice(self) -> bool:
        """Whether it is made of the roll, or given it before it is asked."""
        given = [*self.arguments, *(item for gift in self.gifts for item in gift.arguments)]
        return any(
            isinstance(item, (Dice, Wrapped)) or (isinstance(item, Make) and item.takes_dice)
            for item in given
        )

    @property
    def variable(self) -> str:
        """What it is called where more than one thing is done to it."""
        return self.path[-1].lower()


CallArgument = Dice | Wrapped | str | int | tuple[str, ...] | Member | Make
Arguments = tuple[CallArgument, ...]
"""What is handed over, in order: the roll in one of its forms, or what stands for a category."""


@dataclass(frozen=True, slots=True)
class Call:
    """A way to score a roll.

    `attribute` reads what `path` leads to instead of calling it.
    """

    path: tuple[str, ...]
    arguments: Arguments = ()
    on: Make | None = None
    attribute: bool = False

    @property
    def owner(self) -> tuple[str, ...]:
        """The way to the class that the call is about; empty for a function."""
        return self.on.path if self.on else self.path[:-1]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The call as requests, the last of which gives the score."""
        steps: list[Step] = []
        on = None if self.on is None else _made(self.on, steps)
        arguments = _prepared(self.arguments, steps)
        operation = "get" if self.attribute else "call"
        return (*steps, Step(operation, self.path, arguments, on))

    def on_host(self, host: Host, roll: Roll) -> Outcome:
        """Score a roll on a host, on an object of its own if it takes one."""
        return next(self.again_and_again(host, roll))

    def again_and_again(self, host: Host, roll: Roll) -> Iterator[Outcome]:
        """Score a roll; and again, on the same object, as often as is asked."""
        return perform(self.steps, host, roll)

    def on_one_object(self, host: Host, rolls: Sequence[Roll]) -> Iterator[Outcome]:
        """Score rolls one after the other, on one object where that is made without them.

        One that is made of its dice scores each roll twice, and the second answer is given.
        Nothing is given of a call without an object.
        """
        if self.on is None:
            return iter(())
        if self.on.takes_dice:
            return ([*islice(self.again_and_again(host, roll), 2)][-1] for roll in rolls)
        return perform_on_one(self.steps, host, rolls)

    def on_many(self, host: Host, rolls: Sequence[Roll]) -> Batch:
        """Score many rolls."""
        (batch,) = host.call_many([self.steps], rolls)
        return batch

    @property
    def shape(self) -> tuple[object, ...]:
        """What it has in common with other calls of the same form."""
        on = self.on and (self.on.arguments, self.on.gifts)
        kinds = tuple(item if isinstance(item, Dice) else type(item) for item in self.arguments)
        return kinds, on, self.attribute

    def __str__(self) -> str:
        return self.text()

    def text(self, word: str = "") -> str:
        """The call as text; with a `word`, what stands for the category becomes that."""
        name = ".".join(self.path)
        called = name if self.attribute else f"{name}({_listed(self.arguments, word)})"
        called = (
            called.removesuffix(".__call__()").replace(".__call__(", "(").replace("__call__(", "(")
        )
        if self.on is None:
            return called
        if not self.on.gifts:
            made = f"{'.'.join(self.on.path)}({_listed(self.on.arguments, word)})"
            return made + (called if called.startswith("(") else f".{called}")
        variable = self.on.variable
        given = [f"{variable} = {self.on}"]
        for gift in self.on.gifts:
            value = _listed(gift.arguments, word)
            given.append(
                f"{variable}.{gift.name} = {value}"
                if gift.attribute
                else f"{variable}.{gift.name}({value})"
            )
        dot = "" if called.startswith("(") else "."
        return "; ".join([*given, f"{variable}{dot}{called}"])


def _made(make: Make, steps: list[Step]) -> int:
    """Add the steps that make an object; the number of the one that does."""
    arguments = _prepared(make.arguments, steps)
    steps.append(Step("new", make.path, arguments))
    place = len(steps) - 1
    for gift in make.gifts:
        operation = "set" if gift.attribute else "call"
        steps.append(Step(operation, (gift.name,), _prepared(gift.arguments, steps), place))
    return place


def _prepared(arguments: Arguments, steps: list[Step]) -> tuple[StepArgument, ...]:
    return tuple(
        Made(_made(argument, steps)) if isinstance(argument, Make) else argument
        for argument in arguments
    )


def _listed(arguments: Arguments, word: str = "") -> str:
    return ", ".join(_shown(argument, word) for argument in arguments)


def _shown(argument: CallArgument, word: str) -> str:
    match argument:
        case Dice() | Wrapped():
            return argument.value if isinstance(argument, Dice) else str(argument)
        case tuple():
            return _quoted(argument)
        case Make():
            carries = any(isinstance(inner, (Dice, Wrapped)) for inner in argument.arguments)
            return str(argument) if carries or not word else word
        case _ if word:
            return word
        case str():
            return _quoted(argument)
    return str(argument)


def _quoted(argument: object) -> str:
    import json  # noqa: PLC0415  # calls are seldom shown

    return json.dumps(argument, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Twice:
    """A call that, made twice for the same dice on one object, answered differently."""

    roll: Roll
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class Binding:
    """The calls that were found, by category (None where the kata has none).

    `missing` says of each category that isn't there yet what to add. `taken` is the class
    that was taken where `beside` it others could have been. `twice` has the categories whose
    answer changes from call to call, `stood_in` the missing modules that stand-ins replace.
    `game` has the calls of a whole game, where there is one, and `not_in_the_game` the parts of
    it that aren't there yet.
    It is `sure` unless nothing there has a name that says it; `refuses` is False where the
    language has no way to refuse a roll.
    """

    calls: Mapping[str | None, Call]
    missing: Mapping[str | None, Missing]
    taken: str = ""
    beside: tuple[str, ...] = ()
    twice: Mapping[str | None, Twice] = field(default_factory=dict)
    stood_in: tuple[str, ...] = ()
    sure: bool = True
    refuses: bool = True
    game: GameCalls | None = None
    not_in_the_game: Mapping[str, Missing] = field(default_factory=dict)

    def lacks(self, parts: Iterable[str | None]) -> list[str | None]:
        """Which of some parts of the contract are missing, categories and parts of a game."""
        return [part for part in parts if self.lacking(part)]

    def lacking(self, part: str | None) -> Missing | None:
        """What to add for a part of the contract; None if it is there."""
        return self.missing.get(part) or self.not_in_the_game.get(part or "")

    def __str__(self) -> str:
        """`score(dice, category)`, or each call there is; then the game, if there is one."""
        shown = dict.fromkeys(call.text("category") for call in self.calls.values())
        if self.game is not None:
            shown[self.game.text(GAME)] = None
        return "  ".join(shown) or "nothing found yet"
