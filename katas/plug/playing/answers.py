"""Reads what a game answers, however its solution has put it: a name or a player, any table."""

from collections.abc import Mapping, Sequence
from typing import Any

from katas.catalog import Vocabulary, fold
from katas.model import OF_A_PLAYER
from katas.plug.hosts.port import Member
from katas.plug.playing.calls import GameCalls

FACE = ("value", "face", "pips", "number", "eyes", "verdi", "øyne", "siste", "last")
"""What the face of a die is called on an object that stands for it."""

NAME = ("name", "navn")
"""What a player's name is called on an object that stands for him."""


class Answers:
    """Reads the answers of one game."""

    def __init__(self, calls: GameCalls, vocabulary: Vocabulary, players: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._players = players
        self._categories: dict[object, str] = {}
        for category, word in calls.words.items():
            key = word.path[-1] if isinstance(word, Member) else word
            self._categories[key] = category
        self._other_rows = {
            fold(name)
            for part in ("game.upper", "game.bonus", "game.total")
            for name in vocabulary.game.get(part, ())
        }

    def read(self, what: str, data: Any, player: str = "") -> object:
        """What was asked, in the contract's own form; None for what is nothing of the kind.

        The faces and the winners come as tuples, a card as category -> points.
        """
        if what in OF_A_PLAYER and isinstance(data, Mapping) and player in data:
            data = data[player]  # told for all of them
        match what:
            case "roll":
                return _faces(data)
            case "player":
                return _name(data)
            case "over":
                return data if isinstance(data, bool) else None
            case "points":
                return self._card(data)
            case "winners":
                return self._winners(data)
        return data if type(data) is int else None

    def has_no_place_for(self, player: str, what: str, data: Any) -> bool:
        """Whether what is told for all who play leaves somebody out: it refuses to tell of him."""
        told = what in OF_A_PLAYER and isinstance(data, Mapping)
        return told and player not in data and all(name in data for name in self._players)

    def _card(self, data: Any) -> dict[str, int] | None:
        """A card; rows that are no category, and those not filled in, are passed over."""
        if not isinstance(data, Mapping):
            return None
        card: dict[str, int] = {}
        for key, points in data.items():
            category = self._category(key)
            if points is None or (category is None and fold(str(key)) in self._other_rows):
                continue
            if category is None or type(points) is not int:
                return None
            card[category] = points
        return card

    def _category(self, key: object) -> str | None:
        if key in self._categories:
            return self._categories[key]
        return self._vocabulary.category(str(key))

    def _winners(self, data: Any) -> tuple[str, ...] | None:
        """Who has won, in playing order."""
        if data is None:
            return ()
        names = [_name(item) for item in (data if isinstance(data, tuple) else [data])]
        known = [name for name in names if name is not None]
        if len(known) < len(names):
            return None
        order = [*self._players, *known]
        return tuple(sorted(known, key=order.index))


def _faces(data: Any) -> tuple[int, ...] | None:
    """The dice on the table; none before a throw."""
    if data is None:
        return ()
    if not isinstance(data, tuple):
        return None
    faces = [_field(item, FACE, int) if isinstance(item, Mapping) else item for item in data]
    if any(face is None for face in faces) and not any(type(face) is int for face in faces):
        return ()  # places without dice
    return tuple(faces) if all(type(face) is int for face in faces) else None


def _name(data: Any) -> str | None:
    found = _field(data, NAME, str) if isinstance(data, Mapping) else data
    return found if isinstance(found, str) else None


def _field(data: Mapping[object, Any], names: Sequence[str], kind: type) -> Any:
    """What an object is called, or shows: by its field's name, or the only one of that kind."""
    fields = {fold(str(key)): value for key, value in data.items()}
    named = next((fields[fold(name)] for name in names if fold(name) in fields), None)
    if type(named) is kind:
        return named
    only = [value for value in fields.values() if type(value) is kind]
    return only[0] if len(only) == 1 else None
