"""Lights the folder's lamp at the end of a run, where the folder remembers its runs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from katas.catalog import Settings
from katas.dojo.lamp import FolderLamp
from katas.model import Light
from katas.plugin.beside import BASELINE
from katas.plugin.collecting import node_id
from katas.plugin.reporting import TOLD
from katas.plugin.run import KataRun
from katas.practice.cursor import Memory, Notebook, digest_of, key_of
from katas.practice.lamp import Ran, readings_given
from katas.practice.lesson import Lesson, lesson_of
from katas.practice.own_files import files_of, remembers, text_of, with_tests
from katas.spec import Specification

A_PART = ("keyword", "markexpr", "lf", "stepwise", "maxfail", "deselect")
"""Options of pytest's with which a part is run, or may be: it stops at a failure."""

NOTHING_RUNS = ("collectonly", "setupplan", "show_fixtures_per_test", "showfixtures", "cacheshow")
"""Options with which nothing is run."""


def lamp_folder(config: pytest.Config, settings: Settings, own: Settings | None) -> Path | None:
    """The folder whose lamp a run lights; None where it has none, or nothing is run."""
    if hasattr(config, "workerinput"):
        return None  # one of many: who has sent it out sees all of the run
    if any(getattr(config.option, name, None) for name in NOTHING_RUNS):
        return None
    folder = remembers(settings, own or Settings(config.invocation_params.dir))
    return folder if folder and Notebook("", folder).is_there else None


def light_up(config: pytest.Config, run: KataRun, settings: Settings, own: Settings | None) -> None:
    """Let a run light the lamp of the folder that it is of, if there is one."""
    if folder := lamp_folder(config, settings, own):
        config.pluginmanager.register(Lighting(run, settings, folder))


def light_amber(
    config: pytest.Config, spec: Specification, settings: Settings, own: Settings | None
) -> None:
    """Light that lamp for a solution that can't be run."""
    if folder := lamp_folder(config, settings, own):
        lamp = FolderLamp(folder, spec, "pytest", partial(with_tests, settings, [spec.vocabulary]))
        lamp.light(Ran(Light.AMBER))
        lamp.close()


class Lighting:
    """Hears all that becomes of a run, and lights the lamp when it is over."""

    def __init__(self, run: KataRun, settings: Settings, folder: Path) -> None:
        self._run = run
        self._settings = settings
        self._lesson = lesson_of(run.spec, settings, run.transcript)
        self._lamp = FolderLamp(
            folder,
            run.spec,
            "pytest",
            partial(with_tests, settings, [run.spec.vocabulary]),
            self._lesson,
        )
        self._notebook = Notebook(run.spec.kata.id, folder)
        self._keys = {node_id(example): key_of(example) for example in run.transcript}
        self._heard: set[str] = set()
        self._passing: set[str] = set()
        self._answers: list[tuple[str, tuple[str, ...]]] = []
        self._ran = self._failed = self._broken = self._stopped = self._part = False

    def pytest_deselected(self) -> None:
        """Some items were left out."""
        self._part = True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file of the learner's own may be broken."""
        self._broken = self._broken or report.failed

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Somebody has had enough; pytest itself stops by the same way, and that is a run."""
        self._stopped = not isinstance(excinfo.value, pytest.Session.Interrupted)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take down what became of an example, or of a test of the learner's own."""
        self._ran = True
        data: Mapping[str, Any] | None = getattr(report, TOLD, None)
        key = self._keys.get(report.nodeid)
        if key is not None:
            self._heard.add(key)
            if report.when == "call" and data and report.passed:
                self._passing.add(key)
                self._answers.append((data["question"], tuple(data["followed"])))
            elif report.failed:
                self._passing.discard(key)
        elif data is None or BASELINE in report.keywords:
            self._failed = self._failed or report.failed

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Light the lamp, and remember what has passed."""
        light = self._light(session.config)
        if light is None:
            return
        if light in (Light.AMBER, Light.HALF):
            if self._passing:
                memory = self._notebook.memory
                self._notebook.keep(replace(memory, passed=memory.passed | self._passing))
            self._lamp.light(Ran(light))
            return
        self._notebook.keep(self._after(self._lesson))
        self._lamp.light(Ran(light, self._passing, readings_given(self._answers)))

    def _light(self, config: pytest.Config) -> Light | None:
        """The light of the run; None where it was none."""
        if self._stopped or not (self._ran or self._broken):
            return None
        if not self._ran:
            return Light.AMBER
        if self._is_part(config):
            return Light.HALF
        memory = self._notebook.memory
        green = not self._failed and memory.is_green(self._lesson.order, self._passing)
        return Light.GREEN if green else Light.RED

    def _is_part(self, config: pytest.Config) -> bool:
        """Whether only a part was asked for, or heard of."""
        asked = self._run.wanted is not None
        asked = asked or any(getattr(config.option, name, None) for name in A_PART)
        return self._part or asked or not self._heard.issuperset(self._there)

    @property
    def _there(self) -> Iterator[str]:
        """The examples that are run if all are: those that need nothing that isn't there."""
        for key, example in self._lesson.examples.items():
            if not self._run.lacks(example):
                yield key

    def _after(self, lesson: Lesson) -> Memory:
        files = files_of(self._settings, [self._run.spec.vocabulary])
        digest = digest_of(text_of(files))
        return self._notebook.memory.after(lesson.order, self._passing, digest)

    @pytest.hookimpl(trylast=True)
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say which light it was, and whether the dojo has it."""
        for line in self._lamp.lines():
            terminalreporter.write_line(line)

    def pytest_unconfigure(self) -> None:
        """Leave no process behind."""
        self._lamp.close()
