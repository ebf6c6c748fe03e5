"""Scores rolls where there is a game: what of a solution is the game's, and a roll placed in it."""

from katas.model import USUAL_DICE
from katas.plug.binding.call import Arguments, Call, CallArgument, Give, Make
from katas.plug.hosts.port import Dice
from katas.plug.hosts.surface import Surface
from katas.plug.playing.calls import GameCalls
from katas.records import replace

PLAYER = "Ann"
"""Who plays where a roll is scored in a game of its own."""


def without_game(surface: Surface, game: GameCalls, *, alone: bool) -> Surface:
    """What may score a roll by itself: not the parts of a game, though some are called so.

    Where the game stands `alone`, nothing of its class but what needs no object.
    """
    if not {"game.throw", "game.place"} <= game.parts.keys():
        return surface
    parts = {(*game.begin, *part.path) for part in game.parts.values()}
    return replace(
        surface,
        offers=tuple(
            offer
            for offer in surface.offers
            if offer.path not in parts
            and not (alone and offer.needs_object and offer.owner == game.begin)
        ),
    )


def scoring_calls(game: GameCalls) -> dict[str | None, Call]:
    """How a roll is scored in a game of its own, by category: thrown, then placed."""
    throw, place = game.parts.get("game.throw"), game.parts.get("game.place")
    if throw is None or place is None:
        return {}
    players: CallArgument = PLAYER if game.players_each else (PLAYER,)
    dice: Arguments = (USUAL_DICE,) if game.dice == "always" else ()
    thrown = Give(".".join(throw.path), (Dice.EACH if throw.each else Dice.LIST,), attribute=False)
    make = Make(game.begin, (players, *dice), (thrown,))
    return {category: Call(place.path, (word,), make) for category, word in game.words.items()}
