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

from katas.plug import InProcess
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
from katas.proof.proving import wants_refusals


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
        self._recogniser: Recogniser | None = None
        self._exchanges: list[Exchange] = []

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
        self._lines.say(Collected([item.nodeid for item in session.items], self._problems))
        gc.freeze()  # what is there now stays: no child has to look through it, and copy it by that
        for asked in self._lines.asked():
            self._run(session.items, asked)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep what became of each step of a test."""
        self._reports.append(report)

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
        self._scene.understudy = self._company.understudy(asked.readings, asked.near)
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
        self._reports = []
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
            ended or "".join(map(_last_line, failed[:1])),
            _sorted(scene.asked),
            _sorted(scene.handed),
            _sorted(scene.listed),
        )


def _sorted(categories: set[str | None]) -> list[str | None]:
    return sorted(categories, key=str)


def _last_line(report: pytest.TestReport | pytest.CollectReport) -> str:
    """What went wrong, in a line: pytest's own, where it has one."""
    crash = getattr(report.longrepr, "reprcrash", None)
    said = str(getattr(crash, "message", "") or report.longreprtext).strip()
    lines = said.removeprefix("AssertionError: ").splitlines() or [""]
    return lines[0] if crash is not None else lines[-1].removeprefix("E").strip()
