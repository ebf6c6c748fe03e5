"""The fixtures of a kata run."""

from __future__ import annotations

import pytest

from katas.model import Draft, Expectation
from katas.plugin.failing import NotPassed
from katas.plugin.run import KataRun


class LiveExample(Draft):
    """An example under pytest: judged at once, as soon as its expectation is known."""

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__()
        self._node = request.node
        self._run = request.config.stash[KataRun.KEY]

    def expect(self, expectation: Expectation) -> None:
        """Play the operations on the solution, and fail in dice words."""
        super().expect(expectation)
        node = self._node
        known = node.stash.get(KataRun.EXAMPLE, None)
        told = self._run.judge(self, known, node.nodeid.partition("::")[0], node.name)
        node.stash[KataRun.TOLD] = told
        if not told.passed:
            raise NotPassed(told)


@pytest.fixture
def example(request: pytest.FixtureRequest) -> Draft:
    """What the kata's steps ask and expect of, in its features and in a learner's own."""
    return LiveExample(request)
