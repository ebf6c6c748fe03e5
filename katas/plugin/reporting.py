"""Reports a kata run: a header, one result an item, the summary at the end."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import asdict

import pytest

from katas.plugin.collecting import ExampleItem, MissingItem
from katas.plugin.run import KataRun
from katas.spec import Told, summary_lines

TOLD = "katas_told"
"""The attribute of a test report that carries its result; pytest-xdist ships it along."""

COLLECTED: pytest.StashKey[list[Told]] = pytest.StashKey()


def pytest_report_header(config: pytest.Config) -> list[str]:
    """Say what runs, and how the solution is called."""
    run = config.stash[KataRun.KEY]
    kata, binding = run.spec.kata, run.solution.binding
    upto = f", up to stage {run.stage}" if run.stage else ""
    lines = [f"kata: {kata.title} ({kata.id}{upto}), {run.solution.name}"]
    calls = dict.fromkeys(str(call) for call in binding.calls.values())
    lines.append(f"called as: {'  '.join(calls) or 'nothing found yet'}")
    return lines


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Attach the result to the report of the call."""
    report = yield
    if call.when == "call" and isinstance(item, (ExampleItem, MissingItem)) and item.told:
        setattr(report, TOLD, asdict(item.told))
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Nothing here: the terminal summary reads the reports that the terminal has kept."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell how the kata went."""
    config = terminalreporter.config
    run = config.stash[KataRun.KEY]
    told = [
        Told(**{**data, "followed": tuple(data["followed"])})
        for reports in terminalreporter.stats.values()
        for report in reports
        if (data := getattr(report, TOLD, None))
    ]
    if not told:
        return
    terminalreporter.section(f"kata {run.spec.kata.id}")
    for line in summary_lines(told, run.spec):
        terminalreporter.write_line(line)
