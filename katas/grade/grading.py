"""Grades one submission: its files copied, its solution found, run in a sandbox, and asked."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Protocol

import katas
from katas.catalog import language_of, open_shelf
from katas.errors import KatasError, UsageError
from katas.grade.asking import Asking
from katas.grade.assignment import Assignment, open_kata
from katas.grade.finding import find_solution
from katas.grade.graded import Graded, Status
from katas.grade.sandbox import Level, Room, Sandbox, find_sandbox
from katas.grade.submissions.untrusted import Said, read_said
from katas.plug import Limits
from katas.proof import Vectors
from katas.spec import Specification, transcript
from katas.spec.digests import spec_digest


class HandedIn(Protocol):
    """Whatever has the files of a submission."""

    def copy_to(self, folder: Path) -> Sequence[str]:
        """Copy them to an empty folder, and give notes on what was left out."""


@dataclass(frozen=True)
class Grader:
    """Grades submissions of one assignment, one after the other, in one sandbox."""

    assignment: Assignment
    spec: Specification
    asking: Asking
    sandbox: Sandbox
    workspace: Path

    @classmethod
    def open(cls, assignment: Assignment, sandbox: Sandbox, workspace: Path) -> Grader:
        """Open the kata that is graded.

        Raises UsageError for a kata, a stage, a reading or a call that isn't there, SpecError for
        a kata that is broken.
        """
        spec = open_kata(assignment)
        vectors = Vectors(spec.shelf, spec.kata.family)
        asking = Asking(spec, assignment, transcript(spec), vectors)
        return cls(assignment, spec, asking, sandbox, workspace)

    @cached_property
    def digest(self) -> str:
        """The digest of the specification."""
        return spec_digest(self.spec)

    def graded_as(self, entry: str, content: HandedIn) -> Graded:
        """Grade a content of which this file is the solution, whatever the teacher's own calls."""
        plain = replace(self.assignment, entry=entry, calls={}, refused=None, readings={})
        asking = replace(self.asking, assignment=plain)
        return replace(self, assignment=plain, asking=asking).grade(content)

    def grade(self, content: HandedIn) -> Graded:
        """Grade a submission. What goes wrong in here is told as our fault, never raised."""
        began = time.monotonic()
        room = self.sandbox.room(self.workspace)
        try:
            graded = self._grade(content, room)
        except Exception as error:  # noqa: BLE001  # whatever it is, it is ours and no nought
            graded = Graded(Status.OUR_FAULT, problem=f"{type(error).__name__}: {error}")
        finally:
            room.close()
        seconds = round(time.monotonic() - began, 3)
        return replace(graded, seconds=seconds, sandbox=self.sandbox.level)

    def _grade(self, content: HandedIn, room: Room) -> Graded:
        folder = room.submission
        content.copy_to(folder)  # what was left out is told of each who has it
        said = read_said(folder, self.spec.kata.id, self.spec.rulebook.language)
        try:
            file = find_solution(folder, self.assignment.entry or said.entry, self.spec.vocabulary)
        except UsageError as error:
            there = any(language_of(path) for path in folder.rglob("*"))
            status = Status.NEEDS_A_HUMAN if there else Status.DID_NOT_RUN
            return Graded(status, problem=_without(error, folder), notes=said.notes)
        named = file.relative_to(folder).as_posix()
        graded = self._run(file, room, said)
        return replace(graded, solution=named, notes=(*said.notes, *graded.notes))

    def _run(self, file: Path, room: Room, said: Said) -> Graded:
        """Run a solution in the sandbox, and ask it everything."""
        limits = Limits(self.assignment.call_limit, self.assignment.run_limit)
        known = self.spec.vocabulary.stand_ins
        try:
            host = self.sandbox.open(file, room, limits=limits, known=known)
        except UsageError as error:
            # What its language needs isn't on this machine: its author can't help that.
            return Graded(Status.OUR_FAULT, problem=str(error))
        with closing(host):
            try:
                host.describe()
            except UsageError as error:
                return self._not_run(error, room.submission)
            printed = host.printed
            return replace(self.asking.ask(host, said), printed=printed)

    @staticmethod
    def _not_run(error: UsageError, folder: Path) -> Graded:
        """What is said of one that doesn't load."""
        if missing := IMPORTS.search(error.problem):
            package = missing[1].partition(".")[0]
            error = UsageError(error.problem, found=error.found, advice=ALONE.format(package))
        return Graded(Status.DID_NOT_RUN, problem=_without(error, folder))


IMPORTS = re.compile(r"imports (\w[\w.]*), which isn't here")
"""What is said of a Python file that imports what a submission doesn't have."""

ALONE = (
    "a submission has Python's own library and its own files; "
    "who grades can permit more: --allow-package {}"
)


def found_sandbox(assignment: Assignment, workspace: Path) -> Sandbox:
    """Find the sandbox that an assignment asks for, with its toolbox in `workspace`.

    Raises OurFault if there is none that will do, UsageError for a package that isn't there.
    """
    shelf = open_shelf(assignment.packs)
    ours = [
        place for board in shelf.boards for place in (board.katas, board.features, board.solutions)
    ]
    return find_sandbox(
        workspace,
        hidden=[*ours, Path(katas.__file__).parent],
        packages=assignment.packages,
        at_least=Level(assignment.at_least) if assignment.at_least else None,
        only=Level(assignment.only) if assignment.only else None,
    )


def _without(error: KatasError, folder: Path) -> str:
    """What is said of a submission, without where it lies here."""
    return str(error).replace(f"{folder}/", "").replace(str(folder), "the submission")
