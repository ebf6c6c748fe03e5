"""What the parts of a game are called, and which class of a solution is one."""

from collections.abc import Iterator

from katas.catalog import Vocabulary, fold
from katas.model import GAME
from katas.plug.binding.naming import is_called, tokens
from katas.plug.hosts.surface import Class, Offer, Surface
from katas.plug.playing.calls import MOVES, GameCalls

BEFORE = ("get", "is", "has", "do", "hent", "er", "current", "the")
"""Words that may stand before a part's name."""

WITHOUT = (
    str.maketrans({"ø": "o", "å": "a", "æ": "a"}),
    str.maketrans({"ø": "oe", "å": "aa", "æ": "ae"}),
)
"""How people write letters that they don't trust in code: `ovre`, `oevre`."""


def _written_as(name: str) -> Iterator[str]:
    """A name as it may be written, comparable."""
    folded = fold(name)
    yield folded
    for letters in WITHOUT:
        yield folded.translate(letters)


class PartNames:
    """The names of a game's parts, in one solution; `known` has each with how near it comes."""

    def __init__(self, surface: Surface, vocabulary: Vocabulary) -> None:
        self._surface = surface
        self.known = {
            part: {key: place for place, name in enumerate(names) for key in _written_as(name)}
            for part, names in vocabulary.game.items()
        }

    def rank(self, part: str, offer: Offer) -> int | None:
        """How near a method's name comes to that of a part; None if it is another's."""
        known = self.known.get(part, {})
        parts = tokens(offer.name)
        rest = "".join(parts[1:]) if parts and parts[0] in BEFORE else ""
        return known.get(fold(offer.name), known.get(rest))

    def methods(self, cls: Class) -> list[Offer]:
        """What can be done with an object of a class."""
        return [
            offer
            for offer in self._surface.offers
            if offer.owner == cls.path and offer.needs_object
        ]

    def best_class(self) -> Class | None:
        """The class that is most of a game."""
        games = [cls for cls in self._surface.classes if self._is_game(cls)]
        return max(games, key=self._likeness, default=None)

    def _likeness(self, cls: Class) -> tuple[int, bool]:
        methods = self.methods(cls)
        parts = sum(
            any(self.rank(part, offer) is not None for offer in methods)
            for part in self.known
            if part.startswith("game.")
        )
        return parts, fold(cls.name) in self.known[GAME]

    def _is_game(self, cls: Class) -> bool:
        """Whether a class is a game: by its name, what it is made with, what can be done there."""
        if cls.maker is None or cls.abstract or not cls.maker.parameters:
            return False
        first = cls.maker.parameters[0]
        methods = self.methods(cls)
        there = [
            part for part in MOVES if any(self.rank(part, offer) is not None for offer in methods)
        ]
        if is_called(first.name, self.known["players"]):
            return bool(there) or fold(cls.name) in self.known[GAME]
        return set(MOVES[:2]) <= set(there) and "dice" not in tokens(first.name)

    def begun_by(self, cls: Class | None) -> GameCalls | None:
        """How a game of a class is begun."""
        if cls is None or cls.maker is None:
            return None
        maker, dice = cls.maker, "never"
        if len(maker.plain) > 1:
            dice = "if needed"
        if len(maker.required) > 1:
            dice = "always"
        each = bool(maker.parameters and maker.parameters[0].rest)
        return GameCalls(cls.path, players_each=each, dice=dice)
