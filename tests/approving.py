"""Compares a text with its approved file by approvaltests, and opens nothing.

approvaltests logs into a folder of its own, `.approval_tests_temp`, in the current folder:
when it is imported and at each comparison. Both happen in a folder that is thrown away.
"""

import os
from contextlib import chdir
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

# Read by approvaltests while it is imported: otherwise it fetches scripts from the network.
os.environ["APPROVALTESTS_DISABLE_SCRIPT_DOWNLOADS"] = "1"
with TemporaryDirectory() as _elsewhere, chdir(_elsewhere):
    from approvaltests import verify
    from approvaltests.approval_exception import ApprovalException
    from approvaltests.core.namer import Namer
    from approvaltests.core.options import Options
    from approvaltests.core.reporter import Reporter

SHOWN = 10
"""A failure shows so many of the lines that differ, never the whole text."""


class InFolder(Namer):
    """Names the files `<folder>/<name>.approved.txt` and `.received.txt`."""

    def __init__(self, folder: Path, name: str) -> None:
        self._stem = folder / name

    def get_approved_filename(self) -> str:
        """Where the approved text stands."""
        return f"{self._stem}.approved.txt"

    def get_received_filename(self) -> str:
        """Where the text of this run is left if it differs."""
        return f"{self._stem}.received.txt"


class FirstDifferences(Reporter):
    """Keeps the first lines that differ. Opens no window and starts no program."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def report(self, received_path: str, approved_path: str) -> bool:
        """Compare line by line; True says that nobody else need be asked to report."""
        approved, received = _lines(approved_path), _lines(received_path)
        pairs = zip_longest(approved, received, fillvalue="(no line)")
        differing = [(number, *pair) for number, pair in enumerate(pairs, 1) if pair[0] != pair[1]]
        for number, old, new in differing[:SHOWN]:
            self.lines += [f"line {number}", f"  approved {old}", f"  received {new}"]
        if len(differing) > SHOWN:
            self.lines.append(f"and {len(differing) - SHOWN} lines more")
        return True


def _lines(path: str) -> list[str]:
    file = Path(path)
    return file.read_text("utf-8").splitlines() if file.exists() else []


def approve(text: str, folder: Path, name: str) -> None:
    """Fail unless the text is the approved one of that name.

    A text that differs is left beside the approved one, to be looked at and renamed.
    """
    reporter = FirstDifferences()
    options = Options().with_namer(InFolder(folder.resolve(), name)).with_reporter(reporter)
    with TemporaryDirectory() as elsewhere, chdir(elsewhere):
        approved = _is_approved(text, options)
    if not approved:
        pytest.fail("\n".join([f"{name} is not as approved", *reporter.lines]), pytrace=False)


def _is_approved(text: str, options: Options) -> bool:
    try:
        verify(text, options=options)
    except ApprovalException:
        return False
    return True
