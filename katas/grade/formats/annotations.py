"""GitHub's workflow commands: what is wrong, beside the line of the solution that it came from.

GitHub shows ten errors and ten warnings of a step and drops the rest without a word, so there is
one for each category, with its first counterexample, and the last one says how many more there are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from secrets import token_hex
from typing import TextIO

from katas.grade.formats.cases import Case, failed_of
from katas.grade.formats.escaping import command_data, command_property, line
from katas.grade.formats.words import said, verdict_words
from katas.grade.graded import Status
from katas.grade.marks import Marked, Rules

MOST = 10
"""So many errors are shown, and so many warnings."""

PLACE = re.compile(r"([^/\\:]+):(\d{1,7})(?: in .*)?")
"""A line of a solution, as it is told: `yatzy.py:14 in pair`."""


@dataclass(slots=True)
class _Found:
    """The first case of a category that isn't as it should be, and how many more there are."""

    title: str
    lines: tuple[str, ...]
    place: Mapping[str, str]
    more: int = 0


@dataclass(slots=True)
class _Kind:
    """The annotations of one kind: those that are shown, and what is counted only."""

    command: str
    shown: dict[tuple[str, str], _Found] = field(default_factory=dict)
    more: int = 0

    def add(self, marked: Marked, case: Case) -> None:
        """Take a case: as the first of its category, or as one more."""
        key = (marked.id, case.category or case.section)
        if key in self.shown:
            self.shown[key].more += 1
        elif len(self.shown) < MOST:
            self.shown[key] = _Found(_title(marked, case), case.lines, _place(marked, case))
        else:
            self.more += 1

    def commands(self) -> Iterator[str]:
        """The commands, ten at most; the tenth gives way to how many more there are."""
        found = list(self.shown.values())
        if self.more:
            self.more += found.pop().more + 1
        for each in found:
            more = [said("more-fail", count=each.more)] if each.more else []
            yield _command(self.command, {**each.place, "title": each.title}, [*each.lines, *more])
        if self.more:
            yield _command(self.command, {}, [said("annotated", count=self.more)])


def write(rules: Rules, submissions: Iterable[Marked], to: TextIO) -> None:  # noqa: ARG001  # all alike
    """Write the commands, to be printed by a step of a workflow."""
    errors, warnings = _Kind("error"), _Kind("warning")
    for marked in submissions:
        needs_a_human = marked.graded.status is Status.NEEDS_A_HUMAN
        for case in failed_of(marked):
            (warnings if needs_a_human else errors).add(marked, case)
    to.writelines(command + "\n" for command in (*errors.commands(), *warnings.commands()))


def _title(marked: Marked, case: Case) -> str:
    """Whose it is, and what it is about."""
    about = case.category or case.name
    if case.section:
        about = f"{about}: {verdict_words(case.verdict)}"
    return ", ".join(filter(None, (line(marked.owner), about)))


def _place(marked: Marked, case: Case) -> dict[str, str]:
    """The file of the solution, by its path in the submission, and the line that is told."""
    if not marked.graded.solution:
        return {}
    solution = PurePosixPath(marked.graded.solution)
    found = PLACE.fullmatch(case.place)
    if found is None:
        return {"file": str(solution)}
    return {"file": str(solution.parent / found[1]), "line": str(int(found[2]))}


def _command(name: str, properties: Mapping[str, str], lines: Iterable[str]) -> str:
    said_of_it = ",".join(f"{key}={command_property(value)}" for key, value in properties.items())
    text = command_data("\n".join(lines))
    return f"::{name} {said_of_it}::{text}" if said_of_it else f"::{name}::{text}"


def without_commands(text: str) -> str:
    """Text as it came, to be printed in the log of a workflow, where it can give no command."""
    token = token_hex(16)
    while token in text:
        token = token_hex(16)
    ended = text if text.endswith("\n") else f"{text}\n"
    return f"::stop-commands::{token}\n{ended}::{token}::\n"
