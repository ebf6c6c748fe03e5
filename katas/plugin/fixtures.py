"""The fixtures of a kata run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from katas.errors import SpecError
from katas.model import Draft, Expectation
from katas.plugin.failing import NotPassed
from katas.plugin.run import KataRun
from katas.spec import Told

if TYPE_CHECKING:
    from katas.plugin.own_game import OwnGames


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
        try:
            told = self._run.judge(self, known, node.nodeid.partition("::")[0], node.name)
        except SpecError as error:
            pytest.fail(str(error), pytrace=False)
        node.stash[KataRun.TOLD] = told
        # A game is judged at each step that expects something, and each time from its beginning.
        ended = known is None or len(self.operations) == len(known.operations) or not told.passed
        if told.printed and ended and not self._run.solution.host.aloud:
            node.add_report_section("call", "stdout", told.printed)
        if not told.passed:
            raise NotPassed(told)


@pytest.fixture
def example(request: pytest.FixtureRequest) -> Draft:
    """What the kata's steps ask and expect of, in its features and in a learner's own."""
    return LiveExample(request)


@pytest.fixture
def score(request: pytest.FixtureRequest) -> Callable[..., int]:
    """Score a roll on the solution, for a learner's own tests: `score("3,3,3,4,1", "pair")`.

    The roll is a text as the documents print it, or a list of faces. Where no score comes,
    the test fails in dice words.
    """
    run = request.config.stash[KataRun.KEY]

    def ask(roll: str | Iterable[int], category: str | None = None) -> int:
        __tracebackhide__ = True
        answer = run.score(roll, category)
        if isinstance(answer, Told):
            raise NotPassed(answer)
        return answer

    return ask


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Iterator[OwnGames]:
    """Play on the solution's game, for a learner's own tests.

    `evening = game("Ann", "Bo")` begins one; its moves and questions are those of the contract:
    `evening.throw("3,4,5,5,2")`, `evening.player`. What the solution refuses raises
    `katas.Refused`, which `with evening.refused():` looks for. Where no answer comes, the test
    fails in dice words.
    """
    from katas.plugin.own_game import OwnGames  # noqa: PLC0415  # most runs score rolls only

    with closing(OwnGames(request.config.stash[KataRun.KEY])) as games:
        yield games
