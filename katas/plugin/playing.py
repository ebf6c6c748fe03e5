"""Whole games beside ours: one more item of the run, after the examples."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from katas.catalog import Stage
from katas.plugin.failing import FailsInDiceWords, NotPassed
from katas.plugin.internals import BesideFiles
from katas.plugin.run import KataRun


class SideBySideItem(FailsInDiceWords, BesideFiles):
    """Whole games, played in the solution's game and in ours; the first difference is told."""

    run: KataRun
    stage: Stage

    def runtest(self) -> None:
        """Play; fail with the shortest story of a game that went otherwise."""
        told = self.run.play_side_by_side(self.stage, self.config.getoption("play_seed"))
        self.stash[KataRun.TOLD] = told
        if not told.passed:
            raise NotPassed(told)

    def reportinfo(self) -> tuple[Path, None, str]:
        """No file is to blame."""
        return self.path, None, self.name


def side_by_side(session: pytest.Session, run: KataRun) -> Iterator[SideBySideItem]:
    """One item for each stage that ends with games, if there is a game to play."""
    for nodeid, stage in run.games.items():
        if run.wants(nodeid):
            item = SideBySideItem.below(session, nodeid)
            item.run, item.stage = run, stage
            yield item
