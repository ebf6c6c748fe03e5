"""Collects feature files: a file, its outlines, and one item a row."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

from katas.model import Example
from katas.plugin.internals import StepsFile, collect_now, row_runner, scenario_runner
from katas.plugin.run import KataRun
from katas.spec import Told, failure_lines
from katas.spec.reader import Row, Scenario


class NotPassed(Exception):
    """An example did not pass; the message is the whole story."""

    def __init__(self, told: Told) -> None:
        super().__init__("\n".join(failure_lines(told)))
        self.told = told


class InDiceWords:
    """How a failure is shown: the lines, and one of them for the short summary."""

    def __init__(self, told: Told, path: Path, line: int) -> None:
        self._lines = failure_lines(told)
        crash = f"expected {told.expected}, got {told.got}" if told.expected else told.got_why
        self.reprcrash = Crash(str(path), line, crash)

    def __str__(self) -> str:
        return "\n".join(self._lines)

    def toterminal(self, writer: pytest.TerminalReporter) -> None:
        """Write the lines; pytest calls this with its terminal writer."""
        for line in self._lines:
            writer.line(line)


class Crash:
    """Where and why, in the shape that pytest's short summary and JUnit report look for."""

    def __init__(self, path: str, lineno: int, message: str) -> None:
        self.path = path
        self.lineno = lineno
        self.message = message


class FeatureFile(StepsFile):
    """One feature of the kata."""

    run: KataRun

    def modules(self) -> tuple[object, ...]:  # type: ignore[override]
        """Steps and our fixtures: a learner's own fixture called `example` stays out."""
        from katas.plugin import fixtures

        return self.run.spec.steps, fixtures

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        """Yield scenarios and outlines; a category that isn't there is one failing item."""
        self.register_steps()
        feature = self.run.spec.read(self.path)
        for tag in feature.tags:
            self.add_marker(tag)
        for scenario in feature.scenarios:
            rows = [(row, self.run.examples[feature.name, row.line]) for row in scenario.rows]
            yield from self._missing(example for _, example in rows)
            there = [(row, example) for row, example in rows if not self._is_missing(example)]
            if there and scenario.outline:
                yield Outline.of(self, scenario, there)
            elif there:
                yield from _items(self, self, scenario, there)

    def _is_missing(self, example: Example) -> bool:
        return example.category in self.run.solution.binding.missing

    def _missing(self, examples: Iterator[Example]) -> Iterator[pytest.Item]:
        """One item for each category that isn't there, the first time it is met."""
        for example in examples:
            category = example.category
            if self._is_missing(example) and category not in self.run.shown_missing:
                self.run.shown_missing.add(category)
                yield MissingItem.of(self, self.run.teller.tell_missing(category))


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
        return node

    def collect(self) -> Iterator[pytest.Item]:
        """Yield an item a row."""
        return _items(self, self.file, self.scenario, self.rows)


class ExampleItem(pytest.Function):
    """One row, run by pytest-bdd."""

    example: Example
    told: Told | None = None

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the row stands, for terminals and editors."""
        return self.path, self.example.line - 1, f"{self.example.scenario}: {self.example.title}"

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None):  # type: ignore[no-untyped-def,override]
        """Speak of dice; anything that is our own fault keeps its traceback."""
        if isinstance(excinfo.value, NotPassed):
            return InDiceWords(excinfo.value.told, self.path, self.example.line)
        return super().repr_failure(excinfo)


class MissingItem(pytest.Item):
    """A category that isn't there yet: one failing item, in place of its rows."""

    told: Told

    @classmethod
    def of(cls, file: FeatureFile, told: Told) -> Self:
        """Make the item."""
        item = cls.from_parent(file, name=plain(f"{told.heading}: {told.got}"))
        item.told = told
        return item

    def runtest(self) -> None:
        """Fail, and say what to add."""
        raise NotPassed(self.told)

    def reportinfo(self) -> tuple[Path, None, str]:
        """The file; no row is to blame."""
        return self.path, None, self.name

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None):  # type: ignore[no-untyped-def,override]
        """Say what to add."""
        if isinstance(excinfo.value, NotPassed):
            return InDiceWords(self.told, self.path, 1)
        return super().repr_failure(excinfo)


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
        item.example = example
        for tag in (*scenario.tags, *row.tags):
            item.add_marker(tag)
        yield item


def plain(name: str) -> str:
    """A name that can be part of an id: brackets would be read as a parametrisation."""
    return name.replace("::", ":").translate(str.maketrans("[]", "()"))


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> FeatureFile | None:
    """Collect a feature of the kata; a learner's own features are pytest-bdd's business."""
    run = parent.config.stash[KataRun.KEY]
    name = run.files.get(file_path)
    if name is None:
        return None
    # Right below the session: the folders on the way are no business of the run's, and each
    # would be searched for fixtures at every step.
    file = FeatureFile.below(parent.session, file_path, name)
    file.run = run
    return file


@pytest.hookimpl(tryfirst=True)
def pytest_make_collect_report(collector: pytest.Collector) -> pytest.CollectReport | None:
    """See `internals`: `--lf` would leave our files out when the learner's own tests fail too."""
    return collect_now(collector) if isinstance(collector, FeatureFile) else None
