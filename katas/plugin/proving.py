"""Every roll there is: one more item for each category, after the examples."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from katas.plugin.failing import FailsInDiceWords, NotPassed
from katas.plugin.internals import BesideFiles
from katas.plugin.run import KataRun


class ProofItem(FailsInDiceWords, BesideFiles):
    """One category on every roll there is."""

    run: KataRun
    category: str | None

    def runtest(self) -> None:
        """Ask every roll; fail with what differs, and whose rules or which habit is behind it."""
        told = self.run.prove(self.category)
        self.stash[KataRun.TOLD] = told
        if not told.passed:
            raise NotPassed(told)

    def reportinfo(self) -> tuple[Path, None, str]:
        """No file is to blame."""
        return self.path, None, self.name


def proofs(session: pytest.Session, run: KataRun) -> Iterator[ProofItem]:
    """One item for each category that is there and can be proved by now."""
    for nodeid, category in run.proofs.items():
        if run.wants(nodeid):
            item = ProofItem.below(session, nodeid)
            item.run, item.category = run, category
            item.add_marker(KataRun.PROOF)
            yield item
