"""Lets a near miss of a whole game play in the place of a module's own."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from types import ModuleType
from typing import Any

from katas.catalog import Vocabulary
from katas.model import Ask, Begin, Failure, Hold, Move, Place, Throw
from katas.plug.hosts.port import Member
from katas.plug.playing.calls import GameCalls, Part, Word
from katas.plug.resident.work import followed
from katas.practice.hunting.evening import Evening, Putting
from katas.practice.hunting.exchanging import Exchanged, Original
from katas.practice.hunting.functions import function_in
from katas.practice.hunting.given import ByObject, in_order
from katas.practice.hunting.looked import Looked
from katas.practice.hunting.scene import GAME, Scene
from katas.spec import OwnTable

Named = dict[str, Any]


class GameExchange:
    """The game of one module: its class, and the parts of it that the binding has found."""

    def __init__(
        self, module: ModuleType, calls: GameCalls, vocabulary: Vocabulary, scene: Scene
    ) -> None:
        self._module = module
        self._calls = calls
        self._vocabulary = vocabulary
        self._scene = scene
        self._putting = Putting(calls, vocabulary)
        self._evenings: ByObject[Evening] = ByObject()
        self._exchanged: list[Exchanged] = []
        self._read: list[tuple[type, str, Any]] = []
        with suppress(AttributeError):  # it isn't there in this module
            self._take(followed(module, calls.begin))

    def put_back(self) -> None:
        """Let their own game be what it was."""
        for exchanged in self._exchanged:
            exchanged.put_back()
        for cls, name, raw in self._read:
            delattr(cls, name) if raw is None else setattr(cls, name, raw)

    def _take(self, cls: Any) -> None:
        begun = function_in(inspect.getattr_static(cls, "__init__", None))
        if not isinstance(cls, type) or begun is None:
            return
        self._exchanged.append(Exchanged(begun, self._begin))
        for name, part in self._calls.parts.items():
            if len(part.path) == 1:
                self._take_part(cls, name.removeprefix("game."), part)

    def _take_part(self, cls: type, name: str, part: Part) -> None:
        raw = inspect.getattr_static(cls, part.path[0], None)
        function = function_in(raw)
        if function is not None:
            self._exchanged.append(Exchanged(function, partial(self._play, name, part)))
        elif part.attribute:
            self._read.append((cls, part.path[0], vars(cls).get(part.path[0])))
            setattr(cls, part.path[0], Looked(part.path[0], raw, partial(self._look, name, part)))

    def _begin(self, original: Original, given: tuple[Any, ...], named: Named) -> object:
        """Begin theirs, and beside it ours and the near miss's."""
        player = self._scene.understudy
        self._scene.note(GAME)
        move = self._begun(in_order(original, given, named)[1:])
        near = player.near_solution if player is not None and player.near_parts else None
        if player is None or near is None or move is None:
            return original(*given, **named)
        evening = Evening(OwnTable(player.spec, player.readings), near.table(), move.players)
        refused = isinstance(evening.right.do(move), Failure)
        refused_near = isinstance(evening.near.do(move), Failure)
        if not refused and refused_near:
            raise ValueError("refused")
        came = original(*given, **named)
        if not refused:
            self._evenings.keep(given[0], evening)
        return came

    def _play(
        self, name: str, part: Part, original: Original, given: tuple[Any, ...], named: Named
    ) -> object:
        """Be a part of their game."""
        arguments = in_order(original, given, named)
        evening = self._evenings.of(given[0]) if given else None
        move = None if evening is None else self._move(name, part, arguments[1:])
        if evening is None or evening.busy or move is None:
            return original(*given, **named)
        return evening.play(move, lambda: original(*given, **named), self._putting, part)

    def _look(self, name: str, part: Part, thing: object, own: Callable[[], object]) -> object:
        """Be an attribute of their game that is read."""
        evening = self._evenings.of(thing)
        if evening is None or evening.busy:
            return own()
        return evening.play(Ask(name), own, self._putting, part)

    def _begun(self, arguments: Sequence[Any]) -> Begin | None:
        """The players and the dice that a game is begun with; None where nobody can read them."""
        given = list(arguments)
        dice = {"dice": given.pop()} if given and type(given[-1]) is int else {}
        players = given if self._calls.players_each else [*given[0]] if given else []
        named = all(isinstance(player, str) for player in players)
        return Begin(tuple(players), **dice) if named else None

    def _move(self, name: str, part: Part, arguments: Sequence[Any]) -> Move | None:
        """The move that a call is; None where nobody can read it."""
        try:
            if name in ("throw", "hold"):
                listed = tuple(arguments if part.each else arguments[0])
                return Throw(listed) if name == "throw" else Hold(listed)
            if name == "place":
                return Place(self._category(arguments[0]))
            return Ask(name, str(arguments[0]) if part.handed and arguments else "")
        except (TypeError, IndexError):
            return None

    def _category(self, word: Any) -> str:
        """What a word of theirs stands for; as it is where it stands for no category."""
        for category, known in self._calls.words.items():
            if self._is(known, word):
                return category
        name = getattr(word, "name", word)
        return self._vocabulary.category(str(name)) or str(word)

    def _is(self, known: Word, word: object) -> bool:
        meant = followed(self._module, known.path) if isinstance(known, Member) else known
        return type(meant) is type(word) and bool(meant == word)
