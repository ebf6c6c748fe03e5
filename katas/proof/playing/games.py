"""Whole games of a kata beside ours: which of its stages end with some, and how they went."""

from __future__ import annotations

from collections.abc import Iterator

from katas.catalog import Stage
from katas.model import GAME, Readings
from katas.plug import Binding, Solution
from katas.proof.playing.side_by_side import play_side_by_side
from katas.spec import SideTeller, Specification, Teller, Told

NEEDED = (GAME, "game.throw", "game.hold", "game.place")
"""Without these there is no game to play, which the examples tell already."""

SEED = 1
"""The games are the same in every run, unless others are asked for."""


def stages_with_games(spec: Specification, binding: Binding, upto: str | None) -> Iterator[Stage]:
    """The stages that end with whole games beside ours, if there is a game to play."""
    if spec.kata.parts and not binding.lacks(NEEDED):
        yield from (stage for stage in spec.kata.stages_upto(upto) if stage.side_by_side)


def play_games(
    spec: Specification,
    solution: Solution,
    teller: Teller,
    stage: Stage,
    *,
    seed: int = SEED,
    readings: Readings | None = None,
) -> Told:
    """Play the games of a stage, and tell how they went."""
    side = SideTeller(teller)
    played = play_side_by_side(
        spec,
        solution,
        side.says["players"],
        seed,
        readings=readings,
        house=stage.side_by_side == "house rules",
    )
    return side.tell(
        played.result,
        side.name(stage.side_by_side),
        number=played.number,
        games=played.games,
        moves=played.moves,
        seed=played.seed,
        seconds=round(played.stopped),
    )
