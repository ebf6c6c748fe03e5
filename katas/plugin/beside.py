"""What a kata asks beside its examples: whole games, every roll there is, the baseline."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from katas.catalog import Stage
from katas.model import Example, Readings
from katas.plug import Solution
from katas.plugin.failing import TOLD, FailsInDiceWords, NotPassed
from katas.plugin.internals import BesideFiles
from katas.records import replace
from katas.spec import SideTeller, Specification, Teller, Told

if TYPE_CHECKING:
    from katas.practice.baseline.comparing import Declared

PROOF = "proof"
"""The marker of what asks every roll there is."""

BASELINE = "baseline"
"""The marker of what compares with a table that was approved."""


@dataclass(frozen=True)
class Aside:
    """One thing that is asked: `tell` asks it, and tells what came."""

    tell: Callable[[], Told]
    marker: str = ""


@dataclass(frozen=True)
class Asides:
    """All that is asked of one solution beside the examples.

    `whole` gives the transcript of the whole kata, whatever the stage. Whole games are those of
    `seed`. Every roll is asked if the run `proves`. `table` is where a baseline may lie, and
    `declared` what may move in it.
    """

    spec: Specification
    solution: Solution
    teller: Teller
    readings: Readings
    stage: str | None
    whole: Callable[[], Sequence[Example]]
    seed: int = 1
    proves: bool = False
    table: Path | None = None
    declared: Declared = field(default_factory=dict)

    @cached_property
    def by_id(self) -> Mapping[str, Aside]:
        """Each by the id of its item, in their order."""
        named = [*self._games(), *self._proofs(), *self._baseline()]
        return {f"{self.spec.kata.path}::{name}": aside for name, aside in named}

    @cached_property
    def _whole(self) -> Sequence[Example]:
        return self.whole()

    def _games(self) -> Iterator[tuple[str, Aside]]:
        """The stages that end with whole games beside ours."""
        if not self.spec.kata.parts:
            return
        from katas.proof.playing.games import stages_with_games  # noqa: PLC0415  # only where there is a game

        side = SideTeller(self.teller)
        for stage in stages_with_games(self.spec, self.solution.binding, self.stage):
            yield side.name(stage.side_by_side), Aside(partial(self._play, stage))

    def _play(self, stage: Stage) -> Told:
        from katas.proof.playing.games import play_games  # noqa: PLC0415  # only where there is a game

        told = play_games(
            self.spec, self.solution, self.teller, stage, seed=self.seed, readings=self.readings
        )
        return replace(told, stretch=stretch_name(stage, self.stage))

    def _proofs(self) -> Iterator[tuple[str, Aside]]:
        """The categories that are there and can be proved by now."""
        if not self.proves:
            return
        from katas.proof.items import Prover, item_name  # noqa: PLC0415  # only where it is asked for
        from katas.proof.wanted import proved_at  # noqa: PLC0415  # as that

        prover = Prover(self.spec, self.solution, self._whole, self.stage, self.readings)
        for category in proved_at(self.spec, self._whole, self.stage):
            if category in self.solution.binding.calls:
                aside = Aside(partial(prover.tell, category), PROOF)
                yield item_name(self.spec, category), aside

    def _baseline(self) -> Iterator[tuple[str, Aside]]:
        """What the solution did, if there is a table of this kata."""
        if self.table is None or not self.table.is_file():
            return
        from katas.practice.baseline.item import NAME, is_about  # noqa: PLC0415  # only where there is one

        if is_about(self.table, self.spec):
            yield NAME, Aside(partial(self._compare_with, self.table), BASELINE)

    def _compare_with(self, table: Path) -> Told:
        from katas.practice.baseline.item import tell_baseline  # noqa: PLC0415  # as that

        return tell_baseline(self.spec, self.solution, table, self.declared, self._whole)


class AsideItem(FailsInDiceWords, BesideFiles):
    """One of them, as an item of the run; no file is to blame for it."""

    aside: Aside

    def runtest(self) -> None:
        """Ask; fail with what came."""
        told = self.aside.tell()
        self.stash[TOLD] = told
        if not told.passed:
            raise NotPassed(told)

    def reportinfo(self) -> tuple[Path, None, str]:
        """Where it stands, for terminals and editors: nowhere."""
        return self.path, None, self.name


def stretch_name(stage: Stage, upto: str | None) -> str:
    """The name of a stage, if that is a stretch and nobody has asked for it by its name."""
    return stage.name if stage.stretch and stage.name != upto else ""
