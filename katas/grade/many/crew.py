"""Shares the work out over processes of ours on this machine: each grades one after the other."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import Protocol

from katas.grade.assignment import Assignment
from katas.grade.graded import Graded, Status
from katas.grade.grading import Grader
from katas.grade.sandbox import Plan, Sandbox
from katas.grade.submissions import Content

AHEAD = 3
"""So many jobs are handed out for each process: enough that none waits, and no more in memory."""

LEFT_US = "the process that graded it ended, twice"


@dataclass(frozen=True, slots=True)
class Job:
    """One content to grade, under the key that its result is kept by."""

    key: bytes
    content: Content


Done = Iterator[tuple[bytes, Graded]]
"""Results as they come, each by the key of its job."""


class Crew(Protocol):
    """Whoever grades many."""

    def grade(self, jobs: Iterable[Job]) -> Done:
        """Grade them, in any order. Whoever stops listening stops the work."""


@dataclass(frozen=True)
class Alone:
    """One process of ours, the one that we are in."""

    grader: Grader

    def grade(self, jobs: Iterable[Job]) -> Done:
        """Grade them one after the other."""
        for job in jobs:
            yield job.key, self.grader.grade(job.content)


@dataclass(frozen=True)
class Processes:
    """So many processes of ours.

    A submission can't end one of them, but the machine can: what it was at is graded once more,
    by itself, and is our fault if that ends it as well.
    """

    count: int
    assignment: Assignment
    sandbox: Sandbox
    workspace: Path

    def grade(self, jobs: Iterable[Job]) -> Done:
        """Grade them, a few ahead of the results."""
        left = iter(jobs)
        for first in left:
            lost: list[Job] = []
            yield from self._until_broken(chain([first], left), self.count, lost)
            for job in lost:
                again: list[Job] = []
                yield from self._until_broken(iter([job]), 1, again)
                if again:
                    yield job.key, Graded(Status.OUR_FAULT, problem=LEFT_US)

    def _until_broken(self, jobs: Iterator[Job], count: int, lost: list[Job]) -> Done:
        """Grade until all is done or a process has ended; then what was handed out is `lost`."""
        # Each is a child of this process, and of no server in between: it ends with us.
        context = multiprocessing.get_context("spawn")
        told = (self.assignment, self.sandbox.plan, self.workspace)
        pool = ProcessPoolExecutor(count, context, _begin, told)
        out: dict[Future[Graded], Job] = {}

        def hand_out(many: int) -> None:
            for job in islice(jobs, many):
                lost.append(job)  # until the pool has taken it
                out[pool.submit(_grade, job.content)] = job
                lost.pop()

        try:
            hand_out(AHEAD * count)
            while out:
                done, _ = wait(out, return_when=FIRST_COMPLETED)
                for future in done:
                    graded = future.result()
                    yield out.pop(future).key, graded
                hand_out(len(done))
        except BrokenProcessPool:
            lost += out.values()
        finally:
            _end(pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes at once: whoever is still at work works for nobody."""
    for child in multiprocessing.active_children():
        child.kill()
    pool.shutdown(cancel_futures=True)


_grader: list[Grader] = []
"""The grader of this process, once it has begun."""


def _begin(assignment: Assignment, plan: Plan, workspace: Path) -> None:
    """Begin to be one of the processes: Ctrl-C is for who has started them all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end_with_parent()
    _grader[:] = [Grader.open(assignment, Sandbox.by(plan), workspace)]


def _grade(content: Content) -> Graded:
    return _grader[0].grade(content)


def _end_with_parent() -> None:
    """Let the system end this process when the one that started it has gone."""
    if sys.platform.startswith("linux"):
        import ctypes  # noqa: PLC0415  # here alone

        ctypes.CDLL(None).prctl(1, signal.SIGKILL, 0, 0, 0)


def usual_count() -> int:
    """As many processes as there are processors for us."""
    if sys.platform.startswith("linux"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
