"""The binding run backwards: from a call as somebody makes it to the dice and the category."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from katas.catalog import fold
from katas.plug import Call
from katas.plug.binding import words
from katas.plug.binding.call import Arguments, CallArgument, Make
from katas.plug.hosts.port import Dice, Member, Wrapped
from katas.practice.hunting.given import Given

Heard = list[Sequence[int]]
"""The dice among what was handed over: none, where an object carries them."""


@dataclass(frozen=True, eq=False)
class Role:
    """One call of the binding, as its function sees it.

    `takes_object`: what it is called on comes first; `me` is the only object that is meant, where
    that is no matter of what it was made of.
    """

    category: str | None
    call: Call
    takes_object: bool = False
    me: object = None


class Hearing:
    """Understands calls of one module.

    `found` gives what a path leads to in it.
    """

    def __init__(self, found: Callable[[Sequence[str]], Any], given: Given) -> None:
        self._found = found
        self._given = given

    def role(
        self, roles: Sequence[Role], arguments: Sequence[Any]
    ) -> tuple[Role, Sequence[int]] | None:
        """Which of some roles is meant by a call with these arguments, and the dice.

        An object of the very class goes before one that inherits from it.
        """
        for exactly in (True, False):
            for role in roles:
                heard = self._hear_role(role, arguments, exactly=exactly)
                if heard:
                    return role, heard[-1]
        return None

    def _hear_role(self, role: Role, arguments: Sequence[Any], *, exactly: bool) -> Heard | None:
        heard: Heard = []
        rest = list(arguments)
        if role.takes_object:
            if not rest:
                return None
            me = rest.pop(0)
            if role.me is not None and me is not role.me:
                return None
            if role.call.on is not None:
                carried = self._hear_object(role.call.on, me, exactly=exactly)
                if carried is None:
                    return None
                heard += carried
        handed = self._hear(role.call.arguments, rest, exactly=exactly)
        return None if handed is None else heard + handed

    def _hear(self, wanted: Arguments, given: Sequence[Any], *, exactly: bool) -> Heard | None:
        """The dice among some arguments; None if they aren't as they are wanted."""
        heard: Heard = []
        rest = list(given)
        for place, argument in enumerate(wanted):
            many = len(rest) - (len(wanted) - place - 1) if argument is Dice.EACH else 1
            if many < 0 or len(rest) < many:
                return None
            taken, rest = rest[:many], rest[many:]
            dice = tuple(taken) if argument is Dice.EACH else taken[0]
            found = self._hear_one(argument, dice, exactly=exactly)
            if found is None:
                return None
            heard += found
        return None if rest else heard

    def _hear_one(self, wanted: CallArgument, given: Any, *, exactly: bool) -> Heard | None:
        if isinstance(wanted, Dice):
            return _dice(given)
        if isinstance(wanted, Wrapped):
            return self._hear_wrapped(given)
        if isinstance(wanted, Make):
            return self._hear_object(wanted, given, exactly=exactly)
        return [] if self._is_meant(wanted, given) else None

    def _is_meant(self, wanted: str | int | tuple[str, ...] | Member, given: Any) -> bool:
        """Whether what stands for a category is the one that is wanted.

        A text in whatever style, or a member by its name: what takes one of them may take others.
        """
        if isinstance(wanted, Member):
            member = self._found(wanted.path)
            return given is member or _equal(given, member) or _alike(given, wanted.path[-1])
        if isinstance(wanted, tuple):
            return isinstance(given, (list, tuple)) and tuple(given) == wanted
        return _equal(given, wanted) or (isinstance(wanted, str) and _alike(given, wanted))

    def _hear_wrapped(self, given: Any) -> Heard | None:
        """Dice that are objects, each made of its face."""
        if not isinstance(given, Collection):
            return None
        made_of = [self._given.to(die)[:1] for die in given]
        return _dice([face for faces in made_of for face in faces]) if all(made_of) else None

    def _hear_object(self, make: Make, thing: object, *, exactly: bool) -> Heard | None:
        """The dice that an object carries, if it is one that a call makes."""
        meant = self._found(make.path)
        if isinstance(meant, type):
            if not (type(thing) is meant if exactly else isinstance(thing, meant)):
                return None
        elif not self._given.to(thing) and make.arguments:
            return None  # a function makes it, and it hasn't made this one
        heard = self._hear(make.arguments, self._given.to(thing), exactly=exactly)
        if heard and (changed := _changed(thing, heard[-1])):
            heard[-1] = changed
        for gift in make.gifts:
            given = (
                (getattr(thing, gift.name, None),)
                if gift.attribute
                else self._given.to(thing, gift.name)
            )
            more = self._hear(gift.arguments, given, exactly=exactly)
            if heard is None or more is None:
                return None
            heard += more
        return heard


def _dice(given: Any) -> Heard | None:
    """What is a list of faces; the very list, if it is one."""
    if not isinstance(given, Collection) or isinstance(given, (str, bytes, dict)):
        return None
    dice = given if isinstance(given, (list, tuple)) else tuple(given)
    return [dice] if all(type(face) is int for face in dice) else None


def _changed(thing: object, made_of: Sequence[int]) -> Sequence[int] | None:
    """The dice that an object has by now, where they are others than it was made of."""
    for name, held in vars(thing).items() if hasattr(thing, "__dict__") else ():
        if fold(name) in words.DICE and (dice := _dice(held)):
            return dice[0] if sorted(dice[0]) != sorted(made_of) else None
    return None


def _alike(given: object, wanted: str) -> bool:
    """Whether a text, or a member's name, is the wanted one but for its style."""
    name = given.name if isinstance(given, Enum) else given
    return isinstance(name, str) and fold(name) == fold(wanted)


def _equal(given: object, wanted: object) -> bool:
    """Whether it is the same word or number, and of the same kind: True is no 1."""
    return type(given) is type(wanted) and bool(given == wanted)
