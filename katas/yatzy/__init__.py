"""The Yatzy family: four documents, four rulebooks, one set of steps."""

from collections.abc import Mapping
from typing import Any

from katas.model import Begin, GameRules, Readings, Rulebook
from katas.yatzy.rulebook import YatzyRulebook


def load_rulebook(name: str, data: Mapping[str, Any]) -> Rulebook:
    """Make a rulebook of the family from its TOML data.

    Raises SpecError for a category that follows no rule there is.
    """
    return YatzyRulebook(name, data)


def begin_game(rulebook: Rulebook, begin: Begin, readings: Readings | None = None) -> GameRules:
    """Begin a whole game by a rulebook of the family.

    Raises RefusedMove for players or dice that there is no game with.
    """
    from katas.yatzy.game import Game  # noqa: PLC0415  # most runs score rolls only

    assert isinstance(rulebook, YatzyRulebook), "the family's own"
    return Game(rulebook, begin, readings)
