"""A pytest plugin for our own tests: writes each example's verdict to a file, by its place."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from katas.plugin.reporting import TOLD
from tests.running import DUMP


def all_told(terminalreporter: pytest.TerminalReporter) -> list[dict[str, Any]]:
    """What the reports carry."""
    return [
        data
        for reports in terminalreporter.stats.values()
        for report in reports
        if (data := getattr(report, TOLD, None))
    ]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Write what the reports carry; a category that isn't there stands under its name."""
    told = all_told(terminalreporter)
    verdicts = {item["where"] or item["category"]: item["verdict"] for item in told}
    Path(os.environ[DUMP]).write_text(json.dumps(verdicts), "utf-8")
