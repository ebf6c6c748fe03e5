"""The hunt: tests on the right solution, then on each mistake that they could catch."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import product

from katas.errors import UsageError
from katas.model import Example, Readings
from katas.practice.hunting.messages import Asked, Collected, Ended, Tested
from katas.practice.hunting.quarry import Quarry
from katas.practice.hunting.rivals import Mistake
from katas.practice.hunting.scene import GAME
from katas.practice.hunting.session import Ran, Session
from katas.proof import NearMiss, Vectors
from katas.spec import Specification

Progress = Callable[[int, int], None]
"""Told before each mistake how many were tried, and of how many."""

SLOWER = 10
"""A mistake may take so many times as long as the right solution, before it is stopped."""

AT_LEAST = 5.0
"""Seconds that it may take anyway."""


@dataclass(frozen=True)
class Caught:
    """A mistake that was caught, and by which test; `ended` is how, where that never ended."""

    mistake: Mistake
    test: str
    ended: str = "done"


@dataclass(frozen=True)
class Hunted:
    """What came of a hunt.

    `failed` are the tests that the right solution fails: then nothing is counted; `ended` is how
    it came to its end, the last of them being the one that didn't. `readings` are the answers to
    open questions by which the tests pass. `idle` are those that ask for no score and no game;
    `unplayed` are the categories that none asks for, and that can't be played in their own module.
    """

    spec: Specification
    tests: Sequence[str]
    readings: Readings
    failed: Sequence[Tested] = ()
    ended: Ended = Ended()  # noqa: RUF009  # frozen
    idle: Sequence[str] = ()
    unplayed: Sequence[str | None] = ()
    caught: Sequence[Caught] = ()
    missed: Sequence[Mistake] = ()

    @property
    def all(self) -> int:
        """How many mistakes there are to be caught."""
        return len(self.caught) + len(self.missed)

    @property
    def passed(self) -> bool:
        """Whether all of them are."""
        return bool(self.tests) and not self.failed and not self.missed


@dataclass(frozen=True)
class Hunt:
    """What is hunted, and with which tests: `open_session` starts a process that runs them.

    `transcript` is that of the whole kata, `readings` are the answers that were announced; `limit`
    is in seconds, for all tests together, once.
    """

    spec: Specification
    transcript: Sequence[Example]
    stage: str | None
    readings: Readings
    open_session: Callable[[], Session]
    limit: float

    def run(self, progress: Progress | None = None) -> Hunted:
        """Hunt.

        Raises UsageError if the tests can't be read.
        """
        with closing(Runs(self.open_session)) as runs:
            collected = runs.collected
            if collected.problems:
                raise UsageError(
                    "the tests can't be read",
                    found=collected.problems,
                    advice="`pytest` shows where",
                )
            if not collected.tests:
                return self._hunted(Hunted(self.spec, (), self.readings), runs, NOBODY, 0, None)
            right = self._right(runs)
            hunted = Hunted(
                self.spec,
                collected.tests,
                right.asked.readings,
                right.failed,
                right.ended,
                [test.test for test in right.tests if not test.asked],
                _unseen(collected, right),
            )
            if right.failed:
                return hunted
            limit = min(self.limit, max(AT_LEAST, SLOWER * right.took))
            return self._hunted(hunted, runs, right, limit, progress)

    def _right(self, runs: Runs) -> Ran:
        """The tests on the right solution, by the answers to open questions with which they pass.

        Where they pass with none, by those with which the fewest fail.
        """
        best = runs.run(Asked(self.readings, limit=self.limit))
        until = time.monotonic() + self.limit
        about = {category for test in best.failed for category in test.asked}
        everything = {question.category for question in self.spec.kata.questions}
        # A test that fails at the first question hasn't come to its others.
        for categories in (about, everything if about & everything else ()):
            for readings in self._other_readings(categories):
                if not best.failed or best.ended.ended != "done" or time.monotonic() > until:
                    return best
                ran = runs.run(Asked(readings, limit=self.limit))
                best = min(best, ran, key=lambda item: len(item.failed))
        return best

    def _other_readings(self, about: Collection[str | None]) -> Iterator[Readings]:
        """Other answers to the open questions about some categories."""
        questions = [
            question
            for question in self.spec.kata.questions
            if question.category in about and question.name not in self.readings
        ]
        names = [[reading.name for reading in question.readings] for question in questions]
        for answers in list(product(*names))[1:]:
            given = {item.name: answer for item, answer in zip(questions, answers, strict=True)}
            yield {**self.readings, **given}

    def _hunted(
        self, hunted: Hunted, runs: Runs, right: Ran, limit: float, progress: Progress | None
    ) -> Hunted:
        """Try the tests on each mistake that they can know anything of."""
        vectors = Vectors(self.spec.shelf, self.spec.kata.family)
        quarry = Quarry(self.spec, self.transcript, self.stage, hunted.readings, vectors)
        mistakes = [mistake for mistake in quarry.mistakes if _shows(mistake, right.tests)]
        caught: list[Caught] = []
        missed: list[Mistake] = []
        for number, mistake in enumerate(mistakes):
            if progress is not None:
                progress(number, len(mistakes))
            tests = [test.test for test in right.tests if _is_about(test, mistake)]
            asked = replace(_of(mistake), readings=hunted.readings, tests=tests, limit=limit)
            failed = runs.run(asked) if tests else None
            if failed is not None and failed.failed:
                caught.append(Caught(mistake, failed.failed[0].test, failed.ended.ended))
            else:
                missed.append(mistake)
        return replace(hunted, caught=caught, missed=missed)


def _unseen(collected: Collected, ran: Ran) -> list[str | None]:
    """The categories that can't be played in the module, and that no test has asked otherwise."""
    asked = {category for test in ran.tests for category in test.asked}
    return [category for category in collected.unplayed if category not in asked]


NOBODY = Ran(Asked({}), (), Ended())
"""What comes of a run without tests."""


class Runs:
    """Runs of the same tests, in one process as long as it lives, else in a new one."""

    def __init__(self, open_session: Callable[[], Session]) -> None:
        self._open = open_session
        self._session: Session | None = None
        self._collected: Collected | None = None

    @property
    def collected(self) -> Collected:
        """The tests that there are.

        Raises UsageError if they can't be collected.
        """
        if self._collected is None:
            self._begin()
        assert self._collected is not None, "it has begun"
        return self._collected

    def run(self, asked: Asked) -> Ran:
        """Have a run done."""
        session = self._session or self._begin()
        ran = session.run(asked)
        if not session.lasts:
            self.close()
        return ran

    def close(self) -> None:
        """Leave no process behind."""
        if self._session is not None:
            self._session.close()
            self._session = None

    def _begin(self) -> Session:
        self._session = self._open()
        self._collected = self._session.collected()
        return self._session


def _of(mistake: Mistake) -> Asked:
    """A run on a mistake; it ends at the first test that fails."""
    if isinstance(mistake, NearMiss):
        return Asked({}, near=mistake.name, at_the_first=True)
    (category,) = mistake.categories
    return Asked({}, rules=mistake.rulebooks[0], about=category, at_the_first=True)


def _is_about(test: Tested, mistake: Mistake) -> bool:
    """Whether a test can know anything of a mistake: it asks for what that gets wrong."""
    about = {GAME} if mistake.parts else set(mistake.categories)
    return test.outcome == "passed" and not about.isdisjoint(test.asked)


def _shows(mistake: Mistake, tests: Sequence[Tested]) -> bool:
    """Whether a mistake can be seen at all by tests that ask in this way.

    That a list is changed is seen by whoever has handed one over; that something is remembered, by
    whoever asks through functions that could remember it.
    """
    if not mistake.impurity:
        return True
    seen = [test.handed if mistake.impurity == "state" else test.listed for test in tests]
    return any(not set(mistake.categories).isdisjoint(categories) for categories in seen)
