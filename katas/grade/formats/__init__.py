"""What a run is reported in: one table of formats, each written by a module of its own.

A format is either one file for all submissions or one file for each. A file is text in UTF-8, and
its ends of lines are as they are written: open it with `encoding="utf-8", newline=""`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TextIO

from katas.grade.marks import Marked, Rules
from katas.practice.extras import need_extra


@dataclass(frozen=True, slots=True)
class _Format:
    """A format: its name, that of its file, the module that writes it, and what that needs."""

    name: str
    file: str
    module: str
    needs: tuple[str, ...] = ()

    def check(self) -> None:
        """See that it can be written here; better before the grading than after.

        Raises UsageError with what to install.
        """
        need_extra("grade", self.needs, f"the format {self.name}")

    def _write(self, rules: Rules, what: object, to: TextIO) -> None:
        self.check()
        import_module(f"{__name__}.{self.module}").write(rules, what, to)


@dataclass(frozen=True, slots=True)
class ForAll(_Format):
    """A format that has one file for all submissions."""

    def write(self, rules: Rules, submissions: Iterable[Marked], to: TextIO) -> None:
        """Write the file; the submissions are taken once, in their order, and none is kept."""
        self._write(rules, submissions, to)


@dataclass(frozen=True, slots=True)
class ForEach(_Format):
    """A format that has a file for each submission."""

    def write(self, rules: Rules, marked: Marked, to: TextIO) -> None:
        """Write the file of one submission."""
        self._write(rules, marked, to)


Format = ForAll | ForEach

FORMATS: Mapping[str, Format] = {
    made.name: made
    for made in (
        ForAll("junit", "junit.xml", "junit"),
        ForEach("exercism", "results.json", "exercism"),
        ForEach("classroom", "classroom.txt", "classroom"),
        ForEach("gradescope", "results.json", "gradescope"),
        ForAll("markdown", "summary.md", "markdown"),
        ForAll("annotations", "annotations.txt", "annotations"),
        ForAll("html", "grades.html", "page", needs=("jinja2",)),
        ForAll("csv", "grades.csv", "table_csv"),
        ForAll("json", "grades.json", "own"),
    )
}
"""Every format by its name."""
