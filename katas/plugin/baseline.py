"""What a solution did when its baseline was approved: one more item, where there is a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from katas.plugin.failing import FailsInDiceWords, NotPassed
from katas.plugin.internals import BesideFiles
from katas.plugin.run import KataRun


class BaselineItem(FailsInDiceWords, BesideFiles):
    """Everything that the table has, asked again."""

    run: KataRun
    table: Path

    def runtest(self) -> None:
        """Ask; fail with the first cells that moved, but for what was declared."""
        told = self.run.compare_with(self.table)
        self.stash[KataRun.TOLD] = told
        if not told.passed:
            raise NotPassed(told)

    def reportinfo(self) -> tuple[Path, None, str]:
        """No file is to blame."""
        return self.path, None, self.name


def baselines(session: pytest.Session, run: KataRun) -> Iterator[BaselineItem]:
    """One item, if it is asked for."""
    for nodeid, table in run.baselines.items():
        if run.wants(nodeid):
            item = BaselineItem.below(session, nodeid)
            item.run, item.table = run, table
            item.add_marker(KataRun.BASELINE)
            yield item
