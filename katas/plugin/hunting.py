"""The tests' side of `kata hunt`: runs a learner's own tests as often as it is asked to.

Loaded by `-p` in a process of its own, which is asked for one run after the other: see
`katas.practice.hunting.messages`. Where a process can be forked, each run has one of its own.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from functools import partial
from types import ModuleType

import pytest

from katas.errors import KatasError
from katas.model import show_roll
from katas.plug import InProcess
from katas.plugin.failing import NotPassed, in_a_line
from katas.plugin.run import KataRun
from katas.practice.hunting.cast import Cast
from katas.practice.hunting.company import Company
from katas.practice.hunting.exchange import Exchange
from katas.practice.hunting.game_exchange import GameExchange
from katas.practice.hunting.lines import Lines
from katas.practice.hunting.messages import (
    Asked,
    Begun,
    Collected,
    Collecting,
    Ended,
    Started,
    Tested,
)
from katas.practice.hunting.recognising import Recogniser
from katas.practice.hunting.scene import Scene
from katas.proof.wanted import wants_refusals


def pytest_addoption(pluginmanager: pytest.PytestPluginManager) -> None:
    """Take the lines before anybody's code can write on them, and leave no bytecode of it."""
    sys.dont_write_bytecode = True
    pluginmanager.register(Hunter(Lines()))


class Hunter:
    """Answers what is asked for on the lines, once the tests are collected."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self._scene = Scene()
        self._problems: list[str] = []
        self._reports: list[pytest.TestReport] = []
        self._errors: list[BaseException] = []
        self._recogniser: Recogniser | None = None
        self._exchanges: list[Exchange] = []
        self._unplayed: list[str | None] = []

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """Leave the kata's own examples out, and put somebody else in the solution's place."""
        run = config.stash[KataRun.KEY]
        run.wanted = set()
        own, spec = run.solution, run.spec
        own.host.no_limits()  # whoever asks looks at the clock
        self._company = Company(spec, wants_refusals(spec, run.transcript, run.stage))
        self._company.assemble()
        self._scene.understudy = self._company.understudy(run.readings)
        run.solution = Cast(own, self._scene)
        if isinstance(own.host, InProcess):
            ways = spec.all_ways(own)
            played = {category for category, _ in ways}
            self._unplayed = [name for name in spec.rulebook.categories if name not in played]

            def exchange(module: ModuleType) -> None:
                self._exchanges.append(Exchange(module, ways, own.vocabulary, self._scene))
                if game := own.binding.game:
                    GameExchange(module, game, own.vocabulary, self._scene)

            self._recogniser = Recogniser(own.host.file, exchange)
            self._recogniser.watch()

    def pytest_collectstart(self, collector: pytest.Collector) -> None:
        """Say where tests are looked for: somebody's file may go on for ever."""
        self._lines.say(Collecting(collector.nodeid))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep what can't be read."""
        if report.failed:
            self._problems.append(f"{report.nodeid}: {_last_line(report)}")

    def pytest_internalerror(self, excrepr: object) -> None:
        """Say what broke down, where it is read: standard output is not."""
        sys.stderr.write(f"{excrepr}\n")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Say which tests there are, and run them as often as it is asked for."""
        if self._recogniser is not None:
            self._recogniser.look_around()
        tests = [item.nodeid for item in session.items]
        self._lines.say(Collected(tests, self._problems, self._unplayed))
        gc.freeze()  # what is there now stays: no child has to look through it, and copy it by that
        for asked in self._lines.asked():
            self._run(session.items, asked)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep what became of each step of a test."""
        self._reports.append(report)

    def pytest_exception_interact(
        self, node: pytest.Item | pytest.Collector, call: pytest.CallInfo[object]
    ) -> None:
        """Keep what a test failed with."""
        if isinstance(node, pytest.Item) and call.excinfo is not None:
            self._errors.append(call.excinfo.value)

    def _run(self, items: Sequence[pytest.Item], asked: Asked) -> None:
        """Run the tests that are asked for, in a process of their own where that can be."""
        wanted = None if asked.tests is None else set(asked.tests)
        chosen = [item for item in items if wanted is None or item.nodeid in wanted]
        work = partial(self._perform, chosen, asked)
        if asked.forks and sys.platform != "win32":
            from katas.practice.hunting.child import forked, watched  # noqa: PLC0415  # where it can

            child = forked(work)
            self._lines.say(Begun(child))
            self._lines.say(watched(child, asked.limit))
        else:
            work()
            self._lines.say(Ended())

    def _perform(self, items: Sequence[pytest.Item], asked: Asked) -> None:
        self._scene.understudy = self._company.asked_for(asked)
        for exchange in self._exchanges:
            exchange.forget()
        for item, following in zip(items, [*items[1:], None], strict=True):
            self._lines.say(Started(item.nodeid))
            tested = self._tested(item, following)
            self._lines.say(tested)
            if tested.outcome == "ended" or (asked.at_the_first and tested.outcome == "failed"):
                break

    def _tested(self, item: pytest.Item, following: pytest.Item | None) -> Tested:
        """Run one test; what it asked for is noted."""
        self._reports, self._errors = [], []
        self._scene.forget()
        ended = ""
        try:
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        except BaseException as error:  # noqa: BLE001  # pytest.exit() would end what isn't its own
            ended = f"{type(error).__name__}: {error}".rstrip(": ")
        failed = [report for report in self._reports if report.failed]
        skipped = any(report.skipped for report in self._reports)
        scene = self._scene
        return Tested(
            item.nodeid,
            "ended" if ended else "failed" if failed else "skipped" if skipped else "passed",
            ended or "".join(map(_line_of, self._errors[:1])),
            any(not isinstance(error, MEANT) for error in self._errors[:1]),
            "" if scene.foreign is None else show_roll(scene.foreign),
            _sorted(scene.asked),
            _sorted(scene.handed),
            _sorted(scene.listed),
        )


def _sorted(categories: set[str | None]) -> list[str | None]:
    return sorted(categories, key=str)


MEANT = (AssertionError, NotPassed, pytest.fail.Exception)
"""What a test fails with that has looked at an answer; the rest is an error on the way."""


def _line_of(error: BaseException) -> str:
    """What a test failed with, in a line."""
    if isinstance(error, NotPassed):
        return in_a_line(error.told)
    if isinstance(error, KatasError):
        return error.problem
    first = str(error).partition("\n")[0]
    return first if isinstance(error, MEANT) else f"{type(error).__name__}: {first}".rstrip(": ")


def _last_line(report: pytest.CollectReport) -> str:
    """Why a file can't be read: the last line of pytest's own report."""
    lines = [line for line in report.longreprtext.splitlines() if line.strip()] or [""]
    return lines[-1].removeprefix("E").strip()
