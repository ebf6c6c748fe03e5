"""What a kata wants bound."""

from collections.abc import Mapping

from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a kata wants bound: its contract, and each category as its document prints it.

    A kata without categories has the one category None. `game` are the parts of a whole game
    that it asks for, none where it has none; `game_first` says that the game is what it is about.
    """

    contract: str
    spellings: Mapping[str | None, str]
    game: tuple[str, ...] = ()
    game_first: bool = False
