"""Reports a kata run: a header, one result an item, the summary at the end."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from katas.plugin.failing import NotPassed
from katas.plugin.run import KataRun
from katas.spec import Told, failure_lines, summary_lines

TOLD = "katas_told"
"""The attribute of a test report that carries its result; pytest-xdist ships it along."""


def pytest_report_header(config: pytest.Config) -> list[str]:
    """Say what runs, and how the solution is called."""
    run = config.stash[KataRun.KEY]
    kata = run.spec.kata
    upto = f", up to stage {run.stage}" if run.stage else ""
    binding = run.solution.binding
    lines = [
        f"kata: {kata.title} ({kata.id}{upto}), {run.solution.name}",
        f"called as: {binding}",
    ]
    if binding.beside:
        lines.append(f"taken: {binding.taken}; also there: {', '.join(binding.beside)}")
    if binding.stood_in:
        lines.append(f"not here, and stood in for: {', '.join(binding.stood_in)}")
    missing = [part for part in (*binding.missing, *binding.not_in_the_game) if part in run.missing]
    if missing:
        names = ", ".join(map(run.spec.category_name, missing))
        lines.append(f"not there yet: {names} (`kata calls` says what was looked for)")
    return lines


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Attach the result to the report of the call."""
    report = yield
    told = item.stash.get(KataRun.TOLD, None)
    if call.when != "call" or told is None:
        return report
    if KataRun.EXAMPLE in item.stash or not told.where or told.is_beside:
        setattr(report, TOLD, told.as_data())
        if report.failed and told.stretch:
            # As pytest has it for what is allowed to fail: seen, and no failure of the run.
            report.outcome = "skipped"
            report.wasxfail = f"a stretch: {told.stretch}"
    elif call.excinfo is not None and isinstance(call.excinfo.value, NotPassed):
        # A feature of the learner's own: what pytest would show are pytest-bdd's frames and ours.
        report.longrepr = "\n".join(failure_lines(told))
    return report


def pytest_enter_pdb(config: pytest.Config) -> None:
    """Let everything take its time once somebody looks at it line by line."""
    config.stash[KataRun.KEY].solution.host.no_limits()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Leave no process behind."""
    config.stash[KataRun.KEY].solution.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell how the kata went."""
    config = terminalreporter.config
    run = config.stash[KataRun.KEY]
    told = [
        Told.from_data(data)
        for reports in terminalreporter.stats.values()
        for report in reports
        if (data := getattr(report, TOLD, None))
    ]
    if not told:
        return
    terminalreporter.section(f"kata {run.spec.kata.id}")
    twice, not_begun = run.solution.binding.twice, run.stretches_not_begun
    for line in summary_lines(told, run.spec, twice, not_begun):
        terminalreporter.write_line(line)
