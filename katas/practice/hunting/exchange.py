"""Lets an understudy answer in the place of a module's own functions, whoever has hold of them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from types import FunctionType, ModuleType
from typing import Any

from katas.catalog import Vocabulary
from katas.plug import Call
from katas.plug.binding.call import Give, Make
from katas.plug.hosts.port import Wrapped
from katas.plug.resident.work import followed
from katas.practice.hunting.exchanging import Exchanged, Original
from katas.practice.hunting.functions import (
    function_in,
    holders_of,
    makes_of,
    put,
    role_of,
)
from katas.practice.hunting.given import Given, in_order
from katas.practice.hunting.hearing import Hearing, Role
from katas.practice.hunting.looked import Looked
from katas.practice.hunting.scene import Scene
from katas.practice.hunting.tables import Calls, Entry, entries

Note = Callable[[Original, tuple[Any, ...], dict[str, Any]], object]
"""Calls a function of theirs, and notes what it was given."""


class Exchange:
    """The functions of one module, exchanged as far as they can be."""

    def __init__(
        self, module: ModuleType, calls: Calls, vocabulary: Vocabulary, scene: Scene
    ) -> None:
        self._module = module
        self._scene = scene
        self._given = Given()
        self._found: Callable[[Sequence[str]], Any] = partial(followed, module)
        self._hearing = Hearing(self._found, self._given)
        self._roles: dict[FunctionType, list[Role]] = {}
        self._notes: dict[FunctionType, Note] = {}
        self._exchanged: list[Exchanged] = []
        self._by_name: list[tuple[Any, str, object]] = []
        self._caches: list[Any] = []
        for category, call in calls:
            with suppress(AttributeError):  # it isn't there in this module
                self._take(category, call)
        bound = set(self._roles)
        for entry in list(entries(module, calls, vocabulary)):
            self._take_entry(entry, bound)
        for function in dict.fromkeys([*self._roles, *self._notes]):
            self._exchanged.append(Exchanged(function, partial(self._instead, function)))

    def forget(self) -> None:
        """Empty the caches around functions of theirs: they would answer for who played before."""
        for cached in self._caches:
            cached.cache_clear()

    def put_back(self) -> None:
        """Let their own functions be what they were."""
        self.forget()
        for exchanged in self._exchanged:
            exchanged.put_back()
        for holder, key, value in reversed(self._by_name):
            if value is None:
                delattr(holder, key)
            else:
                put(holder, key, value)

    def _take(self, category: str | None, call: Call) -> None:
        """Find the function that a call leads to, and those that make its objects."""
        for make in makes_of(call):
            self._take_maker(make)
            if isinstance(make, Make):
                for gift in make.gifts:
                    self._take_gift(make, gift)
        if call.on is None:
            owner = self._found(call.path[:-1])
            self._take_function(category, call, owner, call.path[-1])
        else:
            made_by = self._found(call.on.path)
            # What makes an object may be a function of its class: `Hand.of`.
            cls = made_by if isinstance(made_by, type) else self._found(call.on.path[:-1])
            self._take_function(category, call, cls, call.path[0])

    def _take_function(self, category: str | None, call: Call, owner: Any, name: str) -> None:
        if call.attribute and isinstance(owner, type) and not hasattr(owner, name):
            self._take_attribute(category, call, owner, name)
            return
        raw = inspect.getattr_static(owner, name)
        function = function_in(raw)
        if function is None:
            self._take_name(category, call, owner, name)
            return
        if hasattr(raw, "cache_clear"):
            self._caches.append(raw)
        self._roles.setdefault(function, []).append(role_of(category, call, owner, raw))

    def _take_attribute(self, category: str | None, call: Call, cls: type, name: str) -> None:
        """Exchange an attribute that objects get when they are made."""
        roles = [Role(category, call, takes_object=True)]

        def look(thing: object, own: Callable[[], object]) -> object:
            return self._play(roles, lambda _: own(), (thing,), {})

        self._by_name.append((cls, name, None))
        setattr(cls, name, Looked(name, None, look))

    def _take_entry(self, entry: Entry, bound: Collection[FunctionType]) -> None:
        """Take a rule that only a table leads to, and none of the calls that are `bound`."""
        call, rule = Call((), entry.arguments), entry.rule
        function = function_in(rule)
        if function is not None and function not in bound:
            role = role_of(entry.category, call, self._module, rule)
            self._roles.setdefault(function, []).append(role)
        elif function is None and entry.table[entry.key] is rule:
            self._put_by_name(entry.category, call, rule, [(entry.table, entry.key)])

    def _take_name(self, category: str | None, call: Call, owner: Any, name: str) -> None:
        """Exchange what has no code of Python's by its name, and in tables that hold it."""
        raw = getattr(owner, name)
        self._put_by_name(category, call, raw, holders_of(self._module, owner, name, raw))

    def _put_by_name(
        self, category: str | None, call: Call, raw: Any, holders: Iterable[tuple[Any, Any]]
    ) -> None:
        roles = [Role(category, call)]

        def instead(*given: Any, **named: Any) -> object:
            return self._play(roles, raw, given, named)

        for holder, key in list(holders):
            self._by_name.append((holder, key, raw))
            put(holder, key, instead)

    def _take_maker(self, make: Make | Wrapped) -> None:
        """Note what objects are made of."""
        meant = self._found(make.path)
        if not isinstance(meant, type):
            raw = inspect.getattr_static(self._found(make.path[:-1]), make.path[-1])
            self._note(raw, partial(self._noted_made, skip=int(isinstance(raw, classmethod))))
            return
        if not self._note(inspect.getattr_static(meant, "__init__"), self._noted_init):
            self._note(inspect.getattr_static(meant, "__new__"), partial(self._noted_made, skip=1))

    def _take_gift(self, make: Make, gift: Give) -> None:
        """Note what a method hands over to an object; an attribute can be read."""
        if not gift.attribute:
            raw = inspect.getattr_static(self._found(make.path), gift.name)
            self._note(raw, partial(self._noted_gift, gift.name))

    def _note(self, raw: Any, note: Note) -> bool:
        """Have what a function is given noted; whether it is one of Python's."""
        function = function_in(raw)
        if function is not None:
            self._notes[function] = note
        return function is not None

    def _noted_init(
        self, original: Original, given: tuple[Any, ...], named: dict[str, Any]
    ) -> object:
        if given:
            self._given.note_made(given[0], in_order(original, given, named)[1:])
        return original(*given, **named)

    def _noted_made(
        self, original: Original, given: tuple[Any, ...], named: dict[str, Any], skip: int = 0
    ) -> object:
        made = original(*given, **named)
        self._given.note_made(made, in_order(original, given, named)[skip:])
        return made

    def _noted_gift(
        self, name: str, original: Original, given: tuple[Any, ...], named: dict[str, Any]
    ) -> object:
        if given:
            self._given.note_gift(given[0], name, in_order(original, given, named)[1:])
        return original(*given, **named)

    def _instead(
        self,
        function: FunctionType,
        original: Original,
        given: tuple[Any, ...],
        named: dict[str, Any],
    ) -> object:
        """Be a function of theirs: play its roles, and note what it makes."""
        if note := self._notes.get(function):
            own: Original = lambda *given, **named: note(original, given, named)  # noqa: E731
        else:
            own = original
        return self._play(self._roles.get(function, ()), own, given, named, original)

    def _play(
        self,
        roles: Sequence[Role],
        own: Original,
        given: tuple[Any, ...],
        named: Mapping[str, Any],
        signed: Original | None = None,
    ) -> object:
        """Answer as the understudy does, if it is about that; else let their own code.

        Raises whatever the one or the other raises; ValueError where the kata wants a roll refused
        and their own code does not refuse it.
        """
        player = self._scene.understudy
        if player is None or not roles:
            return own(*given, **named)
        meant = self._hearing.role(roles, in_order(signed or own, given, named))
        if meant is None:
            return own(*given, **named)
        role, dice = meant
        roll = tuple(dice)
        if player.knows(role.category, roll):
            self._scene.note_handed(role.category, dice)
            return player.answer(role.category, dice)
        refused = player.refuses(roll)
        if refused:
            self._scene.note_handed(role.category, dice)
        else:
            self._scene.note_foreign(roll)
        came = own(*given, **named)
        if refused:
            raise ValueError(f"{len(roll)} dice")
        return came
