"""Shares the work out over machines, by a Dask scheduler: an extra, `katas[cluster]`.

No submission runs inside a Dask process, nor is one ever taken apart there: a worker of theirs
does what a process of ours does, and starts each submission in a sandbox of its own machine.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import katas
from katas.errors import KatasError, OurFault, UsageError
from katas.grade.assignment import Assignment
from katas.grade.canaries import send_canaries
from katas.grade.graded import Graded, Status
from katas.grade.grading import Grader, found_sandbox
from katas.grade.many.crew import Done, Job
from katas.grade.submissions.files import Files

if TYPE_CHECKING:
    from distributed import Client, Future

CHUNK = 20
"""So many submissions go to a worker at a time: few enough to be done again where it is lost."""

AHEAD = 2
"""So many chunks are handed out for each worker."""

WAIT = 10
"""Seconds in which a scheduler has to answer, and a first worker to be there."""

Sent = list[tuple[bytes, Files]]
"""A chunk as it crosses: the contents themselves, by the keys of their results."""


@dataclass(frozen=True)
class Cluster:
    """The workers of a scheduler at `address`.

    A worker that is lost loses no submission: the scheduler gives its chunk to another, as often
    as it allows. What comes back from a worker has been graded; only faults of ours are retried.
    """

    address: str
    assignment: Assignment
    spec: str

    def grade(self, jobs: Iterable[Job]) -> Done:
        """Grade them in chunks, each result as its chunk is done.

        Raises UsageError if no scheduler or no worker is there.
        """
        chunks = _chunks(jobs)
        with self._client() as client:
            from distributed import as_completed  # noqa: PLC0415  # an extra, and it is there

            workers = len(client.scheduler_info()["workers"])
            sent: dict[Future, Sent] = {}
            first = [self._send(client, chunk, sent) for chunk in islice(chunks, AHEAD * workers)]
            coming = as_completed(first)
            for future in coming:
                chunk = sent.pop(future)
                yield from self._came(future, chunk)
                future.release()
                for following in islice(chunks, 1):
                    coming.add(self._send(client, following, sent))

    def _client(self) -> Client:
        try:
            from distributed import Client  # noqa: PLC0415  # an extra
        except ImportError:
            raise UsageError(
                "--cluster needs Dask's distributed scheduler, which isn't here",
                advice='python -m pip install "katas[cluster]", here and where the workers are',
            ) from None
        try:
            client = Client(self.address, timeout=WAIT)
            client.wait_for_workers(1, timeout=WAIT)
        except (OSError, TimeoutError) as error:
            raise UsageError(
                f"--cluster {self.address}: {error}",
                advice="start one: dask scheduler, and dask worker ADDRESS on each machine",
            ) from None
        return client

    def _send(self, client: Client, chunk: Sent, sent: dict[Future, Sent]) -> Future:
        future = client.submit(grade_chunk, self.assignment, self.spec, chunk, pure=False)
        sent[future] = chunk
        return future

    def _came(self, future: Future, chunk: Sent) -> Iterator[tuple[bytes, Graded]]:
        """What came of a chunk; of one that ended its workers again and again, that.

        Raises OurFault where a worker can't grade at all.
        """
        error = future.exception()
        if isinstance(error, KatasError):
            raise OurFault(
                f"a worker of the cluster can't grade: {error.problem}", found=error.found
            )
        if error is not None:
            said = f"the workers that graded it were lost: {type(error).__name__}"
            yield from ((key, Graded(Status.OUR_FAULT, problem=said)) for key, _ in chunk)
            return
        for key, data in future.result():
            yield key, Graded.from_data(data)


def _chunks(jobs: Iterable[Job]) -> Iterator[Sent]:
    rest = iter(jobs)
    while chunk := [(job.key, job.content.read()) for job in islice(rest, CHUNK)]:
        yield chunk


def grade_chunk(
    assignment: Assignment, spec: str, chunk: Sent
) -> list[tuple[bytes, dict[str, Any]]]:
    """Grade some submissions, in a worker.

    Raises OurFault if this machine has another version of the spec, or no sandbox that will do.
    """
    grader = _grader_of(_Hashable(assignment))
    if grader.digest != spec:
        raise OurFault(
            "it has another version of the kata",
            found=[f"katas {katas.__version__} there; its spec is {grader.digest[:12]}"],
        )
    return [(key, grader.grade(content).as_data()) for key, content in chunk]


class _Hashable:
    """An assignment as a key: the same for the same one, however often it crosses."""

    def __init__(self, assignment: Assignment) -> None:
        self.assignment = assignment

    def __hash__(self) -> int:
        return hash(self.assignment.key("", ""))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Hashable) and other.assignment == self.assignment


@cache
def _grader_of(asked: _Hashable) -> Grader:
    """The grader of a worker, made once for each assignment; canaries go first there, too."""
    workspace = Path(tempfile.mkdtemp(prefix="katas-"))
    atexit.register(shutil.rmtree, workspace, ignore_errors=True)
    sandbox = found_sandbox(asked.assignment, workspace)
    grader = Grader.open(asked.assignment, sandbox, workspace)
    send_canaries(grader)
    return grader
