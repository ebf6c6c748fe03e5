"""Where the baseline of a solution lies: a table of what it does, which a learner has approved."""

from pathlib import Path

from katas.catalog.settings import Settings

ENDS = ".baseline.approved.txt"
"""Behind the solution's name, without its suffix."""


def baseline_of(file: Path, own: Settings | None) -> Path:
    """Give the place of the table, which may not be there: beside the folder's `own` settings.

    Where these don't name the solution, or there are none, beside the solution.
    """
    beside = own.folder if own is not None and own.names(file) else file.parent
    return beside / f"{file.stem}{ENDS}"
