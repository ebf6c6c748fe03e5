"""Collects feature files: a file, its outlines, and one item a row."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from types import ModuleType
from typing import Self

import pytest

from katas.model import Example
from katas.plugin import fixtures
from katas.plugin.beside import AsideItem
from katas.plugin.failing import FailsInDiceWords, NotPassed
from katas.plugin.internals import StepsFile, collect_now, row_runner, scenario_runner
from katas.plugin.run import KataRun
from katas.spec import Told
from katas.spec.reader import Row, Scenario


class FeatureFile(StepsFile):
    """One feature of the kata."""

    run: KataRun

    def modules(self) -> tuple[ModuleType, ...]:
        """Steps and our fixtures: a learner's own fixture called `example` stays out."""
        return *self.run.spec.steps, fixtures

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        """Yield scenarios and outlines; a category that isn't there is one failing item."""
        self.register_steps()
        feature = self.run.spec.read(self.path)
        for tag in feature.tags:
            self.add_marker(tag)
        for scenario in feature.scenarios:
            rows = [(row, self.run.examples[feature.name, row.line]) for row in scenario.rows]
            yield from self._missing(example for _, example in rows)
            if not self.run.wants(f"{self.nodeid}::{plain(scenario.name)}"):
                continue
            there = [(row, example) for row, example in rows if not self.run.lacks(example)]
            if there and scenario.outline:
                yield Outline.of(self, scenario, there)
            elif there:
                yield from _items(self, self, scenario, there)

    def _missing(self, examples: Iterator[Example]) -> Iterator[pytest.Item]:
        """One item for each part that isn't there, the first time it is met.

        Asked for by the id of one of its rows, it stands for the row. In a stretch what isn't
        there is only reported.
        """
        for example in examples:
            missing = self.run.lacks(example)
            if not missing or self.run.stretch_of(example):
                continue
            part = missing[0]
            told = self.run.tell_missing(part)
            asked = {f"{self.nodeid}::{missing_name(told)}", node_id(example)}
            if not self.run.asks_for(asked):
                continue
            if part not in self.run.shown_missing:
                self.run.shown_missing.add(part)
                yield MissingItem.of(self, told)


class Outline(pytest.Collector):
    """A scenario outline; its children are its rows."""

    file: FeatureFile
    scenario: Scenario
    rows: list[tuple[Row, Example]]

    @classmethod
    def of(cls, file: FeatureFile, scenario: Scenario, rows: list[tuple[Row, Example]]) -> Self:
        """Make the node, with the scenario's tags as markers."""
        node = cls.from_parent(file, name=plain(scenario.name))
        node.file, node.scenario, node.rows = file, scenario, rows
        for tag in scenario.tags:
            node.add_marker(tag)
        return node

    def collect(self) -> Iterator[pytest.Item]:
        """Yield an item a row."""
        return _items(self, self.file, self.scenario, self.rows)


class ExampleItem(FailsInDiceWords, pytest.Function):
    """One row, run by pytest-bdd."""

    @property
    def example(self) -> Example:
        """The example of the transcript that the row is."""
        return self.stash[KataRun.EXAMPLE]

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the row stands, for terminals and editors."""
        names = dict.fromkeys([self.example.scenario, self.example.title])
        return self.path, self.example.line - 1, ": ".join(names)


class MissingItem(FailsInDiceWords, pytest.Item):
    """A category that isn't there yet: one failing item, in place of its rows."""

    @classmethod
    def of(cls, file: FeatureFile, told: Told) -> Self:
        """Make the item."""
        item = cls.from_parent(file, name=missing_name(told))
        item.stash[KataRun.TOLD] = told
        return item

    def runtest(self) -> None:
        """Fail, and say what to add."""
        raise NotPassed(self.stash[KataRun.TOLD])

    def reportinfo(self) -> tuple[Path, None, str]:
        """The file; no row is to blame."""
        return self.path, None, self.name


def _items(
    parent: pytest.Collector,
    file: FeatureFile,
    scenario: Scenario,
    rows: list[tuple[Row, Example]],
) -> Iterator[pytest.Item]:
    run = scenario_runner(file.path, scenario.name)
    for row, example in rows:
        item = ExampleItem.from_parent(
            parent, name=plain(row.title), callobj=row_runner(run, row.cells)
        )
        if not file.run.wants(item.nodeid):
            continue
        item.stash[KataRun.EXAMPLE] = example
        item.stash[KataRun.STRETCH] = file.run.stretch_of(example)
        for tag in row.tags if scenario.outline else scenario.tags:
            item.add_marker(tag)
        yield item


def missing_name(told: Told) -> str:
    """The name of the item that stands for a category which isn't there: `pair: not there yet`."""
    return plain(f"{told.heading}: {told.got}")


def node_id(example: Example) -> str:
    """The id of the row that an example is."""
    names = dict.fromkeys([example.scenario, example.title])
    return "::".join([example.feature, *map(plain, names)])


def plain(name: str) -> str:
    """A name that can be part of an id: brackets would be read as a parametrisation."""
    return name.replace("::", ":").translate(str.maketrans("[]", "()"))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Put the kata's features right below the session.

    Not found by their paths: those lie in the installed package, perhaps in a `.venv` that
    pytest passes over, and each folder on the way would be searched for fixtures at every
    step.
    """
    report = yield
    if isinstance(collector, pytest.Session) and report.passed:
        run = collector.config.stash[KataRun.KEY]
        report.result.extend([*_features(collector, run), *_beside(collector, run)])
    elif isinstance(collector, FeatureFile) and report.passed and not report.result:
        # Nobody has no items but for `--lf`, which leaves out files that it finds no failures
        # in; it knows a file by its path below the rootdir, where ours are not.
        return collect_now(collector)
    return report


def _features(session: pytest.Session, run: KataRun) -> Iterator[FeatureFile]:
    for path, name in run.files.items():
        if run.wants(name):
            file = FeatureFile.below(session, path, name)
            file.run = run
            yield file


def _beside(session: pytest.Session, run: KataRun) -> Iterator[AsideItem]:
    for nodeid, aside in run.asides.by_id.items():
        if run.wants(nodeid):
            item = AsideItem.below(session, nodeid)
            item.aside = aside
            if aside.marker:
                item.add_marker(aside.marker)
            yield item


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """See that every id asked for was found, and put what is still to be written last.

    So `-x` and `--sw` stop at something that was written. Before anything is deselected.

    Raises pytest.UsageError as pytest does.
    """
    run = session.config.stash[KataRun.KEY]
    found = [f"{item.nodeid}::" for item in items]
    for name in sorted((run.wanted or set()) - run.answered):
        if not any(nodeid.startswith(f"{name}::") for nodeid in found):
            raise pytest.UsageError(f"not found: {name}")
    items.sort(key=lambda item: isinstance(item, MissingItem))
